import { describe, expect, it } from "vitest";
import type { Growth, Happened } from "$lib/protocol";
import { gainedIn, isNews, plus } from "../../src/table/summary.svelte";

const moved = (move: number, seat: number): Happened => ({ kind: "moved", move, seat, seq: 10 + move }) as Happened;
const line = (what: string, points: number) => ({ rule: "TM-1", what: [what], points });
const growth: Growth = {
  stages: [0, 0, 1, 1, 2],
  points: [
    [20, 20],
    [20, 20],
    [20, 20],
    [23, 20],
    [22, 26],
  ],
  ended: [
    { stage: 0, move: 2, gained: [[], []] },
    {
      stage: 1,
      move: 4,
      gained: [
        [line("town", 3), line("leech", -1)],
        [line("town", 4), line("town", 2)],
      ],
    },
  ],
};

describe("the summary of a round", () => {
  it("has the most first, with what brought it and all points so far", () => {
    expect(gainedIn(growth, 1, "no-words")).toEqual([
      { seat: 1, points: 6, total: 26, parts: [{ name: "Town", points: 6 }] },
      {
        seat: 0,
        points: 2,
        total: 22,
        parts: [
          { name: "Town", points: 3 },
          { name: "Leech", points: -1 },
        ],
      },
    ]);
    expect(gainedIn(growth, 0, "no-words").map(({ points, parts }) => [points, parts])).toEqual([
      [0, []],
      [0, []],
    ]);
    expect(gainedIn(growth, 2, "no-words")).toEqual([]);
  });

  it("writes what came and what was paid", () => {
    expect([3, 0, -2].map(plus)).toEqual(["+3", "0", "\u22122"]);
  });

  it("is news until whoever looks has acted, though others act many times", () => {
    const happened = [moved(1, 0), moved(2, 1), moved(3, 1), moved(4, 1), moved(5, 1)];
    const isOthers = (thing: Happened): boolean => thing.seat !== 0;
    expect(isNews(happened, 1, isOthers, 2)).toBe(true);
    expect(isNews([...happened, moved(6, 0)], 1, isOthers, 2)).toBe(false);
    expect(isNews(happened, 6, isOthers, 2)).toBe(false);
  });

  it("is news for those who watch as long as a round of moves", () => {
    const happened = [moved(1, 0), moved(2, 1), moved(3, 0)];
    expect(isNews(happened, 1, null, 2)).toBe(true);
    expect(isNews([...happened, moved(4, 1)], 1, null, 2)).toBe(false);
  });
});
