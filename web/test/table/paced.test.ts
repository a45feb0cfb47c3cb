// What a table shows of what the server tells, and when.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happened, News, Sight } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import { Table } from "$lib/table.svelte";

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

const seat = (number: number, yours: boolean) => ({ seat: number, kind: "person", name: `P${number}`, bot: "", yours });
const info = { seats: [seat(0, true), seat(1, false), seat(2, false)], over: false };
const sight = (seq: number, asked: number | null): Sight =>
  ({ seat: 0, view: { seq }, asked, question: null, options: null, undo: false }) as unknown as Sight;
const move = (seq: number, by: number, kind = "moved"): Happened =>
  ({
    seq,
    seat: by,
    kind,
    move: seq,
    action: "x",
    events: [{}],
    words: ["something"],
    laid_out: [],
  }) as unknown as Happened;

let table: Table;
function tell(seq: number, asked: number | null, happened: Happened[], more: Partial<News> = {}): void {
  const news = {
    type: "news",
    seq,
    since: seq - 1,
    moves: seq,
    waiting: [1],
    complete: true,
    happened,
    sights: [sight(seq, asked)],
  };
  Socket.last.onmessage?.({
    data: JSON.stringify({ info: null, outcome: null, wish: null, deletion: null, ...news, ...more }),
  });
}
const seen = (): number => (table.sights[0]?.view as { seq: number }).seq;

describe("a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    settings.pace = "usual";
    table = new Table("t", "s");
    tell(1, null, [], { info: info as unknown as News["info"] });
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("shows the moves of others one after the other, and tells at once whose turn it is", () => {
    for (const seq of [2, 3]) tell(seq, null, [move(seq, 1)]);
    tell(4, 4, [move(4, 2)]);

    expect([seen(), table.asked.length, table.myTurn]).toEqual([1, 0, true]);
    expect(table.happened).toHaveLength(0);
    vi.advanceTimersByTime(2500);
    expect([seen(), table.asked.length, table.queue.waiting]).toEqual([4, 1, 0]);
    expect(table.happened.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  });

  it("shows the own answer at once, after all that came before it", () => {
    for (const seq of [2, 3, 4]) tell(seq, null, [move(seq, 1)]);
    tell(5, null, [move(5, 0)]);
    expect(seen()).toBe(5);
  });

  it("hides nothing from whoever is asked", () => {
    tell(2, 2, [move(2, 0)]);
    for (const seq of [3, 4, 5]) tell(seq, 2, [move(seq, 1)]);
    expect([seen(), table.queue.waiting]).toEqual([5, 0]);
  });

  it("lets be followed what one move brought, and nothing that was skipped, taken back, or came in a heap", () => {
    const followed = () => table.followed.map(({ seq }) => seq);
    expect(followed()).toEqual([]);
    tell(2, null, [move(2, 1)]);
    vi.advanceTimersByTime(900);
    expect(followed()).toEqual([2]);
    for (const seq of [3, 4]) tell(seq, null, [move(seq, 1)]);
    table.skip();
    expect([seen(), followed()]).toEqual([4, []]);
    tell(5, null, [move(5, 0)]);
    expect(followed()).toEqual([5]);
    tell(6, null, [move(6, 0, "undone")]);
    expect(followed()).toEqual([]);
    tell(8, 8, [move(7, 1), move(8, 1)]);
    expect(followed()).toEqual([]);
  });

  it("shows what was taken back at once", () => {
    for (const seq of [2, 3, 4]) tell(seq, null, [move(seq, 1)]);
    tell(5, null, [move(5, 1, "undone")]);
    expect(seen()).toBe(5);
  });

  it("is as it is now for whoever says anything but a line of chat", () => {
    for (const seq of [2, 3, 4]) tell(seq, null, [move(seq, 1)]);
    void table.say("say", { text: "hm" });
    expect(table.queue.waiting).toBeGreaterThan(0);
    void table.say("undo", { seat: 0 });
    expect([seen(), table.queue.waiting]).toEqual([4, 0]);
  });

  it("has something to go through for whoever was here before, and not for whoever is new", () => {
    const happened = [move(1, 1), move(2, 2)];
    const missed = [0, 1].map((seenBefore) => {
      table.close();
      table = new Table("t", "s", seenBefore);
      tell(2, null, happened.slice(seenBefore), { since: seenBefore, info: info as unknown as News["info"] });
      return table.missed;
    });
    expect(missed).toEqual([null, 2]);
  });

  it("is not over before the last move is shown", () => {
    tell(2, null, [move(2, 1)]);
    tell(3, null, [move(3, 1)], { info: { ...info, over: true } as unknown as News["info"], outcome: [] });
    expect([table.over, table.outcome]).toEqual([false, null]);
    vi.advanceTimersByTime(1500);
    expect([table.over, table.outcome]).toEqual([true, []]);
  });

  it("greets a server that comes back with the last it heard, and knows what came all at once", () => {
    for (const seq of [2, 3, 4]) tell(seq, null, [move(seq, 1)]);
    Socket.last.onclose?.();
    vi.advanceTimersByTime(500);
    Socket.last.onopen?.();
    expect(JSON.parse(Socket.last.sent[0] ?? "")).toMatchObject({ type: "hello", seen: 4 });
    tell(
      7,
      7,
      [5, 6, 7].map((seq) => move(seq, 1)),
      { since: 4 },
    );
    expect([seen(), table.missed]).toEqual([7, 5]);
    expect(table.happened.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6, 7]);
  });
});
