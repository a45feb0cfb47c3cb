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
}

const KINDS: Record<string, string> = {
  F: "forest", V: "village", A: "farm", W: "water", M: "monster", "^": "mountain", "#": "wasteland",
};
const VARIANTS: Record<string, number> = { forest: 2, village: 2, farm: 2, water: 2, monster: 1 };

export function spacesOf(rows: readonly string[]): Space[] {
  return rows.flatMap((line, row) =>
    [...line].map((sign, column) => ({
      name: spaceName(row, column),
      row,
      column,
      kind: KINDS[sign.toUpperCase()] ?? null,
      ruins: sign === "R" || (sign !== sign.toUpperCase()),
      variant: grain(row, column),
    })),
  );
}

/** The id of the drawing of a terrain. */
export function glyph(kind: string, variant: number): string {
  const count = VARIANTS[kind];
  return count ? `#ca-${kind}-${variant % count}` : `#ca-${kind}`;
}
