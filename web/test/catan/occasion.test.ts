import { describe, expect, it } from "vitest";

import type { Happened } from "$lib/protocol";
import { occasionIn } from "../../src/games/catan/occasion";
import { edge, hex, moved } from "./happened";

const turned = (seat: number, where: string): Happened =>
  moved(
    seat,
    "ship E9e",
    { $: "ShipBuilt", seat, edge: edge("E9e") },
    { $: "HexTurned", seat, hex: hex(where), land: "gold", token: 9 },
  );

describe("what has changed the map", () => {
  it("is a discovery of the reader's own last move, with its place and the hex that was turned", () => {
    expect(occasionIn([turned(0, "C3")], 0, true)).toMatchObject({
      words: ["HexTurned."],
      places: ["hex:C3"],
      turned: ["C3"],
    });
  });

  it("is all that others did since then, but not what was before", () => {
    const happened = [turned(1, "C3"), moved(0, "end"), turned(1, "D4"), moved(1, "end"), turned(2, "E5")];
    expect(occasionIn(happened, 0, true)?.turned).toEqual(["D4", "E5"]);
  });

  it("stays in sight while the reader only answers another's offer", () => {
    const happened = [moved(0, "end"), turned(1, "D4"), moved(0, "decline")];
    expect(occasionIn(happened, 0, true)?.turned).toEqual(["D4"]);
  });

  it("is where the piece came to lie, if a treasure was found", () => {
    const found = moved(1, "ship E9e", { $: "ShipBuilt", seat: 1, edge: edge("E9e") }, { $: "TreasureSeen", seat: 1 });
    expect(occasionIn([moved(0, "end"), found], 0, true)?.places).toEqual(["edge:E9e"]);
  });

  it("keeps the strengths of a landing beside the cities of four players", () => {
    const pillaged = [0, 1, 2, 3].map((seat) => ({ $: "CityPillaged", seat, corner: { $: "Corner", word: "E7n" } }));
    const landing = moved(0, "roll", { $: "BarbariansLanded", strength: 4, defence: [] }, ...pillaged);
    expect(occasionIn([landing], 0, true)?.words).toEqual(["BarbariansLanded.", ...Array(4).fill("CityPillaged.")]);
  });

  it("is nothing where only dice were rolled, and looking back what one move brought", () => {
    expect(occasionIn([moved(0, "roll", { $: "Rolled", seat: 0, one: 3, other: 5 })], 0, true)).toBeNull();
    expect(occasionIn([turned(1, "C3"), turned(1, "D4")], 0, false)?.turned).toEqual(["D4"]);
  });
});
