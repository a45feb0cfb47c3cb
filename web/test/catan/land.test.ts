// The canal as the page draws it.
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Land from "../../src/games/catan/Land.svelte";
import type { CatanView } from "../../src/games/catan/view";

const hexes = [
  { hex: "E7", terrain: "hills" as const, token: 5 },
  { hex: "E8", terrain: "fields" as const, token: 9 },
];
const dug = (...names: string[]) => names.map((hex) => ({ hex, ends: [`${hex}e`, `${hex}w`] as [string, string] }));
const canal = (names: string[], flooded: boolean): NonNullable<CatanView["canal"]> => ({
  sites: [],
  dug: dug(...names),
  flooded,
  dry: flooded ? [] : ["E8"],
  chits: [0, 0, 0],
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
