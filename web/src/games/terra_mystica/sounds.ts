// How Terra Mystica sounds, by what happened.
import type { Sound } from "$lib/sounds";

const SOUNDS: [Sound, string[]][] = [
  ["card", ["FavorTaken", "ScrollTaken", "FactionChosen"]],
  ["gain", ["IncomeCollected", "Leeched", "CultBonus", "Consoled", "TownFounded", "Converted"]],
  ["piece", ["Built", "Upgraded", "Bridged", "Transformed", "CultMoved", "Advanced", "SpaceUsed"]],
];
export const sounds = Object.fromEntries(SOUNDS.flatMap(([sound, events]) => events.map((event) => [event, sound])));
