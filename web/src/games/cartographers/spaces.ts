// The letters of a map as what is drawn on them.
import { grain, spaceName } from "./geometry";

export interface Space {
  name: string;
  row: number;
  column: number;
  /** What is there: a terrain, mountain, wasteland; null on an empty space. */
  kind: string | null;
  ruins: boolean;
  variant: number;
  /** The outline of its wash on the map. */
  blob: string;
}

const KINDS: Record<string, string> = {
  F: "forest",
  V: "village",
  A: "farm",
  W: "water",
  M: "monster",
  "^": "mountain",
  "#": "wasteland",
};
/** In this order they are painted, whichever was drawn first. */
export const PAINTED: readonly string[] = Object.values(KINDS);
const VARIANTS: Record<string, number> = { forest: 2, village: 2, farm: 2, water: 2, monster: 1 };

/** Squares that are not quite square, as a brush leaves them. */
export const BLOBS: readonly string[] = [
  "M1 2Q10-1 20 1T39 1Q41 10 39 20T39 39Q30 41 20 39T1 39Q-1 30 1 20T1 2Z",
  "M2 1Q12 2 21 0T38 2Q40 12 40 21T38 38Q28 40 19 40T2 38Q0 28 0 19T2 1Z",
  "M0 1Q9 0 19 2T40 0Q39 11 40 19T40 40Q31 39 21 39T0 40Q1 29 0 21T0 1Z",
];

function makeSpace(sign: string, row: number, column: number): Space {
  const variant = grain(row, column);
  return {
    name: spaceName(row, column),
    row,
    column,
    kind: KINDS[sign.toUpperCase()] ?? null,
    ruins: sign === "R" || sign !== sign.toUpperCase(),
    variant,
    blob: (BLOBS[variant % BLOBS.length] ?? "").replace(
      /(-?\d+) ?(-?\d+)/g,
      (_, x, y) => `${Number(x) + column * 40} ${Number(y) + row * 40}`,
    ),
  };
}

// a space that did not change is the same object, and nothing of it is drawn again
const made = new Map<string, Space>();

function spaceOf(sign: string, row: number, column: number): Space {
  const key = `${sign}${row} ${column}`;
  const space = made.get(key) ?? makeSpace(sign, row, column);
  made.set(key, space);
  return space;
}

export function spacesOf(rows: readonly string[]): Space[] {
  return rows.flatMap((line, row) => [...line].map((sign, column) => spaceOf(sign, row, column)));
}

/** The spaces among some that are others than they were; both maps as rows in a line. */
export function newIn(before: string, now: string, among: readonly string[]): Space[] {
  const old = new Map(spacesOf(before.split(" ")).map((space) => [space.name, space]));
  return spacesOf(now.split(" ")).filter((space) => old.get(space.name) !== space && among.includes(space.name));
}

/** The id of the drawing of a terrain. */
export function glyph(kind: string, variant: number): string {
  const count = VARIANTS[kind];
  return count ? `#ca-${kind}-${variant % count}` : `#ca-${kind}`;
}

/** A drawing at its place; the same key is the same drawing. */
export interface Sign {
  key: string;
  href: string;
  transform: string;
}

/** What is drawn in ink on a space: the terrain, what a mountain still pays, and ruins, beside a terrain in the corner. */
export function signsOf({ name, row, column, kind, ruins, variant }: Space, small: boolean, pays: boolean): Sign[] {
  const at = (href: string, inset: number, scale: number): Sign => ({
    key: `${name} ${href}`,
    href,
    transform: `translate(${column * 40 + inset} ${row * 40 + inset}) scale(${scale})`,
  });
  if (small) return kind || ruins ? [at(`#ca-s-${kind ?? "ruins"}`, 4, 0.8)] : [];
  const signs = kind ? [at(glyph(kind, variant), 1, 0.95)] : [];
  if (kind === "mountain" && pays) signs.push(at("#ca-coin", 1, 0.95));
  if (ruins) signs.push(kind ? at("#ca-ruined", 25, 1) : at("#ca-ruins", 5, 0.75));
  return signs;
}
