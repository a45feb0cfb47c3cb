import { describe, expect, it } from "vitest";
import { Placing } from "../../src/games/cartographers/placing.svelte";
import { gain, type Offer, type Preview } from "../../src/games/cartographers/view";

/** A domino that fits everywhere lying, and nowhere standing. */
const offer: Offer = {
  kind: "drawings",
  owner: 0,
  size: [11, 11],
  terrains: ["farm", "water"],
  squares: null,
  shapes: [
    {
      coin: true,
      ways: [
        {
          cells: [
            [0, 0],
            [1, 0],
          ],
          corners: "0",
          why: { "CA-4.3": "f".repeat(31) },
        },
        {
          cells: [
            [0, 0],
            [0, 1],
          ],
          corners: "f".repeat(31),
          why: {},
        },
      ],
    },
  ],
};

/** A domino that fits only lying in the corner K10, and a square that fits only at A1. */
const narrow: Offer = {
  ...offer,
  shapes: [
    {
      coin: false,
      ways: [
        {
          cells: [
            [0, 0],
            [1, 0],
          ],
          corners: "0",
          why: {},
        },
        {
          cells: [
            [0, 0],
            [0, 1],
          ],
          corners: `8${"0".repeat(29)}`,
          why: {},
        },
      ],
    },
    { coin: false, ways: [{ cells: [[0, 0]], corners: "1", why: {} }] },
  ],
};

describe("a drawing in the hand", () => {
  it("begins in a way that fits somewhere", () => {
    expect(new Placing(offer, { row: 1, column: 3 }).action).toBe("draw farm B4+B5");
  });
  it("says what it would be, and why not", () => {
    const placing = new Placing(offer, { row: 1, column: 3 });
    placing.turn();
    expect(placing.action).toBe("draw farm B4+C4");
    expect(placing.fit).toEqual({ fits: false, rule: "CA-4.3" });
  });
  it("is turned, moved and recoloured", () => {
    const placing = new Placing(offer, { row: 1, column: 3 });
    placing.step(1, 0);
    placing.chooseTerrain("water");
    expect(placing.action).toBe("draw water C4+C5");
    expect(placing.fit.fits).toBe(true);
    expect(placing.covers({ row: 2, column: 4 })).toBe(true);
    expect(placing.covers({ row: 1, column: 3 })).toBe(false);
  });
  it("comes loose when it is turned to where it does not fit", () => {
    const placing = new Placing(offer);
    placing.pinned = true;
    placing.turn();
    expect(placing.pinned).toBe(false);
  });
  it("is taken back step by step", () => {
    const placing = new Placing(offer);
    placing.step(0, 1);
    placing.pinned = true;
    placing.cancel();
    expect([placing.pinned, placing.shown]).toEqual([false, true]);
    placing.cancel();
    expect(placing.shown).toBe(false);
  });
});

describe("finding a place", () => {
  it("keeps the way it lies, if that fits anywhere", () => {
    const placing = new Placing(narrow);
    placing.settle();
    expect([placing.action, placing.fit.fits, placing.helped]).toEqual(["draw farm K10+K11", true, ""]);
  });
  it("turns it, if it fits only so", () => {
    const placing = new Placing(narrow);
    placing.turn();
    placing.settle();
    expect([placing.action, placing.fit.fits, placing.helped]).toEqual(["draw farm K10+K11", true, "turned"]);
  });
  it("takes another shape, if this one fits nowhere", () => {
    const nowhere = {
      coin: false,
      ways: [
        {
          cells: [
            [0, 0],
            [0, 1],
          ] as [number, number][],
          corners: "0",
          why: {},
        },
      ],
    };
    const placing = new Placing({ ...narrow, shapes: [nowhere, ...narrow.shapes.slice(1)] });
    placing.chooseShape(0);
    placing.settle();
    expect([placing.action, placing.fit.fits, placing.helped]).toEqual(["draw farm A1", true, "reshaped"]);
    placing.step(1, 0);
    expect(placing.helped).toBe("");
  });
  it("goes on to the next place", () => {
    const placing = new Placing(offer, { row: 0, column: 0 });
    placing.next();
    placing.next();
    expect(placing.action).toBe("draw farm A2+A3");
  });
});

it("adds up what counts this season: edicts of now, coins, fewer monsters", () => {
  const preview: Preview = {
    owner: 0,
    coins: [2, 3],
    monsters: [4, 2],
    edicts: [
      { letter: "A", card: "greenbough", now: true, points: [4, 5] },
      { letter: "B", card: "wildholds", now: true, points: [0, 0] },
      { letter: "C", card: "cauldrons", now: false, points: [1, 9] },
      { letter: "D", card: "treetower", now: false, points: [0, 0] },
    ],
  };
  expect(gain(preview)).toBe(4);
});
