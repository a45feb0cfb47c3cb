import { describe, expect, it } from "vitest";

import { none } from "../../src/games/catan/cards";
import { changesSince } from "../../src/games/catan/changes";
import { latest } from "../../src/games/catan/events";
import { keyAt, spotAt } from "../../src/games/catan/geometry";
import { occasionIn } from "../../src/games/catan/occasion";
import { byPlace, goalsOf, listed, meant, placesOf, playable } from "../../src/games/catan/offer";
import { deckOf, PICTURES } from "../../src/games/catan/progress";
import { kindsIn, TRACKS, type CatanView, type Offer, type Progress } from "../../src/games/catan/view";
import { cards, corner, moved } from "./happened";

const march = (to: string) => ({ do: "march", action: `march E7n to ${to}`, to: `corner:${to}` });
const offer: Offer = {
  kind: "places",
  decision: "TakeTurn",
  places: {
    "corner:E7n": [{ do: "activate", action: "activate E7n", cost: { grain: 1 } }, march("E7ne"), march("E7s")],
    "corner:E7s": [march("E7n")],
    "edge:E7ne": [{ do: "diplomat", action: "diplomat E7ne" }],
    "hex:E7": [{ do: "inventor", action: "inventor E7 F5", to: "hex:F5" }],
  },
  others: [{ do: "spy", action: "spy 1", victim: 1 }],
};

describe("knights", () => {
  it("have all their ways in one answer beside what else they can do, and one that can only march has its ways", () => {
    const places = byPlace(offer, null);
    const [first, second] = [places.get(keyAt("corner:E7n")) ?? [], places.get(keyAt("corner:E7s")) ?? []];
    expect(listed(first).map((answer) => answer.do)).toEqual(["activate", "march-from"]);
    expect(listed(second).map((answer) => answer.do)).toEqual(["march"]);
    expect([...goalsOf(first).keys()]).toEqual([keyAt("corner:E7ne"), keyAt("corner:E7s")]);
  });

  it("are what somebody means who asks why another place is not possible", () => {
    const flee: Offer = {
      ...offer,
      decision: "Flee",
      places: { "corner:E7n": [{ do: "flee", action: "flee E7n" }] },
    };
    expect(meant(spotAt("corner:E7s"), { players: [] } as unknown as CatanView, 0, flee)).toBe("flee E7s");
  });

  it("are asked about with what was begun: the piece that is to move, or the kind whose places are lit", () => {
    const view = { players: [{ settlements: [] }] } as unknown as CatanView;
    const [there, hills] = [spotAt("corner:E8s"), spotAt("edge:E8e")];
    expect(meant(there, view, 0, offer, { ship: spotAt("corner:E7n"), only: null })).toBe("march E7n to E8s");
    expect(meant(there, view, 0, offer, { ship: null, only: "activate" })).toBe("activate E8s");
    expect(meant(hills, view, 0, offer, { ship: null, only: "activate" })).toBe("road E8e");
    const token = { ship: spotAt("hex:F5"), only: "inventor" };
    expect(meant(spotAt("hex:E8"), view, 0, offer, token)).toBe("inventor E8 F5");
  });

  it("are meant before a building where they stand: to be activated, then to act", () => {
    const knights = [
      { corner: "E7n", active: false },
      { corner: "E7s", active: true },
      { corner: "E8s", active: true },
    ];
    const view = {
      players: [{ settlements: [] }],
      realm: { players: [{ knights }] },
      enchanted: { dragons: ["E8s", "E7n"] },
    } as unknown as CatanView;
    const asked = ["E7n", "E7s", "E8s", "E9s"].map((corner) => meant(spotAt(`corner:${corner}`), view, 0, offer));
    expect(asked).toEqual(["activate E7n", "march E7s to E7s", "fight E8s", "settle E9s"]);
  });
});

describe("progress cards", () => {
  it("light their places only when they are picked, an Inventor's two tokens in any order", () => {
    expect(byPlace(offer, null).has(keyAt("edge:E7ne"))).toBe(false);
    expect(byPlace(offer, "diplomat").has(keyAt("edge:E7ne"))).toBe(true);
    const tokens = byPlace(offer, "inventor");
    expect(tokens.get(keyAt("hex:F5"))).toMatchObject([{ action: "inventor E7 F5", to: "hex:E7" }]);
  });

  it("can be played with and without a place", () => {
    expect([...playable(offer)]).toEqual(expect.arrayContaining(["spy", "diplomat", "inventor"]));
  });

  it("are nine or ten kinds of politics and science, and six of trade, each with a picture of its own", () => {
    const kinds = Object.keys(PICTURES) as Progress[];
    const count = (track: string): number => kinds.filter((card) => deckOf(card) === track).length;
    expect(TRACKS.map(count)).toEqual([6, 9, 10]);
    expect(new Set(kinds.map((card) => JSON.stringify(PICTURES[card]))).size).toBe(25);
  });
});

describe("commodities", () => {
  it("are counted where the bank has them", () => {
    expect(kindsIn({ brick: 1, ore: 0 })).toEqual(["brick", "ore"]);
    expect(kindsIn(none())).toHaveLength(8);
  });

  it("come and go with the cards that are played", () => {
    const happened = [
      moved(0, "end"),
      moved(1, "give wool", { $: "HarborTraded", seat: 1, partner: 0, give: cards("wool"), get: cards("coin") }),
      moved(1, "wedding", { $: "CardsTaken", seat: 1, victim: 0, number: 2, cards: cards("2paper") }),
      moved(1, "spy 0", { $: "CardsTaken", seat: 1, victim: 2, number: 2, cards: null }),
    ];
    expect(changesSince(happened, 0)).toEqual({ ...none(), wool: 1, coin: -1, paper: -2 });
  });
});

describe("the barbarians", () => {
  const landed = moved(
    1,
    "roll",
    { $: "ThreeRolled", seat: 1, red: 3, yellow: 5, face: { $: "Face", word: "ship" } },
    { $: "BarbariansLanded", strength: 3, defence: { $: "tuple", items: [0, 1] } },
    { $: "CityPillaged", seat: 0, corner: corner("E7n") },
    { $: "Produced", seat: 0, cards: cards("wool") },
  );

  it("are noticed, with the city they pillaged", () => {
    expect(occasionIn([moved(0, "end"), landed], 0, true)).toMatchObject({
      words: ["BarbariansLanded.", "CityPillaged."],
      places: ["corner:E7n"],
    });
  });

  it("hit those whose city it was, and what the dice brought stands in the line of the roll", () => {
    const lines = latest([landed], 0);
    expect(lines.map(({ tone }) => tone === "hits")).toEqual([false, false, true]);
    expect(lines[0]?.gains).toEqual([{ seat: 0, cards: { wool: 1 } }]);
    expect(placesOf(landed.events[0])).toEqual(["number:8"]);
  });
});
