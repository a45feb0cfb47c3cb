import { describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as unknown as typeof matchMedia;
});

import type { Happened, Standing } from "../../src/lib/protocol";
import { finalPoints, grownBy } from "../../src/games/terra_mystica/growth";

function standing(score: number, ...lines: [string, number][]): Standing {
  return {
    score,
    place: 1,
    lines: lines.map(([source, points]) => ({ rule: "", what: [source], points })),
    tie_breaks: [],
    title: "",
    played: "",
    feat: null,
  };
}

describe("how the points grew", () => {
  it("is told after each round, and after the final scoring", () => {
    const growth = {
      stages: [0, 0, 1, 1, 2, 2, 2],
      points: [
        [0, 0],
        [20, 0],
        [20, 20],
        [22, 20],
        [25, 21],
        [25, 30],
        [40, 50],
      ],
      ended: [],
    };
    const outcome = [
      standing(40, ["start", 20], ["cult", 8], ["network", 4]),
      standing(50, ["start", 20], ["resources", 5]),
    ];

    expect(grownBy(growth, outcome)).toEqual({
      start: [20, 20],
      rounds: [1, 2],
      points: [
        [25, 28, 40],
        [21, 45, 50],
      ],
    });
  });

  it("knows what the final scoring brought", () => {
    const events = [
      { $: "FinalPoints", seat: 1, what: "FIRE", points: 8 },
      { $: "Built", seat: 0 },
      { $: "FinalPoints", seat: 0, what: "FIRE", points: 4 },
    ];
    expect(finalPoints([{ events } as unknown as Happened]).get("FIRE")).toEqual([4, 8]);
  });
});
