import { describe, expect, it } from "vitest";
import { followed, type Known } from "../../src/games/empires_north/line";

type Ship = { owner: number };
const ships = (...owners: number[]): Ship[] => owners.map((owner) => ({ owner }));
const keys = (line: Known<Ship>[]): number[] => line.map(({ key }) => key);
const first = (...owners: number[]): Known<Ship>[] => followed([], ships(...owners));

describe("ships in their line", () => {
  it("are the same when nothing has changed, and when others came behind them", () => {
    const line = first(0, 1, 0);
    expect(keys(line)).toEqual([0, 1, 2]);
    expect(keys(followed(line, ships(0, 1, 0)))).toEqual([0, 1, 2]);
    expect(keys(followed(line, ships(0, 1, 0, 0)))).toEqual([0, 1, 2, 3]);
  });

  it("move up when the first has left, also where the next is of the same player", () => {
    expect(keys(followed(first(0, 1, 0), ships(1, 0)))).toEqual([1, 2]);
    expect(keys(followed(first(1, 0, 1, 0), ships(0, 1, 0)))).toEqual([1, 2, 3]);
    expect(keys(followed(first(0, 1), ships()))).toEqual([]);
  });

  it("are told apart when one overtakes another, and a new one has a key of its own", () => {
    expect(keys(followed(first(0, 1, 2), ships(0, 2, 1)))).toEqual([0, 2, 1]);
    const later = followed(followed(first(0, 1), ships(1)), ships(1, 0));
    expect(keys(later)).toEqual([1, 2]);
  });
});
