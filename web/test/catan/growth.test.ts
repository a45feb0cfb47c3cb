import { describe, expect, it } from "vitest";
import { grownBy } from "../../src/games/catan/growth";

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
    };
    expect(grownBy(growth)).toEqual({
      start: [2, 2],
      rounds: [1, 2, 3],
      points: [
        [3, 4, 6],
        [2, 2, 2],
      ],
    });
  });

  it("is told of some rounds only in a long game, always of the last", () => {
    const stages = Array.from({ length: 21 }, (_, round) => round);
    const { rounds, points } = grownBy({ stages, points: stages.map((round) => [round]) });
    expect(rounds).toEqual([2, 5, 8, 11, 14, 17, 20]);
    expect(points).toEqual([rounds]);
  });
});
