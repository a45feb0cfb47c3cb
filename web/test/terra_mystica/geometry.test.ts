import { describe, expect, it } from "vitest";
import {
  beside,
  bridge,
  corners,
  extent,
  placeOf,
  plank,
  SIZE,
  spread,
  step,
  WIDTH,
} from "../../src/games/terra_mystica/geometry";

const COUNT = 5 * 13 + 4 * 12; // the map: nine rows of 13 and 12 by turns

describe("the map's geometry", () => {
  it("counts rows of 13 and 12 by turns", () => {
    expect(placeOf(0)).toMatchObject({ row: 0, column: 0 });
    expect(placeOf(12)).toMatchObject({ row: 0, column: 12 });
    expect(placeOf(13)).toMatchObject({ row: 1, column: 0 });
    expect(placeOf(24)).toMatchObject({ row: 1, column: 11 });
    expect(placeOf(25)).toMatchObject({ row: 2, column: 0 });
    expect(placeOf(COUNT - 1)).toMatchObject({ row: 8, column: 12 });
  });

  it("puts every neighbour at the same distance", () => {
    const [first, beside, below] = [placeOf(0), placeOf(1), placeOf(13)];
    expect(Math.hypot(first.x - beside.x, first.y - beside.y)).toBeCloseTo(WIDTH, 0);
    expect(Math.hypot(first.x - below.x, first.y - below.y)).toBeCloseTo(WIDTH, 0);
  });

  it("keeps every hex inside the picture", () => {
    const { width, height } = extent(COUNT);
    for (let index = 0; index < COUNT; index++) {
      const { x, y } = placeOf(index);
      expect(x - WIDTH / 2).toBeGreaterThanOrEqual(0);
      expect(x + WIDTH / 2).toBeLessThanOrEqual(width);
      expect(y + SIZE).toBeLessThanOrEqual(height);
    }
  });

  it("draws six corners with one on top", () => {
    const points = corners(100, 100).split(" ");
    expect(points).toHaveLength(6);
    expect(points[0]).toBe(`100,${100 - SIZE}`);
  });

  it("moves by arrow keys and stops at the edges", () => {
    expect(step(0, "ArrowRight", COUNT)).toBe(1);
    expect(step(0, "ArrowLeft", COUNT)).toBe(0);
    expect(step(12, "ArrowRight", COUNT)).toBe(12);
    expect(step(0, "ArrowUp", COUNT)).toBe(0);
    expect(step(0, "ArrowDown", COUNT)).toBe(13);
    expect([12, 11]).toContain(step(24, "ArrowUp", COUNT));
    expect(step(COUNT - 1, "ArrowDown", COUNT)).toBe(COUNT - 1);
  });

  it("draws a plank as wide as wanted, upright or not", () => {
    expect(plank({ x1: 0, y1: 0, x2: 0, y2: 10 }, 4)).toBe("-2,0 -2,10 2,10 2,0");
    expect(plank({ x1: 0, y1: 0, x2: 10, y2: 0 }, 4)).toBe("0,2 10,2 10,-2 0,-2");
  });

  it("stands markers that share a step apart from each other", () => {
    for (const count of [2, 3, 4, 5]) {
      const marks = Array.from({ length: count }, (_, number) => spread(number, count));
      for (const [one, other] of marks.flatMap((mark, index) =>
        marks.slice(index + 1).map((next) => [mark, next] as const),
      )) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r);
      }
    }
  });

  it("puts choices beside a hex on the side with more room", () => {
    expect(beside(0, COUNT)).toMatch(/^left:[\d.]+%;--down:0%$/);
    expect(beside(COUNT - 1, COUNT)).toMatch(/^right:[\d.]+%;--down:8\d(\.\d)?%$/);
  });

  it("ends a bridge short of both middles", () => {
    const { x1, x2, y1, y2 } = bridge({ x: 0, y: 0 }, { x: 100, y: 0 });
    expect(x1).toBeGreaterThan(0);
    expect(x2).toBeLessThan(100);
    expect(x1 + x2).toBe(100);
    expect([y1, y2]).toEqual([0, 0]);
  });
});
