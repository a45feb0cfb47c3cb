import { describe, expect, it } from "vitest";
import { grownByRound } from "$lib/growth";

describe("how the points grew", () => {
  it("is told after each round, from the founded island on", () => {
    const growth = {
      stages: [0, 0, 1, 1, 2, 2, 3],
      points: [
        [0, 0],
        [2, 1],
        [2, 2],
        [3, 2],
        [3, 2],
        [4, 2],
        [6, 2],
      ],
      ended: [],
    };
    expect(grownByRound(growth)).toEqual({
      start: [2, 2],
      rounds: [1, 2, 3],
      points: [
        [3, 4, 6],
        [2, 2, 2],
      ],
    });
  });

  it("is told of every round of a long game", () => {
    const stages = Array.from({ length: 91 }, (_, round) => round);
    const { rounds, points } = grownByRound({ stages, points: stages.map((round) => [round]), ended: [] });
    expect(rounds).toEqual(stages.slice(1));
    expect(points).toEqual([rounds]);
  });
});
