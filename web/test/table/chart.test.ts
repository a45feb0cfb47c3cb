import { describe, expect, it } from "vitest";
import { apart, labelled, letter, marksBetween } from "$lib/chart";

describe("marks beside a chart", () => {
  it("are round and few, whatever the points", () => {
    expect(marksBetween(0, 10, 4)).toEqual([0, 5, 10]);
    expect(marksBetween(-7, 61, 4)).toEqual([0, 20, 40, 60]);
    expect(marksBetween(0, 173, 4)).toEqual([0, 50, 100, 150]);
    expect(marksBetween(-130, 0, 4)).toEqual([-100, -50, 0]);
    expect(marksBetween(0, 1, 4)).toEqual([0, 1]);
    for (const most of [1, 9, 44, 180, 2500, 90_000]) expect(marksBetween(0, most, 4).length).toBeLessThanOrEqual(6);
  });
});

describe("labels under a chart", () => {
  it("are all shown where there is room", () => expect(labelled(5, 40, 24)).toEqual([0, 1, 2, 3, 4]));

  it.each([5, 40, 87, 200])("leave each other room with %i of them on a phone, and have the last one", (count) => {
    const part = 270 / count;
    const shown = labelled(count, part, 24);
    expect(shown.at(-1)).toBe(count - 1);
    for (const [index, one] of shown.entries())
      if (index) expect((one - shown[index - 1]!) * part).toBeGreaterThanOrEqual(24);
    expect(shown.length).toBeGreaterThan(count < 10 ? count - 1 : 3);
  });
});

describe("names at the ends of lines", () => {
  it("stay where they are wanted, if they can", () => expect(apart([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]));

  it("make room for each other in their order", () => {
    expect(apart([50, 50, 52], 20, 0, 100)).toEqual([50, 70, 90]);
    expect(apart([95, 99], 20, 0, 100)).toEqual([80, 100]);
    expect(apart([3, 0], 20, 0, 100)).toEqual([20, 0]);
  });

  it("fit in, however many there are", () => {
    const found = apart(
      Array.from({ length: 20 }, () => 70),
      18,
      10,
      200,
    );
    expect(Math.min(...found)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...found)).toBeLessThanOrEqual(200 + 1e-9);
    for (const [index, height] of found.entries()) if (index) expect(height - found[index - 1]!).toBeCloseTo(10);
  });
});

describe("letters of sources", () => {
  it("go on after z", () => expect([0, 25, 26, 27, 52].map(letter)).toEqual(["a", "z", "aa", "ab", "ba"]));
});
