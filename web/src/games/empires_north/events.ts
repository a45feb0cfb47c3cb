// What has just happened: a move and, in their order, all that followed from it.
import type { Happened } from "$lib/protocol";
import type { NewsLine } from "../../table/news";
import { placesOf } from "./offer";

export interface Line extends NewsLine {
  places: string[];
}

const MOST = 24; // moves

const made = new WeakMap<Happened, Line[]>();

/** A move and what followed. */
function linesOf({ seq, seat, events, words }: Happened): Line[] {
  return events.flatMap((event, place): Line[] => {
    const text = words[place];
    return text ? [{ key: `${seq}.${place}`, seq, seat, text, places: placesOf(event) }] : [];
  });
}

/** The lines of the last moves; what was told before stays the same objects. */
export function latest(happened: Happened[]): Line[] {
  return happened.slice(-MOST).flatMap((thing) => {
    const found = made.get(thing) ?? linesOf(thing);
    made.set(thing, found);
    return found;
  });
}
