import { beforeAll, describe, expect, it } from "vitest";
import { loadWords } from "../../src/lib/text.svelte";
import { hintWords } from "../../src/games/catan/asking";
import { askedHelp, goal } from "../../src/games/catan/helping";
import { NO_OFFER, type CatanView, type Offer } from "../../src/games/catan/view";

const table = (more: object): CatanView => ({ target: 18, active: 0, rolled: false, ...more }) as unknown as CatanView;
const knights = { realm: {}, sea: {} };
const told = (more: object): unknown[] => {
  const { rule, word, args } = goal;
  const view = table(more);
  return [typeof rule === "function" && rule(view), word?.(view), args?.(view)];
};

describe("the goal", () => {
  it("is that of the modules that are played", () => {
    expect(told({})).toEqual(["CT-B11.1", "goal", { target: 18, also: "" }]);
    expect(told(knights)).toEqual(["CT-K13.1", "goal-knights", { target: 18, also: "" }]);
    expect(told({ ...knights, canal: {} })).toEqual(["CT-T5.24", "goal-knights", { target: 18, also: "canal" }]);
    expect(told({ ...knights, enchanted: {} })).toEqual(["CT-T6.29", "goal-knights", { target: 18, also: "dragons" }]);
  });
});

describe("a question", () => {
  it("is told as the base game has it where nothing changes it", () => {
    expect(askedHelp("TakeTurn", table({ sea: {} }))).toBeNull();
    expect(askedHelp("FoundRoad", table({ realm: {} }))).toBeNull();
    expect(askedHelp("Discard", table(knights))).toBeNull();
  });

  it("of a turn with knights is another one before and after the roll", () => {
    expect(askedHelp("TakeTurn", table(knights))).toEqual({ word: "TakeTurn-three-dice", rule: "CT-K3.2" });
    expect(askedHelp("TakeTurn", table({ ...knights, rolled: true }))).toEqual({
      word: "TakeTurn-knights",
      rule: "CT-K3.4",
    });
  });

  it("for a road is one for a ship, too, at sea", () => {
    expect(askedHelp("FreeRoad", table({ sea: {} }))).toEqual({ word: "FreeRoad-sea" });
  });

  it("for a card too many depends on whose turn it is", () => {
    expect(askedHelp("FifthCard", table({ ...knights, asked: { what: "FifthCard", seats: [0] } }))).toBeNull();
    expect(askedHelp("FifthCard", table({ ...knights, asked: { what: "FifthCard", seats: [1, 2] } }))).toEqual({
      word: "FifthCard-other",
    });
  });
});

describe("the hint", () => {
  beforeAll(() => loadWords("catan", "en"));

  it("does not send to places that light up only when a card is picked", () => {
    const offer = (kind: string): Offer => ({
      ...NO_OFFER,
      decision: "FifthCard",
      places: { "hex:E7": [{ do: kind, action: `${kind} E7` }] },
    });
    const view = table(knights);
    expect(hintWords(view, offer("merchant"), false, null)).toBe("");
    expect(hintWords(view, offer("merchant"), false, "merchant")).not.toBe("");
    expect(hintWords(view, offer("robber"), false, null)).not.toBe("");
  });
});
