import { describe, expect, it } from "vitest";

import type { Happened } from "$lib/protocol";
import { none } from "../../src/games/catan/cards";
import { changesSince } from "../../src/games/catan/changes";
import { latest, partnersOf } from "../../src/games/catan/events";
import { cards, good, moved } from "./happened";

const rolled = (seat: number, ...produced: [number, string][]): Happened =>
  moved(
    seat,
    "roll",
    { $: "Rolled", seat, one: 3, other: 5 },
    ...produced.map(([owner, word]) => ({ $: "Produced", seat: owner, cards: cards(word) })),
  );

describe("what changed in a hand since its owner did something", () => {
  it("counts what the others' rolls, thefts and monopolies did", () => {
    const happened = [
      rolled(0, [0, "3ore"]),
      moved(0, "end"),
      rolled(1, [0, "2wool"], [1, "ore"]),
      moved(1, "robber E7 from 0", { $: "Stolen", seat: 1, victim: 0, good: good("wool") }),
      moved(2, "monopoly grain", {
        $: "Monopolised",
        seat: 2,
        good: good("grain"),
        given: { $: "tuple", items: [2, 1, 0] },
      }),
    ];
    expect(changesSince(happened, 0)).toEqual({ ...none(), wool: 1, grain: -2 });
    expect(changesSince(happened, 2).grain).toBe(3);
    expect(changesSince(happened, null)).toEqual(none());
  });

  it("keeps counting when an offer was only answered", () => {
    const traded = { $: "Traded", seat: 1, partner: 0, give: cards("brick"), get: cards("2wool") };
    const happened = [
      rolled(1, [0, "3wool"]),
      moved(0, "accept", { $: "Accepted", seat: 0 }),
      moved(1, "deal 0", traded),
    ];
    expect(changesSince(happened, 0)).toEqual({ ...none(), brick: 1, wool: 1 });
  });
});

describe("the last lines", () => {
  it("say in the line of a roll who got what", () => {
    const [line, ...more] = latest([rolled(1, [0, "2wool"], [2, "ore"])], 0);
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      seat: 1,
      gains: [
        { seat: 0, cards: { wool: 2 } },
        { seat: 2, cards: { ore: 1 } },
      ],
    });
  });

  it("have no line for what the board shows and what the next line tells", () => {
    const events = [{ $: "TurnBegun", seat: 1 }, { $: "RoadBuilt", seat: 1 }, { $: "Glittered" }];
    const thing = { ...moved(0, "end", ...events), words: ["Turn 2: Bob.", "Bob: road.", ""] };
    expect(latest([thing], 0).map(({ text }) => text)).toEqual(["Bob: road."]);
  });

  it("begin with the same move for a while, and are not many", () => {
    const rolls = Array.from({ length: 200 }, () => rolled(1));
    const first = (length: number): string | undefined => latest(rolls.slice(0, length), 0)[0]?.key;
    expect(first(180)).toBe(first(181));
    expect(latest(rolls, 0).length).toBeLessThan(64);
    expect(latest(rolls, 0).at(-1)?.key).toBe(`${rolls.at(-1)?.seq}.0`);
  });

  it("mark what was stolen from the reader", () => {
    const theft = moved(1, "robber E7 from 0", { $: "Stolen", seat: 1, victim: 0, good: good("ore") });
    expect(latest([theft], 0)[0]?.tone).toBe("hits");
    expect(latest([theft], 2)[0]?.tone).toBeUndefined();
  });
});

describe("whom an offer was made to", () => {
  it("is known from the offer and from those who answer", () => {
    const offered = moved(0, "offer wool for ore to 1+2", {
      $: "Offered",
      seat: 0,
      give: cards("wool"),
      get: cards("ore"),
      partners: { $: "tuple", items: [1, 2] },
    });
    expect(partnersOf({ what: "AnswerOffer", seats: [2], by: 0, give: {}, get: {}, replies: [] }, [offered])).toEqual([
      1, 2,
    ]);
    expect(partnersOf({ what: "AnswerOffer", seats: [2], by: 0, give: {}, get: {}, replies: [] }, [])).toEqual([2]);
  });
});
