import { expect, it } from "vitest";
import { newIn, BLOBS, signsOf, spacesOf, type Space } from "../../src/games/cartographers/spaces";

it("draws a wash where its space is", () => {
  const [here, right] = spacesOf(["FF"]);
  expect(BLOBS.map((blob) => blob.replace(/(\d)-/g, "$1 -"))).toContain(here?.blob);
  const numbers = right?.blob.match(/-?\d+/g)?.map(Number) ?? [];
  expect(numbers.filter((_, index) => index % 2 === 0).every((x) => x >= 38 && x <= 82)).toBe(true);
  expect(numbers.filter((_, index) => index % 2 === 1).every((y) => y >= -2 && y <= 42)).toBe(true);
});

it("knows ruins under terrain, and gives the same object for the same space", () => {
  const before = spacesOf(["Rf^"]);
  expect(before.map(({ kind, ruins }) => [kind, ruins])).toEqual([
    [null, true],
    ["forest", true],
    ["mountain", false],
  ]);
  const after = spacesOf(["Rw^"]);
  expect(after.map((space, index) => space === before[index])).toEqual([true, false, true]);
});

const at = (rows: string[], index: number): Space => spacesOf(rows)[index]!;
const drawings = (space: Space, small = false, pays = false) => signsOf(space, small, pays).map(({ href }) => href);

it("draws ruins whole where nothing covers them, and in the corner of a terrain", () => {
  expect(drawings(at(["R"], 0))).toEqual(["#ca-ruins"]);
  expect(drawings(at(["w"], 0))).toEqual([expect.stringMatching(/^#ca-water-\d$/), "#ca-ruined"]);
  expect(drawings(at(["."], 0))).toEqual([]);
});

it("draws a coin on a mountain as long as it pays", () => {
  expect(drawings(at(["^"], 0), false, true)).toEqual(["#ca-mountain", "#ca-coin"]);
  expect(drawings(at(["^"], 0))).toEqual(["#ca-mountain"]);
});

it("draws one sign a space on a small map", () => {
  expect(drawings(at(["w"], 0), true)).toEqual(["#ca-s-water"]);
  expect(drawings(at(["R"], 0), true)).toEqual(["#ca-s-ruins"]);
  expect(drawings(at(["."], 0), true)).toEqual([]);
});

it("puts a drawing on its space", () => {
  const [sign] = signsOf(at(["..", ".F"], 3), true, false);
  expect(sign?.transform).toBe("translate(44 44) scale(0.8)");
});

it("are drawn in where they have changed, among those that somebody drew", () => {
  const names = (among: string[]) => newIn(".F. ...", ".F. WW.", among).map(({ name }) => name);
  expect(names(["A2", "B1", "B2", "B3"])).toEqual(["B1", "B2"]);
  expect(names([])).toEqual([]);
});
