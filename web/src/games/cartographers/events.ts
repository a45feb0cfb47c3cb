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

const spacesOf = (drawn: DrawnEvent | null) => readSpaces(drawn?.cells?.word ?? "");

/** The places an event is about: whose map, and which space. */
export function placesOf(event: unknown): string[] {
  const drawn = asDrawn(event);
  return spacesOf(drawn).map((space) => `${drawn?.owner ?? 0} ${space}`);
}

/** The spaces of one map among such places. */
export function placesOn(owner: number, places: readonly string[]): string[] {
  return places.flatMap((place) => (place.startsWith(`${owner} `) ? place.slice(`${owner} `.length) : []));
}

/** By the owner of a map: the spaces that were drawn on last. */
export function lastDrawn(happened: readonly Happened[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const last = [...happened].reverse().find((thing) => thing.events.some((event) => asDrawn(event)));
  for (const event of last?.events ?? []) {
    const drawn = asDrawn(event);
    if (!drawn) continue;
    const owner = drawn.owner ?? 0;
    found.set(owner, [...(found.get(owner) ?? []), ...spacesOf(drawn)]);
  }
  return found;
}
