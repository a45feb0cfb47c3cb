import { describe, expect, it } from "vitest";
import { luckScale } from "$lib/luck";

const share = (got: number, expected: number, usual: number, draws = 10) => ({ got, expected, usual, draws });

describe("the chart of luck", () => {
  it("has what came and what is usual between its edges", () => {
    const scale = luckScale([share(61, 48, 5), share(44, 50, 4)], 300, 10);
    expect(scale(61)).toBe(290);
    expect(scale(48 - 10)).toBe(10);
    expect(scale(49.5)).toBe(150);
    expect(scale(48)).toBeLessThan(scale(50));
  });

  it("does not go below nothing, nor out of the chart", () => {
    const scale = luckScale([share(0, 1, 2)], 300, 10);
    expect(scale(0)).toBe(10);
    expect(scale(-3)).toBe(10);
    expect(scale(5)).toBe(290);
  });

  it("leaves those aside who drew nothing, and stands where nothing could differ", () => {
    const scale = luckScale([share(0, 0, 0, 0), share(20, 22, 3)], 300, 10);
    expect(scale(16)).toBe(10);
    expect(luckScale([share(3, 3, 0)], 300, 10)(3)).toBe(10);
  });
});
