// Words for things on the map.
import { ofGame } from "$lib/text.svelte";
import { spaceName } from "./geometry";
import { reasonKey, type Fit } from "./offer";

export const w = ofGame("cartographers");

const NAMES: Record<string, string> = {
  ".": "empty",
  R: "ruins",
  F: "forest",
  V: "village",
  A: "farm",
  W: "water",
  M: "monster",
  "^": "mountain",
  "#": "wasteland",
};

/** The sign that explains a space: what is drawn or printed there. */
export function aboutSpace(sign: string): string {
  return `space:${NAMES[sign.toUpperCase()] ?? "empty"}:${sign !== sign.toUpperCase() ? "ruins" : ""}`;
}

/** A space and what is on it. */
export function spaceLabel(row: number, column: number, sign: string): string {
  const what = w(`name-${NAMES[sign.toUpperCase()] ?? "empty"}`);
  const covered = sign !== sign.toUpperCase();
  return `${spaceName(row, column)} ${covered ? w("map-on-ruins", { what }) : what}`;
}

/** Why a drawing does not fit, in short. */
export function whyNot(fit: Fit): string {
  return fit.fits ? "" : w(reasonKey(fit.rule), { rule: fit.rule ?? "" });
}

/** A number with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0";
}

/** Names in a row, as one says them. */
export function listed(names: string[]): string {
  return names.length > 1
    ? w("and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" })
    : (names[0] ?? "");
}
