// Where the hexes of the map are: rows of 13 and 12 by turns, every second row shifted by half a hex.
export const SIZE = 50; // from the middle of a hex to a corner
export const WIDTH = SIZE * Math.sqrt(3);
const LONG = 13;
const PAIR = 2 * LONG - 1; // hexes in a long row and the short one below it
const MARGIN = 10;

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  row: number;
  column: number;
}

/** The row and column of the hex with a number, counted row by row, and its middle. */
export function placeOf(index: number): Place {
  const inPair = index % PAIR;
  const short = inPair >= LONG;
  const row = 2 * Math.floor(index / PAIR) + (short ? 1 : 0);
  const column = short ? inPair - LONG : inPair;
  const x = MARGIN + WIDTH * (column + (short ? 1 : 0.5));
  const y = MARGIN + SIZE * (1 + 1.5 * row);
  return { row, column, x: round(x), y: round(y) };
}

/** The corners of a hex around a middle, as a polygon wants them; smaller with a factor below 1. */
export function corners(x = 0, y = 0, factor = 1): string {
  const points = [];
  for (let corner = 0; corner < 6; corner++) {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    points.push(`${round(x + SIZE * factor * Math.cos(angle))},${round(y + SIZE * factor * Math.sin(angle))}`);
  }
  return points.join(" ");
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** How large the picture of so many hexes is. */
export function extent(count: number): { width: number; height: number } {
  const rows = count ? placeOf(count - 1).row + 1 : 0;
  return { width: round(2 * MARGIN + LONG * WIDTH), height: 2 * MARGIN + SIZE * (1.5 * rows + 0.5) + 6 };
}

/** The hex an arrow key leads to from another: beside it in its row, or the nearest in the row above or below. */
export function step(from: number, key: string, count: number): number {
  const here = placeOf(from);
  const sideways = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const down = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  let best = from;
  let least = Infinity;
  for (let index = 0; index < count; index++) {
    const there = placeOf(index);
    if (there.row !== here.row + down) continue;
    if (sideways && there.column !== here.column + sideways) continue;
    const far = Math.abs(there.x - here.x);
    if (index !== from && far < least) [best, least] = [index, far];
  }
  return best;
}

/** The corners of a plank from one end of a bridge to the other. */
export function plank({ x1, y1, x2, y2 }: ReturnType<typeof bridge>, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [x, y] = [((y1 - y2) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  const points = [
    [x1 + x, y1 + y],
    [x2 + x, y2 + y],
    [x2 - x, y2 - y],
    [x1 - x, y1 - y],
  ];
  return points.map(([across, down]) => `${round(across!)},${round(down!)}`).join(" ");
}

/** Where to put something beside a hex, on the side with more room: a style in parts of the picture. */
export function beside(index: number, count: number): string {
  const { width, height } = extent(count);
  const { x, y } = placeOf(index);
  const part = (length: number, of: number) => `${round((Math.max(0, length) / of) * 100)}%`;
  const sideways = x < width / 2 ? `left:${part(x + 55, width)}` : `right:${part(width - x + 55, width)}`;
  return `${sideways};--down:${part(y - 60, height)}`;
}

/** Where a marker stands that shares a small place with others, counted from its middle, and its radius. */
export function spread(number: number, count: number): Point & { r: number } {
  if (count <= 1) return { x: 0, y: 0, r: 10 };
  if (count === 2) return { x: number ? 7 : -7, y: 0, r: 7.2 };
  const angle = (2 * Math.PI * number) / count - Math.PI / 2;
  return { x: round(8 * Math.cos(angle)), y: round(6.5 * Math.sin(angle)), r: count === 3 ? 6.5 : 5.8 };
}

/** A line between two hexes, cut off near their middles: a bridge. */
export function bridge(one: Point, other: Point): { x1: number; y1: number; x2: number; y2: number } {
  const part = (from: number, to: number, share: number) => round(from + (to - from) * share);
  const [start, end] = [0.24, 0.76];
  return {
    x1: part(one.x, other.x, start),
    y1: part(one.y, other.y, start),
    x2: part(one.x, other.x, end),
    y2: part(one.y, other.y, end),
  };
}
