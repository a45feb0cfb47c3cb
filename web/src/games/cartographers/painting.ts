// Painting a sheet: terrain keeps the ruins below it, the same brush again takes the terrain away.
import type { Place } from "./geometry";

const TERRAIN = "FVAWM";
const SOLID = "^#"; // nothing is drawn there

const isTerrain = (sign: string): boolean => TERRAIN.includes(sign.toUpperCase());
const onRuins = (sign: string): boolean => sign === "R" || sign !== sign.toUpperCase();

export function painted(rows: string[], row: number, column: number, brush: string): string[] {
  const before = rows[row]?.[column] ?? ".";
  const ruins = onRuins(before);
  const bare = ruins ? "R" : ".";
  let sign = brush;
  if (TERRAIN.includes(brush)) sign = before.toUpperCase() === brush ? bare : ruins ? brush.toLowerCase() : brush;
  else if (brush === ".") sign = before === "R" ? "." : bare;
  else if (before === brush) sign = ".";
  return rows.map((line, number) => (number === row ? line.slice(0, column) + sign + line.slice(column + 1) : line));
}

/** Several spaces in one go, each once: all become what the first one becomes; what is printed solid is met by its own brush only. */
export function swept(rows: string[], spaces: readonly Place[], brush: string): string[] {
  const signAt = ({ row, column }: Place): string => rows[row]?.[column] ?? ".";
  const has = (sign: string): boolean => (brush === "." ? !isTerrain(sign) : sign.toUpperCase() === brush);
  const takes = brush !== "." && spaces[0] !== undefined && has(signAt(spaces[0]));
  const met = spaces.filter(
    (space) => has(signAt(space)) === takes && (SOLID.includes(brush) || !SOLID.includes(signAt(space))),
  );
  const once = new Map(met.map((space) => [`${space.row} ${space.column}`, space]));
  return [...once.values()].reduce((now, { row, column }) => painted(now, row, column, brush), rows);
}

/** The spaces from one to another, without the first: a quick hand leaves out none. */
export function wayTo(from: Place, to: Place): Place[] {
  const [down, right] = [to.row - from.row, to.column - from.column];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { row: from.row + Math.round(down * part), column: from.column + Math.round(right * part) };
  });
}

/** Another side of the sheet below what was painted; where that side has a mountain or wasteland, the paint is gone. */
export function laidOn(rows: string[], blank: string[]): string[] {
  const laid = (printed: string, before: string): string => {
    if (SOLID.includes(printed) || !isTerrain(before)) return printed;
    return printed === "R" ? before.toLowerCase() : before.toUpperCase();
  };
  return blank.map((line, row) =>
    [...line].map((printed, column) => laid(printed, rows[row]?.[column] ?? ".")).join(""),
  );
}
