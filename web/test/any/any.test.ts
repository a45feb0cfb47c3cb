import { describe, expect, it } from "vitest";
import { nextParts, onlyAnswer, type Kind } from "../../src/any/offer";
import { gridOf, isShort } from "../../src/any/words";

const move: Kind = {
  do: "move",
  form: "move {piece} to {space}",
  fields: ["piece", "space"],
  seats: [],
  more: false,
  answers: [
    { action: "move rook to a1", parts: ["rook", "a1"] },
    { action: "move rook to a2", parts: ["rook", "a2"] },
    { action: "move king to b1", parts: ["king", "b1"] },
  ],
};

describe("answers of several parts", () => {
  it("are chosen field by field", () => {
    expect(nextParts(move, [])).toEqual(["rook", "king"]);
    expect(nextParts(move, ["rook"])).toEqual(["a1", "a2"]);
  });

  it("are given as soon as only one is left", () => {
    expect(onlyAnswer(move, ["rook"])).toBeNull();
    expect(onlyAnswer(move, ["king"])).toBe("move king to b1");
    expect(onlyAnswer(move, ["rook", "a2"])).toBe("move rook to a2");
  });
});

describe("a view", () => {
  it("has rows of values in one line", () => {
    expect([3, "wood", null, [1, 2], []].map(isShort)).toEqual([true, true, true, true, true]);
    expect([[[1]], { wood: 1 }].map(isShort)).toEqual([false, false]);
  });

  it("has tables where it has rows and columns", () => {
    expect(
      gridOf([
        [1, 2],
        [3, null],
      ]),
    ).toEqual({
      fields: null,
      rows: [
        [1, 2],
        [3, null],
      ],
    });
    expect(gridOf([{ wood: 1, hand: ["a"] }])).toEqual({ fields: ["wood", "hand"], rows: [[1, ["a"]]] });
  });

  it("has lists where things differ", () => {
    expect(gridOf([{ wood: 1 }, { ore: 1 }])).toBeNull();
    expect(gridOf([{ wood: { more: 1 } }])).toBeNull();
    expect(gridOf([])).toBeNull();
    expect(gridOf([1, [2]])).toBeNull();
  });
});
