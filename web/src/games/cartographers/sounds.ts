// How Cartographers sounds, by what happened.
import type { Sound } from "$lib/sounds";

const SOUNDS: [Sound, string[]][] = [
  ["card", ["CardRevealed"]],
  ["gain", ["SeasonScored"]],
  ["piece", ["Drawn", "Answered", "MonstersPlaced"]],
];
export const sounds = Object.fromEntries(SOUNDS.flatMap(([sound, events]) => events.map((event) => [event, sound])));
