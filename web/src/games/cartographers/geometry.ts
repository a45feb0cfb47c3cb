// Places on the map, shapes, and the notation of drawings.
import { TERRAINS, type Terrain } from "./view";

export interface Place {
  row: number;
  column: number;
}
export type Cell = readonly [row: number, column: number];

export const SIZE = 11;
export const ROWS: readonly string[] = [..."ABCDEFGHIJK"];
export const INDEXES: readonly number[] = ROWS.map((_, index) => index);

/** The name of a space on the printed sheet: rows are letters, columns numbers. */
export function spaceName(row: number, column: number): string {
  return `${ROWS[row]}${column + 1}`;
}

export function readSpace(name: string): Place | null {
  const found = /^([A-K])([1-9]|1[01])$/.exec(name);
  return found ? { row: ROWS.indexOf(found[1] ?? ""), column: Number(found[2]) - 1 } : null;
}

export const places = (names: readonly string[]): Place[] => names.flatMap((name) => readSpace(name) ?? []);

/** The spaces of a drawing, as notation joins them. */
export function readSpaces(text: string): string[] {
  return text.split("+").filter((name) => readSpace(name) !== null);
}

export interface Drawing {
  terrain: Terrain;
  cells: Place[];
}

/** `draw forest B4+B5+C5`, row by row. */
export function writeDrawing(terrain: Terrain, cells: readonly Cell[], corner: Place): string {
  const ordered = [...cells].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const names = ordered.map(([row, column]) => spaceName(corner.row + row, corner.column + column));
  return `draw ${terrain} ${names.join("+")}`;
}

export function readDrawing(text: string): Drawing | null {
  const [word, terrain, spaces] = text.split(" ");
  if (word !== "draw" || !spaces || !TERRAINS.includes(terrain as Terrain)) return null;
  const cells = readSpaces(spaces).map((name) => readSpace(name) as Place);
  return { terrain: terrain as Terrain, cells };
}

/** A quarter turn clockwise, moved back into the corner. */
export function turned(cells: readonly Cell[]): Cell[] {
  const tall = Math.max(...cells.map(([row]) => row));
  return cells.map(([row, column]) => [column, tall - row] as const);
}

/** The mirror image, left and right changed. */
export function mirrored(cells: readonly Cell[]): Cell[] {
  const wide = Math.max(...cells.map(([, column]) => column));
  return cells.map(([row, column]) => [row, wide - column] as const);
}

export function sameCells(one: readonly Cell[], other: readonly Cell[]): boolean {
  const names = new Set(one.map(String));
  return one.length === other.length && other.every((cell) => names.has(String(cell)));
}

export function box(cells: readonly Cell[]): { rows: number; columns: number } {
  return {
    rows: 1 + Math.max(...cells.map(([row]) => row)),
    columns: 1 + Math.max(...cells.map(([, column]) => column)),
  };
}

/** The space of a shape by which it is held: the one nearest to the middle of its box. */
export function handle(cells: readonly Cell[]): Cell {
  const { rows, columns } = box(cells);
  const far = ([row, column]: Cell) => (row - (rows - 1) / 2) ** 2 + (column - (columns - 1) / 2) ** 2;
  return cells.reduce((best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best));
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** Where the corner of a shape lies when it is held over a space; it never leaves the map. */
export function cornerAt(cells: readonly Cell[], over: Place): Place {
  const [row, column] = handle(cells);
  const { rows, columns } = box(cells);
  return { row: within(over.row - row, SIZE - rows), column: within(over.column - column, SIZE - columns) };
}

/** One line around all the spaces, forty units each: the sides that no two of them share. */
export function outline(spaces: readonly Place[]): string {
  const has = new Set(spaces.map(({ row, column }) => `${row} ${column}`));
  return spaces
    .map(({ row, column }) => {
      const [x, y] = [column * 40, row * 40];
      return (
        (has.has(`${row - 1} ${column}`) ? "" : `M${x} ${y}h40`) +
        (has.has(`${row + 1} ${column}`) ? "" : `M${x} ${y + 40}h40`) +
        (has.has(`${row} ${column - 1}`) ? "" : `M${x} ${y}v40`) +
        (has.has(`${row} ${column + 1}`) ? "" : `M${x + 40} ${y}v40`)
      );
    })
    .join("");
}

/** The space that lies in some direction, or the same one at the edge. */
export function stepped(from: Place, rows: number, columns: number): Place {
  return { row: within(from.row + rows, SIZE - 1), column: within(from.column + columns, SIZE - 1) };
}

/** A number that is always the same for a space: it picks one of the variants of a drawing. */
export function grain(row: number, column: number): number {
  return (row * 7 + column * 13 + ((row * column) % 5) * 3) % 97;
}
