// How Empires of the North sounds, by what happened.
import type { Sound } from "$lib/sounds";

const SOUNDS: [Sound, string[]][] = [
  [
    "card",
    [
      "Built",
      "Populated",
      "BoostPlayed",
      "CardsDrawn",
      "IslandRevealed",
      "IslandsRenewed",
      "IslandsShown",
      "Found",
      "ClanChosen",
    ],
  ],
  ["gain", ["Gained", "Harvested", "Pillaged", "Conquered", "Released"]],
  [
    "piece",
    [
      "DiscPlaced",
      "DiscMoved",
      "Sailed",
      "ShipAdvanced",
      "ShipReturned",
      "ActionUsed",
      "Attacked",
      "Assigned",
      "Refreshed",
    ],
  ],
];
export const sounds = Object.fromEntries(SOUNDS.flatMap(([sound, events]) => events.map((event) => [event, sound])));
