import { expect, it } from "vitest";
import { BLOBS, spacesOf } from "../../src/games/cartographers/spaces";

it("draws a wash where its space is", () => {
  const [here, right] = spacesOf(["FF"]);
  expect(BLOBS.map((blob) => blob.replace(/(\d)-/g, "$1 -"))).toContain(here?.blob);
  const numbers = right?.blob.match(/-?\d+/g)?.map(Number) ?? [];
  expect(numbers.filter((_, index) => index % 2 === 0).every((x) => x >= 38 && x <= 82)).toBe(true);
  expect(numbers.filter((_, index) => index % 2 === 1).every((y) => y >= -2 && y <= 42)).toBe(true);
});

it("knows ruins under terrain, and gives the same object for the same space", () => {
  const before = spacesOf(["Rf^"]);
  expect(before.map(({ kind, ruins }) => [kind, ruins])).toEqual([[null, true], ["forest", true], ["mountain", false]]);
  const after = spacesOf(["Rw^"]);
  expect(after.map((space, index) => space === before[index])).toEqual([true, false, true]);
});
