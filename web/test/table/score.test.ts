import { expect, it, vi } from "vitest";
import type { Standing } from "../../src/lib/protocol";
import { tieBroken } from "../../src/lib/score";

vi.mock("$lib/text.svelte", () => ({
  t: (key: string) => key,
  hasWord: (game: string) => game === "worded",
  ofGame: () => (key: string, args: Record<string, number>) => `${key} ${args.which} ${args.more} ${args.fewer}`,
}));

function standing(score: number, place: number, ...ties: number[]): Standing {
  return { score, place, lines: [], tie_breaks: ties, title: null, played: "", feat: null };
}

it("says which tie-break made the winner win over the best of those with as many points", () => {
  const outcome = [standing(45, 3, 9, 4, 1), standing(45, 1, 9, 6, 0), standing(45, 2, 9, 5, 2)];
  expect(tieBroken("worded", outcome)).toBe("tie-broken 1 6 5");
});

it("says nothing where points decide, where all is equal, and where a game has no words for it", () => {
  const decided = [standing(45, 1, 9, 6), standing(45, 2, 9, 5)];
  expect(tieBroken("worded", [standing(46, 1, 1), standing(45, 2, 9)])).toBe("");
  expect(tieBroken("worded", [standing(45, 1, 9), standing(45, 1, 9)])).toBe("");
  expect(tieBroken("wordless", decided)).toBe("");
});
