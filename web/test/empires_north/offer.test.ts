import { describe, expect, it } from "vitest";
import { actionsOf } from "$lib/actions";
import {
  bySpot,
  canAdd,
  counting,
  countsOf,
  keeping,
  listedAnswers,
  onlyAnswer,
  placesOf,
  plainAnswers,
  tally,
  total,
} from "../../src/games/empires_north/offer";
import type { Answer, Offer } from "../../src/games/empires_north/view";

const build: Answer = {
  do: "build",
  action: "build wool-market",
  card: "wool-market",
  cost: { stone: 1 },
  otherwise: [{ action: "build wool-market stone", cost: { gold: 1 } }],
};
const offer: Offer = {
  kind: "answers",
  decision: "TakeTurn",
  answers: [
    { do: "disc", action: "disc sail", tile: "sail" },
    { do: "again", action: "again explore sail", origin: "explore", tile: "sail", cost: { food: 1 } },
    build,
    { do: "use", action: "use hall.2", piece: "hall.2" },
    { do: "attack", action: "attack 2 hall", victim: 2, piece: "hall" },
    { do: "island", action: "island timber-isle", card: "timber-isle" },
    { do: "unseen", action: "unseen near", distance: "near" },
    { do: "forward", action: "forward 2 1", place: 2, places: 1 },
    { do: "choose", action: "choose 1", number: 1 },
    { do: "pass", action: "pass" },
  ],
};
const taking = (...goods: string[]): Answer => ({ do: "take", action: `take ${goods.join()}`, goods });

describe("the offer", () => {
  it("tells where on the table each answer is given", () => {
    const spots = bySpot(offer);
    expect([...spots.keys()]).toEqual([
      "tile:sail",
      "hand:wool-market",
      "mine:hall.2",
      "theirs:2:hall",
      "island:timber-isle",
      "deck:near",
      "ship:2",
    ]);
    expect(spots.get("tile:sail")?.map(({ do: kind }) => kind)).toEqual(["disc", "again"]);
    expect(countsOf(spots)).toEqual({ tiles: 1, sea: 3, hand: 1, mine: 1, theirs: 1 });
  });

  it("leaves the rest to a list and to buttons of their own", () => {
    expect(listedAnswers(offer).map(({ action }) => action)).toEqual(["choose 1"]);
    expect(plainAnswers(offer).map(({ action }) => action)).toEqual(["pass"]);
  });

  it("lists every action for those who type", () => {
    expect(actionsOf(offer)).toEqual(offer.answers.map(({ action }) => action));
  });

  it("knows what an answer costs in each way to pay it", () => {
    expect(total(build, "build wool-market")).toEqual({ stone: 1 });
    expect(total(build, "build wool-market stone")).toEqual({ gold: 1 });
  });

  it("finds the cards that are kept in any order", () => {
    const keep: Answer = { do: "keep", action: "keep a,a,b", cards: ["a", "a", "b"] };
    const kept: Offer = { kind: "answers", decision: "KeepOpening", answers: [keep] };
    expect(keeping(kept, ["b", "a", "a"])).toBe(keep);
    expect(keeping(kept, ["b", "a"])).toBeNull();
  });

  it("counts out goods as far as an answer has them", () => {
    const answers = [taking("food", "food"), taking("food", "wood")];
    expect(canAdd(answers, [], "wood")).toBe(true);
    expect(canAdd(answers, ["wood"], "wood")).toBe(false);
    expect(canAdd(answers, ["food", "wood"], "food")).toBe(false);
    expect(counting(answers, ["wood", "food"])?.action).toBe("take food,wood");
    expect(counting(answers, ["food"])).toBeNull();
    expect(tally(["food", "wood", "food"])).toEqual({ food: 2, wood: 1 });
  });

  it("names the cards and tiles an event is about", () => {
    const event = { $: "Built", seat: 1, card: { $: "CardName", word: "hall" }, tile: { $: "Tile", word: "sail" } };
    expect(placesOf(event)).toEqual(["hall", "sail"]);
  });
});

describe("a boost or a field", () => {
  it("is not waited for where there is only one", () => {
    const nothing: Answer = { do: "nothing", action: "nothing" };
    const boost: Answer = { do: "boost", action: "boost ceilidh", card: "ceilidh" };
    const construct: Answer = { do: "construct", action: "construct hall", card: "hall" };
    expect(onlyAnswer({ ...offer, answers: [nothing] })).toBe(nothing);
    expect(onlyAnswer({ ...offer, answers: [construct] })).toBe(construct);
    expect(onlyAnswer({ ...offer, answers: [nothing, boost] })).toBe(null);
    expect(onlyAnswer({ ...offer, answers: [] })).toBe(null);
  });

  it("is waited for where something is paid in several ways, or the phase ends", () => {
    expect(onlyAnswer({ ...offer, answers: [build] })).toBe(null);
    expect(onlyAnswer({ ...offer, answers: [{ do: "pass", action: "pass" }] })).toBe(null);
  });
});
