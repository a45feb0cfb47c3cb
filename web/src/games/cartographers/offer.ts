// The offer of the server: which drawings are legal, and which rule is against the others.
import { cornerAt, handle, mirrored, sameCells, turned, type Place } from "./geometry";
import type { Offer, OfferPart, ShapeOffer, WayOffer } from "./view";

/** Whether a space is in a set that is written as a hexadecimal number. */
export function inBitmap(text: string, place: Place, columns: number): boolean {
  const bit = place.row * columns + place.column;
  const digit = text.length - 1 - (bit >> 2);
  return digit >= 0 && ((parseInt(text.charAt(digit), 16) >> (bit & 3)) & 1) === 1;
}

/** What can be drawn: the shapes of the card, or single squares if none of them fits. */
export function openPart(offer: Offer): OfferPart {
  return offer.squares ?? offer;
}

export type Fit = { fits: true } | { fits: false; rule: string | null };

/** Whether a shape may lie with its corner here, and the rule against it. */
export function fitAt(way: WayOffer, corner: Place, columns: number): Fit {
  if (inBitmap(way.corners, corner, columns)) return { fits: true };
  const against = Object.entries(way.why).find(([, places]) => inBitmap(places, corner, columns));
  return { fits: false, rule: against?.[0] ?? null };
}

function lookFor(shape: ShapeOffer, cells: readonly (readonly [number, number])[], otherwise: number): number {
  const found = shape.ways.findIndex((way) => sameCells(way.cells, cells));
  return found < 0 ? otherwise : found;
}

/** The way of a shape after a quarter turn clockwise (or back). */
export function turn(shape: ShapeOffer, way: number, clockwise = true): number {
  const now = shape.ways[way];
  if (!now) return 0;
  const once = turned(now.cells);
  return lookFor(shape, clockwise ? once : turned(turned(once)), way);
}

export function flip(shape: ShapeOffer, way: number): number {
  const now = shape.ways[way];
  return now ? lookFor(shape, mirrored(now.cells), way) : 0;
}

/** The space nearest to one over which a shape may be drawn; null if it fits nowhere. */
export function nearestFit(way: WayOffer, over: Place, size: readonly [number, number]): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (let row = 0; row < size[0]; row += 1) {
    for (let column = 0; column < size[1]; column += 1) {
      const far = (row - over.row) ** 2 + (column - over.column) ** 2;
      if (far < least && inBitmap(way.corners, cornerAt(way.cells, { row, column }), size[1])) {
        best = { row, column };
        least = far;
      }
    }
  }
  return best;
}

/** Where a shape is held when it lies on the next place, row by row, where it fits; null if it fits nowhere. */
export function nextFit(way: WayOffer, corner: Place, size: readonly [number, number]): Place | null {
  const [rows, columns] = size;
  const spaces = rows * columns;
  const [row, column] = handle(way.cells);
  for (let step = 1; step <= spaces; step += 1) {
    const at = (corner.row * columns + corner.column + step) % spaces;
    const next = { row: Math.floor(at / columns), column: at % columns };
    if (inBitmap(way.corners, next, columns)) return { row: next.row + row, column: next.column + column };
  }
  return null;
}

/** The first way in which a shape fits anywhere; the one of the card if it never does. */
export function firstWay(shape: ShapeOffer | undefined): number {
  return Math.max(0, shape?.ways.findIndex((way) => way.corners !== "0") ?? 0);
}

const REASONS: Record<string, string> = {
  "CA-4.3": "why-filled",
  "CA-7.4": "why-filled",
  "CA-6.5": "why-ruins",
  "CA-6.9": "why-ruins",
};

/** The key of the short text for a rule. */
export function reasonKey(rule: string | null): string {
  return rule ? (REASONS[rule] ?? "why-rule") : "why-outside";
}
