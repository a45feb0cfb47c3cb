import { describe, expect, it } from "vitest";
import { Placing } from "../../src/games/cartographers/placing.svelte";
import { gain, type Offer, type Preview } from "../../src/games/cartographers/view";

/** A domino that fits everywhere lying, and nowhere standing. */
const offer: Offer = {
  kind: "drawings", owner: 0, size: [11, 11], terrains: ["farm", "water"], squares: null,
  shapes: [{ coin: true, ways: [
    { cells: [[0, 0], [1, 0]], corners: "0", why: { "CA-4.3": "f".repeat(31) } },
    { cells: [[0, 0], [0, 1]], corners: "f".repeat(31), why: {} },
  ] }],
};

describe("a drawing in the hand", () => {
  it("says what it would be, and why not", () => {
    const placing = new Placing(offer, { row: 1, column: 3 });
    expect(placing.action).toBe("draw farm B4+C4");
    expect(placing.fit).toEqual({ fits: false, rule: "CA-4.3" });
  });
  it("is turned, moved and recoloured", () => {
    const placing = new Placing(offer, { row: 1, column: 3 });
    placing.turn();
    placing.step(1, 0);
    placing.chooseTerrain("water");
    expect(placing.action).toBe("draw water C4+C5");
    expect(placing.fit.fits).toBe(true);
    expect(placing.covers({ row: 2, column: 4 })).toBe(true);
    expect(placing.covers({ row: 1, column: 3 })).toBe(false);
  });
  it("comes loose when it is turned to where it does not fit", () => {
    const placing = new Placing(offer);
    placing.turn();
    placing.pinned = true;
    placing.turn();
    expect(placing.pinned).toBe(false);
  });
  it("is taken back step by step", () => {
    const placing = new Placing(offer);
    placing.turn();
    placing.pinned = true;
    placing.cancel();
    expect([placing.pinned, placing.shown]).toEqual([false, true]);
    placing.cancel();
    expect(placing.shown).toBe(false);
  });
});

it("adds up what counts this season: edicts of now, coins, fewer monsters", () => {
  const preview: Preview = {
    owner: 0, coins: [2, 3], monsters: [4, 2],
    edicts: [
      { letter: "A", card: "greenbough", now: true, points: [4, 5] }, { letter: "B", card: "wildholds", now: true, points: [0, 0] },
      { letter: "C", card: "cauldrons", now: false, points: [1, 9] }, { letter: "D", card: "treetower", now: false, points: [0, 0] },
    ],
  };
  expect(gain(preview)).toBe(4);
});
