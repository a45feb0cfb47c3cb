import { expect, it } from "vitest";
import { lastDrawn, placesOf, placesOn } from "../../src/games/cartographers/events";
import type { Happened } from "../../src/lib/protocol";

const drawn = (owner: number, word: string) => ({
  $: "Drawn",
  seat: owner,
  owner,
  terrain: { $: "Terrain", word: "farm" },
  cells: { $: "Cells", word },
  coins: 0,
});
const happened = (seq: number, events: unknown[]) => ({ seq, events }) as unknown as Happened;

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

it("knows what was drawn last, by map", () => {
  const log = [
    happened(1, [drawn(0, "A1"), drawn(1, "A2")]),
    happened(2, [drawn(0, "B4"), drawn(1, "C1+C2")]),
    happened(3, []),
  ];
  expect([...lastDrawn(log)]).toEqual([
    [0, ["B4"]],
    [1, ["C1", "C2"]],
  ]);
  expect(lastDrawn([]).size).toBe(0);
});
