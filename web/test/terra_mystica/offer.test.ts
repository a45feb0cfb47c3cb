import { describe, expect, it } from "vitest";
import { answerThat, choicesAt, grouped, meant, offers, placesOf, total } from "../../src/games/terra_mystica/offer";
import type { Answer, Offer } from "../../src/games/terra_mystica/view";

const dwelling: Answer = { do: "build", action: "build A6", cost: { c: 2, w: 1 }, gain: { vp: 2 } };
const offer: Offer = {
  kind: "actions",
  decision: "TakeTurn",
  hexes: {
    A6: [
      { do: "transform", action: "transform A6 to red", to: "red", cost: { w: 3 } },
      { do: "transform", action: "transform A6 to gray", to: "gray", cost: { w: 5 }, gain: { vp: 4 }, then: dwelling },
    ],
  },
  others: [
    { do: "pass", action: "pass BON1", scroll: "BON1" },
    { do: "burn", action: "burn 1", cost: { tokens: 1 } },
    { do: "use", action: "action ACT4", space: "ACT4" },
    { do: "use", action: "action ACTN", space: "ACTN" },
    { do: "use", action: "action BON1", space: "BON1" },
    { do: "convert", action: "convert 1W to 1C" },
    { do: "done", action: "done" },
  ],
};

describe("the offer", () => {
  it("groups answers without a hex, and leaves those with buttons of their own out", () => {
    const names = grouped(offer).map(([name, answers]) => [name, answers.map((answer) => answer.action)]);
    expect(names).toEqual([
      ["power", ["action ACT4"]],
      ["special", ["action ACTN", "action BON1"]],
      ["convert", ["convert 1W to 1C"]],
      ["burn", ["burn 1"]],
      ["pass", ["pass BON1"]],
    ]);
    expect(answerThat(offer, "done")?.action).toBe("done");
    expect(answerThat(offer, "leech")).toBeNull();
  });

  it("puts transforming and building in one go first", () => {
    const choices = choicesAt(offer, "A6").map((answers) => answers.map((answer) => answer.action));
    expect(choices).toEqual([["transform A6 to gray", "build A6"], ["transform A6 to gray"], ["transform A6 to red"]]);
    expect(choicesAt(offer, "B1")).toEqual([]);
  });

  it("adds up what two answers cost and bring", () => {
    const both = choicesAt(offer, "A6")[0] ?? [];
    expect(total(both, "cost")).toEqual({ w: 6, c: 2 });
    expect(total(both, "gain")).toEqual({ vp: 6 });
  });

  it("knows whether an action is offered", () => {
    expect(offers(offer, "transform A6 to red")).toBe(true);
    expect(offers(offer, "burn 1")).toBe(true);
    expect(offers(offer, "build A6")).toBe(false);
  });

  it("guesses what is meant by a hex", () => {
    expect(meant({ hex: "E7", terrain: "red" }, 0, "red")).toBe("build E7");
    expect(meant({ hex: "E7", terrain: "blue" }, 0, "red")).toBe("transform E7 to red");
    expect(meant({ hex: "E7", terrain: "red", owner: 0, building: "TE" }, 0, "red")).toBe("upgrade E7 to SA");
    expect(meant({ hex: "E7", terrain: "blue", owner: 1, building: "D" }, 0, "red")).toBe("build E7");
    expect(meant({ hex: "r3", terrain: null }, 0, "red")).toBe("transform r3 to red");
  });

  it("finds the places of an event", () => {
    expect(placesOf({ $: "Built", seat: 0, hex: { $: "Hex", word: "E7" } })).toEqual(["E7"]);
    expect(placesOf({ $: "Bridged", seat: 0, span: { $: "Span", word: "F4:G3" } })).toEqual(["F4", "G3"]);
    expect(placesOf({ $: "RoundBegan", round: 1, tile: "SCORE1" })).toEqual([]);
    expect(placesOf(null)).toEqual([]);
  });
});
