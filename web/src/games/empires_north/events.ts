// What has just happened: a move and, in their order, all that followed from it.
import type { Happened } from "$lib/protocol";
import { placesOf } from "./offer";

export interface Line {
  text: string;
  places: string[];
}
export interface Chain {
  key: string;
  seat: number | null;
  lines: Line[];
}

const MOST = 24; // moves

const made = new WeakMap<Happened, Chain | null>();

/** A move and what followed; null if nothing is told of it. */
function chainOf(thing: Happened): Chain | null {
  const lines = thing.events.flatMap((event, place): Line[] => {
    const text = thing.words[place];
    return text ? [{ text, places: placesOf(event) }] : [];
  });
  return lines.length ? { key: String(thing.seq), seat: thing.seat ?? null, lines } : null;
}

/** The last moves, each with its lines; what was told before stays the same object. */
export function chains(happened: Happened[]): Chain[] {
  return happened.slice(-MOST).flatMap((thing) => {
    const found = made.get(thing) ?? chainOf(thing);
    made.set(thing, found);
    return found ?? [];
  });
}
