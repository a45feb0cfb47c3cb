import { describe, expect, it } from "vitest";
import {
  cornerAt,
  handle,
  mirrored,
  readDrawing,
  readSpace,
  readSpaces,
  sameCells,
  spaceName,
  turned,
  writeDrawing,
  type Cell,
} from "../../src/games/cartographers/geometry";

const L: Cell[] = [
  [0, 0],
  [1, 0],
  [1, 1],
];

describe("spaces", () => {
  it("are named by the row's letter and the column's number", () => {
    expect(spaceName(1, 3)).toBe("B4");
    expect(spaceName(10, 10)).toBe("K11");
  });
  it("are read back", () => {
    expect(readSpace("B4")).toEqual({ row: 1, column: 3 });
    expect(readSpace("K11")).toEqual({ row: 10, column: 10 });
  });
  it.each(["L1", "A12", "A0", "4B", "", "b4"])("%s is none", (name) => {
    expect(readSpace(name)).toBeNull();
  });
  it("joined by + are a list", () => {
    expect(readSpaces("B4+B5+C5")).toEqual(["B4", "B5", "C5"]);
    expect(readSpaces("")).toEqual([]);
  });
});

describe("drawings", () => {
  it("are written as in the notation, row by row", () => {
    const zigzag: Cell[] = [
      [1, 1],
      [0, 0],
      [0, 1],
    ];
    expect(writeDrawing("forest", zigzag, { row: 1, column: 3 })).toBe("draw forest B4+B5+C5");
  });
  it("are read back", () => {
    expect(readDrawing("draw forest B4+B5")).toEqual({
      terrain: "forest",
      cells: [
        { row: 1, column: 3 },
        { row: 1, column: 4 },
      ],
    });
  });
  it.each(["pass", "draw mountain B4", "draw forest"])("%s is none", (text) => {
    expect(readDrawing(text)).toBeNull();
  });
});

describe("shapes", () => {
  it("turn clockwise", () => {
    expect(
      sameCells(turned(L), [
        [0, 0],
        [0, 1],
        [1, 0],
      ]),
    ).toBe(true);
  });
  it("are the same after four turns, and after two mirrors", () => {
    expect(sameCells(turned(turned(turned(turned(L)))), L)).toBe(true);
    expect(sameCells(mirrored(mirrored(L)), L)).toBe(true);
  });
  it("are mirrored left to right", () => {
    expect(
      sameCells(mirrored(L), [
        [0, 1],
        [1, 0],
        [1, 1],
      ]),
    ).toBe(true);
  });
  it("are told apart", () => {
    expect(sameCells(L, turned(L))).toBe(false);
    expect(
      sameCells(L, [
        [0, 0],
        [1, 0],
      ]),
    ).toBe(false);
  });
});

describe("a shape held over a space", () => {
  const plus: Cell[] = [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 1],
  ];
  it("is held by its middle", () => {
    expect(handle(plus)).toEqual([1, 1]);
    expect(cornerAt(plus, { row: 5, column: 6 })).toEqual({ row: 4, column: 5 });
  });
  it("stays on the map", () => {
    expect(cornerAt(plus, { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
    expect(cornerAt(plus, { row: 10, column: 10 })).toEqual({ row: 8, column: 8 });
  });
  it("is held by a space of its own", () => {
    const ring: Cell[] = [
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
      [2, 1],
    ];
    expect(ring).toContainEqual(handle(ring));
  });
});
