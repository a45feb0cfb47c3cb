import { beforeEach, describe, expect, it, vi } from "vitest";
import { atTable } from "$lib/api";
import type { Happened } from "$lib/protocol";
import type { Table } from "$lib/table.svelte";
import { Log } from "../../src/table/log.svelte";

const happened = (seq: number): Happened =>
  ({
    seq,
    at: 0,
    kind: "moved",
    seat: 0,
    move: seq,
    events: [null],
    words: [`move ${seq}`],
    laid_out: [],
    hurried: null,
  }) as unknown as Happened;
const looks = atTable("t", "s");
const table = {
  looks,
  seq: 0,
  happened: [],
  mySeats: [0],
  info: null,
  looked: 0,
  name: () => "Ann",
} as unknown as Table;

describe("the log", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("tells nothing twice when an answer comes late", async () => {
    const waiting: ((told: { happened: Happened[] }) => void)[] = [];
    vi.spyOn(looks, "log").mockImplementation(() => new Promise((resolve) => waiting.push(resolve as never)));
    const log = new Log(table);
    log.follow(1, "en");
    await vi.advanceTimersByTimeAsync(200);
    log.follow(2, "en");
    await vi.advanceTimersByTimeAsync(200);
    expect(waiting.length).toBe(2);

    waiting[1]?.({ happened: [happened(1), happened(2)] });
    await vi.advanceTimersByTimeAsync(0);
    waiting[0]?.({ happened: [happened(1)] });
    await vi.advanceTimersByTimeAsync(0);

    expect(log.lines.map((line) => line.text)).toEqual(["move 1", "move 2"]);
  });

  it("asks for what was not heard alone", async () => {
    const asked: (number | null | undefined)[] = [];
    vi.spyOn(looks, "log").mockImplementation((_language, after) => {
      asked.push(after);
      return Promise.resolve({ happened: after === null ? [happened(1)] : [happened(2), happened(3), happened(4)] });
    });
    const heard = { ...table, happened: [happened(2)] } as unknown as Table;
    const log = new Log(heard);
    for (const seq of [1, 2, 4]) {
      log.follow(seq, "en");
      await vi.advanceTimersByTimeAsync(200);
      if (seq === 2) expect(log.lines.map((line) => line.text)).toEqual(["move 1", "move 2"]);
    }

    expect(asked).toEqual([null, 1]);
    expect(log.lines.map((line) => line.text)).toEqual(["move 1", "move 2", "move 3", "move 4"]);
  });

  it("has the deal once, also after another language and further moves", async () => {
    const asked: (number | null | undefined)[] = [];
    vi.spyOn(looks, "log").mockImplementation((_language, after) => {
      asked.push(after);
      return Promise.resolve({ happened: after === null ? [happened(0)] : [happened(1)] });
    });
    const log = new Log(table);
    for (const [seq, language] of [
      [0, "en"],
      [0, "cs"],
      [1, "cs"],
    ] as const) {
      log.follow(seq, language);
      await vi.advanceTimersByTimeAsync(200);
    }

    expect(asked).toEqual([null, null, 0]);
    expect(log.lines.map((line) => line.text)).toEqual(["move 0", "move 1"]);
  });
});
