import { describe, expect, it } from "vitest";
import type { Happened } from "$lib/protocol";
import { linesOf, united } from "$lib/logLines";

const thing = (seq: number, kind: string, more: Partial<Happened> = {}): Happened => ({
  seq,
  at: 0,
  kind,
  seat: 0,
  name: null,
  text: null,
  move: null,
  action: null,
  events: [],
  words: [],
  laid_out: [],
  by: null,
  hurried: null,
  ...more,
});
const say = (key: string, args = {}): string => `${key} ${JSON.stringify(args)}`;
const names = (seat: number): string => ["Anna", "Bob"][seat] ?? "";

describe("the log", () => {
  const seqs = (told: Happened[], heard: Happened[], upTo: number): number[] =>
    united(told, heard, upTo).map((one) => one.seq);

  it("adds what was heard and is not told, in order, but no earlier moves: those were taken back", () => {
    const told = [thing(1, "sat"), thing(4, "said")];
    const heard = [thing(2, "moved"), thing(3, "undone"), thing(4, "said"), thing(5, "moved")];
    expect(seqs(told, heard, 4)).toEqual([1, 3, 4, 5]);
  });

  it("forgets a move that was taken back since, and only that", () => {
    const move = (seq: number, number: number): Happened => thing(seq, "moved", { move: number });
    const undo = thing(4, "undone", { move: 1 });
    expect(seqs([], [move(1, 1), move(3, 2), undo, move(5, 2)], 0)).toEqual([3, 4, 5]);
    expect(seqs([move(3, 1)], [move(1, 1), move(3, 2), undo], 4)).toEqual([3, 4]);
  });

  it("has a line for each event, with the event", () => {
    const moved = thing(7, "moved", { move: 3, events: [{ seat: 1 }, { card: "x" }], words: ["Eins.", "Zwei."] });
    expect(linesOf([moved], names, say)).toMatchObject([
      { key: "7.0", text: "Eins.", event: { seat: 1 }, seat: 1, move: 3 },
      { key: "7.1", text: "Zwei.", event: { card: "x" }, seat: null, move: 3 },
    ]);
  });

  it("says of a move that it was done in haste, and by whom", () => {
    const moved = thing(7, "moved", { move: 3, seat: 1, events: [{ seat: 1 }], words: ["Eins."], hurried: "good" });
    expect(linesOf([moved], names, say)).toMatchObject([
      { key: "7", text: expect.stringMatching(/^log-hurried .*"name":"Bob","strength":"good"/) as string },
      { key: "7.0", text: "Eins." },
    ]);
  });

  it("begins with what was laid out, then what was dealt", () => {
    const started = thing(0, "started", {
      seat: null,
      move: 0,
      laid_out: ["Laid."],
      words: ["Dealt."],
      events: [{ card: "x" }],
    });
    expect(linesOf([started], names, say)).toMatchObject([
      { text: "Laid.", event: null, seat: null, move: 0 },
      { text: "Dealt.", event: { card: "x" }, seat: null, move: 0 },
    ]);
  });

  it("has no line for what the board alone shows", () => {
    const moved = thing(7, "moved", { move: 3, events: [{ seat: 1 }, { seat: 0 }], words: ["", "Zwei."] });
    expect(linesOf([moved], names, say)).toMatchObject([{ key: "7.1", text: "Zwei.", seat: 0 }]);
  });

  it("says what is no move in words of its own, and leaves out what has no words", () => {
    const things = [
      thing(1, "sat", { seat: 1, name: "Bob", words: ["Dealt."], events: ["d"] }),
      thing(2, "undone", { move: 4 }),
      thing(3, "moved", { move: 4 }),
    ];
    expect(linesOf(things, names, say).map((line) => line.text)).toEqual([
      'log-sat {"name":"Bob"}',
      "Dealt.",
      'log-undone {"name":"Anna","move":4}',
    ]);
  });
});
