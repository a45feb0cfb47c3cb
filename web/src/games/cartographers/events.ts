// What events of the game say about places.
import type { Happened } from "$lib/protocol";
import { readSpaces } from "./geometry";

interface DrawnEvent {
  $: string;
  owner?: number;
  cells?: { word: string } | null;
}

function asDrawn(event: unknown): DrawnEvent | null {
  const drawn = event as DrawnEvent | null;
  return drawn && typeof drawn === "object" && (drawn.$ === "Drawn" || drawn.$ === "MonstersPlaced") ? drawn : null;
}

/** The spaces an event is about. */
export function placesOf(event: unknown): string[] {
  return readSpaces(asDrawn(event)?.cells?.word ?? "");
}

/** By the owner of a map: the spaces that were drawn on last. */
export function lastDrawn(happened: readonly Happened[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const last = [...happened].reverse().find((thing) => thing.events.some((event) => asDrawn(event)));
  for (const event of last?.events ?? []) {
    const drawn = asDrawn(event);
    if (!drawn) continue;
    const owner = drawn.owner ?? 0;
    found.set(owner, [...(found.get(owner) ?? []), ...placesOf(event)]);
  }
  return found;
}
