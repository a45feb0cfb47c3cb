import { describe, expect, it } from "vitest";
import {
  firstWay,
  fitAt,
  flip,
  inBitmap,
  nearestFit,
  nextFit,
  openPart,
  reasonKey,
  turn,
} from "../../src/games/cartographers/offer";
import type { Offer, ShapeOffer, WayOffer } from "../../src/games/cartographers/view";

/** The way the server describes reading a bitmap. */
function asDocumented(text: string, row: number, column: number): boolean {
  return ((BigInt(`0x${text}`) >> BigInt(row * 11 + column)) & 1n) === 1n;
}

describe("bitmaps", () => {
  it.each(["0", "1", "3f", "800", "1ffffffffffffffffffffffffffffff", "a5000000000000000000f00000001"])(
    "%s is read as documented",
    (text) => {
      for (let row = 0; row < 11; row += 1) {
        for (let column = 0; column < 11; column += 1) {
          expect(inBitmap(text, { row, column }, 11)).toBe(asDocumented(text, row, column));
        }
      }
    },
  );
});

const way = (cells: [number, number][]): WayOffer => ({ cells, corners: "0", why: {} });
const corner: ShapeOffer = {
  coin: false,
  ways: [
    way([
      [0, 0],
      [1, 0],
      [1, 1],
    ]),
    way([
      [0, 0],
      [0, 1],
      [1, 0],
    ]),
    way([
      [0, 0],
      [0, 1],
      [1, 1],
    ]),
    way([
      [0, 1],
      [1, 0],
      [1, 1],
    ]),
  ],
};

describe("turning", () => {
  it("goes through all ways and comes back", () => {
    const seen = [0];
    for (let count = 0; count < 4; count += 1) seen.push(turn(corner, seen.at(-1) ?? 0));
    expect(seen).toEqual([0, 1, 2, 3, 0]);
  });
  it("goes back", () => {
    expect(turn(corner, 0, false)).toBe(3);
    expect(turn(corner, turn(corner, 2), false)).toBe(2);
  });
  it("leaves a shape that looks the same", () => {
    expect(turn({ coin: false, ways: [way([[0, 0]])] }, 0)).toBe(0);
  });
  it("flips", () => {
    expect(flip(corner, 0)).toBe(3);
    expect(flip(corner, 3)).toBe(0);
  });
});

describe("whether it fits", () => {
  const pair: WayOffer = {
    cells: [
      [0, 0],
      [0, 1],
    ],
    corners: "1",
    why: { "CA-4.3": "2", "CA-6.5": "800" },
  };
  it("tells the rule against a place", () => {
    expect(fitAt(pair, { row: 0, column: 0 }, 11)).toEqual({ fits: true });
    expect(fitAt(pair, { row: 0, column: 1 }, 11)).toEqual({ fits: false, rule: "CA-4.3" });
    expect(fitAt(pair, { row: 1, column: 0 }, 11)).toEqual({ fits: false, rule: "CA-6.5" });
    expect(fitAt(pair, { row: 0, column: 10 }, 11)).toEqual({ fits: false, rule: null });
  });
  it("finds the nearest place that does", () => {
    expect(nearestFit(pair, { row: 9, column: 9 }, [11, 11])).toEqual({ row: 0, column: 0 });
    expect(nearestFit({ ...pair, corners: "0" }, { row: 0, column: 0 }, [11, 11])).toBeNull();
  });
  it("goes from one such place to the next, and around", () => {
    const two = { ...pair, corners: "1001" };
    expect(nextFit(two, { row: 0, column: 0 }, [11, 11])).toEqual({ row: 1, column: 1 });
    expect(nextFit(two, { row: 1, column: 1 }, [11, 11])).toEqual({ row: 0, column: 0 });
    expect(nextFit({ ...pair, corners: "0" }, { row: 0, column: 0 }, [11, 11])).toBeNull();
  });
  it("knows the first way that fits anywhere", () => {
    expect(
      firstWay({
        coin: false,
        ways: [
          way([
            [0, 0],
            [1, 0],
          ]),
          pair,
        ],
      }),
    ).toBe(1);
    expect(firstWay(corner)).toBe(0);
    expect(firstWay(undefined)).toBe(0);
  });
  it("has words for every rule", () => {
    expect(reasonKey("CA-4.3")).toBe("why-filled");
    expect(reasonKey("CA-6.5")).toBe("why-ruins");
    expect(reasonKey("CA-99.1")).toBe("why-rule");
    expect(reasonKey(null)).toBe("why-outside");
  });
});

it("offers single squares where nothing of the card fits", () => {
  const squares = { terrains: ["farm" as const], shapes: [] };
  const offer: Offer = {
    kind: "drawings",
    owner: 0,
    size: [11, 11],
    terrains: ["water"],
    shapes: [corner],
    squares: null,
  };
  expect(openPart(offer)).toBe(offer);
  expect(openPart({ ...offer, squares })).toBe(squares);
});
