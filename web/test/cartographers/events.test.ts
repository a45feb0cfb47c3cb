import { expect, it } from "vitest";
import { placesOf, placesOn } from "../../src/games/cartographers/events";

const drawn = (owner: number, word: string) => ({
  $: "Drawn",
  seat: owner,
  owner,
  terrain: { $: "Terrain", word: "farm" },
  cells: { $: "Cells", word },
  coins: 0,
});

it("tells the places of a drawing", () => {
  expect(placesOf(drawn(0, "B4+B5"))).toEqual(["0 B4", "0 B5"]);
  expect(placesOf({ $: "MonstersPlaced", cells: { $: "Cells", word: "K11" } })).toEqual(["0 K11"]);
});

it("tells them apart by map", () => {
  const places = [...placesOf(drawn(1, "B4")), ...placesOf(drawn(11, "B5"))];
  expect([placesOn(1, places), placesOn(11, places), placesOn(0, places)]).toEqual([["B4"], ["B5"], []]);
});

it("tells none for other events", () => {
  for (const event of [null, "Drawn", { $: "SeasonBegan" }, { $: "MonstersPlaced", cells: null }])
    expect(placesOf(event)).toEqual([]);
});
