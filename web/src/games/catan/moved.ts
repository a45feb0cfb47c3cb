// What a move has moved: pieces that were elsewhere before it.
import type { Happened } from "$lib/protocol";
import { keyAt, spotAt, type Point } from "./geometry";
import { eventsOf } from "./told";

/** The last move among all that happened. */
export const lastMove = (happened: readonly Happened[]): Happened | null =>
  [...happened.slice(-LATEST)].reverse().find(({ kind }) => kind === "moved") ?? null;
const LATEST = 8; // of what happened: lines of the chat may come after it

/** Where each piece was, by the key of where it is now. */
export function leftBehind(thing: Happened | null): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const event of thing ? eventsOf(thing) : []) {
    const [from, to] = [event["edge"] ?? event["corner"], event["to"]] as ({ word: string } | undefined)[];
    const kind = event["edge"] ? "edge" : "corner";
    if (from && to) found.set(keyAt(`${kind}:${to.word}`), spotAt(`${kind}:${from.word}`));
  }
  return found;
}
