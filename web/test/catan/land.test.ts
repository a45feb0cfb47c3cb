// The canal and the enchanted land as the page draws it.
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { spotAt } from "../../src/games/catan/geometry";
import { loadWords } from "../../src/lib/text.svelte";
import Land from "../../src/games/catan/Land.svelte";
import type { CatanView } from "../../src/games/catan/view";
import { marchWords, surroundings } from "../../src/games/catan/words";

const hexes = [
  { hex: "E7", terrain: "hills" as const, token: 5 },
  { hex: "E8", terrain: "fields" as const, token: 9 },
];
const ends = [
  { hex: "E9", terrain: "desert" as const, token: 0 },
  { hex: "E10", terrain: "lake" as const, token: 0 },
];
const dug = (...names: string[]) => names.map((hex) => ({ hex, ends: [`${hex}e`, `${hex}w`] as [string, string] }));
const canal = (names: string[], flooded: boolean): NonNullable<CatanView["canal"]> => ({
  sites: [],
  dug: dug(...names),
  flooded,
  dry: flooded ? [] : ["E8"],
  chits: [0, 0, 0],
  desert: "E9",
  lake: "E10",
});

test("a ditch fills with water, and a field bears grain again, when the canal is complete", async () => {
  const { container, rerender } = render(Land, { hexes, canal: canal(["E7"], false) });
  expect(container.querySelectorAll(".bed")).toHaveLength(1);
  expect(container.querySelectorAll("path.water")).toHaveLength(0);
  expect(container.querySelectorAll(".back")).toHaveLength(1);

  await rerender({ hexes, canal: canal(["E7", "E8"], true) });
  expect(container.querySelectorAll("path.water")).toHaveLength(2);
  expect(container.querySelectorAll(".back")).toHaveLength(0);
});

test("the ends of the canal bear the letters of the book", () => {
  const { container } = render(Land, { hexes: [...hexes, ...ends], canal: canal([], false) });
  const written = [...container.querySelectorAll("text")].map((text) => text.textContent);
  expect(written).toEqual(expect.arrayContaining(["A", "B"]));
});

test("a place in the enchanted land says so", async () => {
  await loadWords("catan", "en");
  const ground = { hexes, harbours: [], enchanted: { hexes: ["E8"] } };
  const said = (place: string): boolean => surroundings(spotAt(place), ground).includes("enchanted land");
  expect(["hex:E8", "corner:E8se", "corner:E8nw", "hex:E7", "corner:E7sw"].map(said)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
});

test("a knight that goes to a small island knows what it brings there", async () => {
  await loadWords("catan", "en");
  const gold = { hex: "E8", terrain: "gold" as const, token: 8 };
  const harbours = [{ edge: "E7w", kind: "ore" as const }];
  const note = (to: string, flooded: boolean): string =>
    marchWords(spotAt("corner:E10n"), spotAt(`corner:${to}`), {
      hexes: [hexes[0], gold],
      harbours,
      canal: canal([], flooded),
    } as CatanView);
  expect(note("E8se", false)).toContain("every 8");
  expect(note("E8se", true)).toBe("");
  expect(note("E7nw", true)).toContain("harbour");
});
