// What events of the game say about places.
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
