import { describe, expect, it } from "vitest";
import { endingOf, lost } from "$lib/ended";
import type { Standing } from "$lib/protocol";

const at = (place: number, score: number, feat: Standing["feat"] = null): Standing =>
  ({ place, score, feat, lines: [], tie_breaks: [], title: null, played: "" }) as Standing;

describe("the end of a game", () => {
  it("has one winner, several, or somebody who played alone", () => {
    expect(endingOf([at(2, 7), at(1, 10)], [1])).toEqual({ kind: "won", seat: 1, mine: true });
    expect(endingOf([at(2, 7), at(1, 10)], [])).toEqual({ kind: "won", seat: 1, mine: false });
    expect(endingOf([at(1, 8), at(3, 2), at(1, 8)], [2])).toEqual({ kind: "shared", seats: [0, 2], mine: true });
    expect(endingOf([at(1, -3)], [0])).toEqual({ kind: "alone", seat: 0, mine: true });
  });

  it("tells who has lost how much was missing", () => {
    expect(lost([at(1, 10), at(3, 6), at(2, 8)], [1])).toEqual({ place: 3, missing: 4 });
    expect(lost([at(1, 10), at(2, 10)], [1])).toEqual({ place: 2, missing: 0 });
  });

  it("does not count points where something else has won", () => {
    expect(lost([at(2, 12), at(1, 5, { rule: "CT-1", what: "canal" })], [0])).toEqual({ place: 2, missing: null });
  });

  it("tells nothing to winners, to those who watch, and to several at one screen", () => {
    for (const mine of [[0], [], [0, 1]]) expect(lost([at(1, 10), at(2, 6)], mine)).toBeNull();
  });
});
