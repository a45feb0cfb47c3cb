// A line that falls silent without being closed is noticed, tried again, and what was said is done once.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "$lib/line.svelte";

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  ended = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.ended = true;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(type: string): void {
    this.onmessage?.({ data: JSON.stringify({ type }) });
  }
}

const last = (): Socket => Socket.all.at(-1)!;
const beats = (): number => last().sent.filter((text) => text === '{"type":"beat"}').length;
let hidden = false;
let line: Line;
let heard: string[];

describe("a line", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    Socket.all = [];
    heard = [];
    hidden = false;
    line = new Line(
      new URL("ws://x/"),
      () => ["hello", "kept"],
      ({ type }) => heard.push(type),
    );
  });
  afterEach(() => {
    line.close();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  function connect(): void {
    last().open();
    last().tell("news");
  }

  it("is noticed to be silent within five seconds, and tried again at once", () => {
    connect();
    expect([line.state, line.lostAt, last().sent]).toEqual(["open", null, ["hello", "kept"]]);
    vi.advanceTimersByTime(2_500);
    expect(beats()).toBe(1);
    vi.advanceTimersByTime(2_500);
    expect(line.state).toBe("lost");
    expect(line.lostAt).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect([Socket.all.length, Socket.all[0]!.ended]).toEqual([2, true]);
    connect();
    expect([line.state, line.lostAt, last().sent]).toEqual(["open", null, ["hello", "kept"]]);
  });

  it("holds as long as beats are answered, and tells nobody of them", () => {
    connect();
    for (let beat = 1; beat <= 20; beat++) {
      vi.advanceTimersByTime(2_500);
      expect(beats()).toBe(beat);
      last().tell("alive");
    }
    expect([line.state, Socket.all.length, heard]).toEqual(["open", 1, ["news"]]);
  });

  it("hears nothing more of a socket that was given up", () => {
    connect();
    vi.advanceTimersByTime(5_000);
    Socket.all[0]!.tell("news");
    expect(heard).toEqual(["news"]);
  });

  it("asks nothing while nobody looks, and at once when somebody does again", () => {
    connect();
    hidden = true;
    vi.advanceTimersByTime(600_000);
    expect([beats(), line.state]).toEqual([0, "open"]);
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(beats()).toBe(1);
    vi.advanceTimersByTime(2_500);
    expect(line.state).toBe("lost");
  });

  it("waits longer after each try in vain, and not at all when the network is back", () => {
    connect();
    last().onclose?.();
    const tries = (): number => Socket.all.length - 1;
    vi.advanceTimersByTime(500);
    expect(tries()).toBe(1);
    last().onclose?.();
    vi.advanceTimersByTime(999);
    expect(tries()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(tries()).toBe(2);
    last().onclose?.();
    dispatchEvent(new Event("online"));
    expect(tries()).toBe(3);
  });

  it("gives up a try that leads nowhere", () => {
    vi.advanceTimersByTime(5_000);
    expect([line.state, last().ended]).toEqual(["lost", true]);
    vi.advanceTimersByTime(500);
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(9_999);
    expect(last().ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(last().ended).toBe(true);
  });

  it("waits longer for answers where connecting took long", () => {
    vi.advanceTimersByTime(3_000);
    connect();
    vi.advanceTimersByTime(2_500 + 5_999);
    expect(line.state).toBe("open");
    vi.advanceTimersByTime(1);
    expect(line.state).toBe("lost");
  });

  it("says nothing any more once it is closed", () => {
    connect();
    line.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect([Socket.all.length, last().ended, beats()]).toEqual([1, true, 0]);
  });
});
