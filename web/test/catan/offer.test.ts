import { describe, expect, it } from "vitest";
import { actionsOf } from "$lib/actions";
import { balanceOf, given, none, read, same, size, taken, write } from "../../src/games/catan/cards";
import { keyAt, spotAt } from "../../src/games/catan/geometry";
import {
  aboutCards,
  answersThat,
  bankTrade,
  buildable,
  byPlace,
  goalsOf,
  meant,
  placesOf,
  tradeText,
} from "../../src/games/catan/offer";
import { expected } from "../../src/games/catan/rolls";
import type { CatanView, Offer } from "../../src/games/catan/view";
import server from "./server.json";

const offer: Offer = {
  kind: "places",
  decision: "TakeTurn",
  places: {
    "corner:E7n": [{ do: "city", action: "city E7n", cost: { grain: 2, ore: 3 }, gain: { points: 1 } }],
    "edge:E7ne": [{ do: "road", action: "road E7ne", cost: { brick: 1, lumber: 1 } }],
  },
  others: [
    { do: "bank", action: "bank 4wool for ore", cost: { wool: 4 }, gain: { ore: 1 } },
    { do: "plenty", action: "plenty 2ore", cards: { ore: 2 }, gain: { ore: 2 } },
    { do: "end", action: "end" },
  ],
  trade: { do: "offer", partners: [1, 2] },
};

describe("the actions of an offer", () => {
  it.each(server.offers)("are those of the server: $name", ({ offer: given, actions }) => {
    expect(actionsOf(given).sort()).toEqual(actions);
  });
});

describe("an offer", () => {
  it("is found by place, under any name", () => {
    expect(byPlace(offer, null).get(keyAt("corner:D7sw"))?.[0]?.action).toBe("city E7n");
    expect(byPlace(offer, "road").has(keyAt("corner:E7n"))).toBe(false);
    expect(buildable(offer)).toEqual(new Set(["city", "road"]));
  });

  it("knows a trade of the bank by its terms", () => {
    expect(bankTrade(offer, balanceOf({ wool: 4 }, { ore: 1 }))?.action).toBe("bank 4wool for ore");
    expect(bankTrade(offer, balanceOf({ wool: 3 }, { ore: 1 }))).toBeNull();
    expect(aboutCards(answersThat(offer, "plenty"), { ore: 2 })?.action).toBe("plenty 2ore");
  });

  it("writes trades as the server reads them", () => {
    const terms = balanceOf({ wool: 2 }, { ore: 1, brick: 1 });
    expect(tradeText("offer", terms, [1, 2], [1, 2])).toBe("offer 2wool for brick+ore");
    expect(tradeText("offer", terms, [2], [1, 2])).toBe("offer 2wool for brick+ore to 2");
    expect(tradeText("counter", terms, [0], [0])).toBe("counter 2wool for brick+ore");
  });

  it("guesses what somebody means by a place", () => {
    const view = { players: [{ settlements: ["E7n"] }] } as unknown as CatanView;
    expect(meant(spotAt("corner:D7sw"), view, 0, offer)).toBe("city D7sw");
    expect(meant(spotAt("corner:E7s"), view, 0, offer)).toBe("settle E7s");
    expect(meant(spotAt("edge:E7e"), view, 0, offer)).toBe("road E7e");
    const robbing = { "hex:E8": [{ do: "robber", action: "robber E8" }] };
    expect(meant(spotAt("hex:E7"), view, 0, { ...offer, decision: "MoveRobber", places: robbing })).toBe("robber E7");
  });

  it("takes a place out at sea for a ship's or the pirate's", () => {
    const hexes = [
      { hex: "E7", terrain: "desert", token: 0 },
      { hex: "E8", terrain: "sea", token: 0 },
    ];
    const view = { players: [{ settlements: [] }], sea: { players: [] }, hexes } as unknown as CatanView;
    const thieving = { ...offer, decision: "MoveRobberOrPirate" };
    expect(meant(spotAt("edge:E7e"), view, 0, offer)).toBe("road E7e");
    expect(meant(spotAt("edge:E8e"), view, 0, offer)).toBe("ship E8e");
    expect(meant(spotAt("hex:E7"), view, 0, thieving)).toBe("robber E7");
    expect(meant(spotAt("hex:E8"), view, 0, thieving)).toBe("pirate E8");
  });

  it("takes a coast for a ship's where only own ships lead there", () => {
    const hexes = [
      { hex: "E7", terrain: "desert", token: 0 },
      { hex: "D7", terrain: "desert", token: 0 },
      { hex: "E8", terrain: "sea", token: 0 },
    ];
    const mine = (roads: string[], ships: string[]): CatanView =>
      ({ players: [{ settlements: [], roads }], sea: { players: [{ ships }] }, hexes }) as unknown as CatanView;
    expect(meant(spotAt("edge:E7e"), mine([], ["E8se"]), 0, offer)).toBe("road E7e"); // it is a ship's length away
    expect(meant(spotAt("edge:E7e"), mine([], ["E8sw"]), 0, offer)).toBe("ship E7e");
    expect(meant(spotAt("edge:E7e"), mine(["E7ne"], ["E8sw"]), 0, offer)).toBe("road E7e");
    expect(meant(spotAt("edge:E7ne"), mine([], ["E8nw"]), 0, offer)).toBe("road E7ne"); // between two lands
  });

  it("shows where a ship may go", () => {
    const goals = goalsOf([{ do: "move", action: "move E8e to E9e", to: "edge:E9e" }]);
    expect(goals.get(keyAt("edge:E10w"))?.[0]?.action).toBe("move E8e to E9e");
  });
});

describe("cards", () => {
  it("are written and read", () => {
    expect(write({ ore: 1, wool: 2 })).toBe("2wool+ore");
    expect(write({})).toBe("nothing");
    expect(read("2wool+ore")).toEqual({ wool: 2, ore: 1 });
    expect(read("nothing")).toEqual({});
  });

  it("are given and taken", () => {
    const balance = balanceOf({ wool: 2 }, { ore: 1 });
    expect([given(balance), taken(balance), size(given(balance))]).toEqual([{ wool: 2 }, { ore: 1 }, 2]);
    expect(same(given(none()), {})).toBe(true);
    expect(same({ wool: 1 }, { ore: 1 })).toBe(false);
  });
});

describe("the log", () => {
  it("lights the places of an event", () => {
    expect(placesOf({ $: "RoadBuilt", seat: 0, edge: { $: "Edge", word: "E7se" } })).toEqual(["edge:E7se"]);
    expect(placesOf({ $: "Rolled", seat: 0, one: 2, other: 6 })).toEqual(["number:8"]);
    expect(placesOf({ $: "TurnBegun", seat: 0, turn: 1 })).toEqual([]);
    expect(placesOf(null)).toEqual([]);
  });
});

it("expects a seven most often", () => {
  expect(expected(7, 36)).toBe(6);
  expect(expected(2, 36)).toBe(1);
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].reduce((sum, number) => sum + expected(number, 36), 0)).toBe(36);
});
