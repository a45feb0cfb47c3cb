import { describe, expect, it } from "vitest";
import {
  cornerAt,
  edgeEnds,
  extent,
  hexAt,
  keyAt,
  keyOf,
  noteAt,
  offshore,
  onward,
  SIZE,
  spotAt,
  spotsOf,
  WIDTH,
} from "../../src/games/catan/geometry";
import server from "./server.json";

const { hexes, corners, edges, harbours } = server.island;

describe("the island's geometry", () => {
  it("puts E7 in the middle and its neighbours around it", () => {
    expect(hexAt("E7")).toEqual({ x: 0, y: 0 });
    for (const name of ["E6", "E8", "D6", "D7", "F6", "F7"]) {
      const { x, y } = hexAt(name);
      expect(Math.hypot(x, y)).toBeCloseTo(WIDTH, 0);
    }
  });

  it("finds one spot for each place, called as the server calls it", () => {
    const spots = spotsOf(hexes);
    const named = (kind: string): string[] =>
      spots
        .filter((spot) => spot.kind === kind)
        .map(({ place }) => place.split(":")[1] ?? "")
        .sort();
    expect(named("hex")).toEqual([...hexes].sort());
    expect(named("corner")).toEqual([...corners].sort());
    expect(named("edge")).toEqual([...edges].sort());
  });

  it("knows a corner and an edge by each of their names", () => {
    expect(keyAt("corner:E7n")).toBe(keyAt("corner:D7sw"));
    expect(keyAt("edge:E7e")).toBe(keyAt("edge:E8w"));
    expect(keyAt("corner:E7ne")).not.toBe(keyAt("edge:E7ne"));
    expect(cornerAt("E7n")).toEqual({ x: 0, y: -SIZE });
  });

  it("joins corners that are one side apart", () => {
    for (const edge of edges) {
      const [one, other] = edgeEnds(edge);
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(SIZE, 0);
    }
  });

  it("lets ships lie in the sea, inside the picture", () => {
    const { x, y, width, height } = extent(hexes);
    for (const { edge } of harbours) {
      const ship = offshore(edge, hexes);
      for (const hex of hexes.map(hexAt)) expect(Math.hypot(hex.x - ship.x, hex.y - ship.y)).toBeGreaterThan(SIZE);
      expect(ship.x - x).toBeGreaterThan(10);
      expect(x + width - ship.x).toBeGreaterThan(10);
      expect(ship.y - y).toBeGreaterThan(10);
      expect(y + height - ship.y).toBeGreaterThan(10);
    }
  });

  it("moves on by arrow keys and stays where there is nothing", () => {
    const spots = spotsOf(hexes).filter(({ kind }) => kind === "corner");
    const middle = spotAt("corner:E7n");
    expect(onward(middle, "ArrowRight", spots).x).toBeGreaterThan(middle.x);
    expect(onward(middle, "ArrowUp", spots).y).toBeLessThan(middle.y);
    expect(keyOf(onward(middle, "ArrowUp", []))).toBe(keyOf(middle));
    expect(keyOf(onward(middle, "a", spots))).toBe(keyOf(middle));
  });

  it("reaches every corner by arrow keys", () => {
    const spots = spotsOf(hexes).filter(({ kind }) => kind === "corner");
    const reached = new Set<string>();
    const todo = spots.slice(0, 1);
    for (let spot = todo.pop(); spot; spot = todo.pop()) {
      if (reached.has(keyOf(spot))) continue;
      reached.add(keyOf(spot));
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) todo.push(onward(spot, key, spots));
    }
    expect(reached.size).toBe(spots.length);
  });
});

describe("a note about a place", () => {
  const board = { x: 0, y: 0, width: 600, height: 500 };
  const note = { width: 200, height: 120 };

  it("stands beside it and over none of the others, where there is room", () => {
    const place = { x: 300, y: 250 };
    const others = [
      { x: 380, y: 250 },
      { x: 300, y: 330 },
      { x: 300, y: 170 },
    ];
    const { x, y } = noteAt(place, others, board, note);

    for (const one of [place, ...others])
      expect(one.x > x && one.x < x + note.width && one.y > y && one.y < y + note.height).toBe(false);
  });

  it("stands beside the board where everything lights up and it may", () => {
    const others = spotsOf(hexes).filter(({ kind }) => kind === "corner");
    const whole = { x: -270, y: -240, width: 540, height: 480 };
    for (const place of others) {
      const { x, y } = noteAt(place, others, whole, note, true);
      for (const one of others)
        expect(one.x > x && one.x < x + note.width && one.y > y && one.y < y + note.height).toBe(false);
      expect([y >= whole.y, y + note.height <= whole.y + whole.height]).toEqual([true, true]);
    }
  });

  it("stays on the board", () => {
    for (const place of [
      { x: 5, y: 5 },
      { x: 595, y: 495 },
    ]) {
      const { x, y } = noteAt(place, [], board, note);
      expect([x >= 0, y >= 0, x + note.width <= 600, y + note.height <= 500]).toEqual([true, true, true, true]);
    }
  });
});
