// What has changed the map since the reader last did something: to be noticed, not only to be read among the news.
import type { Happened } from "$lib/protocol";
import { ANSWERS } from "./changes";
import { placesOf } from "./offer";
import { eventsOf, word, type Event } from "./told";

export interface Occasion {
  key: string;
  /** The sentences of the last few. */
  words: string[];
  places: string[];
  /** The hexes that were turned up. */
  turned: string[];
}

export const NOTABLE = new Set([
  "HexTurned",
  "TreasureUsed",
  "TreasureSeen",
  "TreasureKept",
  "HarbourPlaced",
  "TokenDrawn",
  "TokenMoved",
  "IslandSettled",
  "DragonsGathered",
  "StormBegun",
  "DragonMoved",
  "DragonBeaten",
  "CanalDug",
  "CanalCompleted",
  "DragonDefeated",
  "FightLost",
  "BarbariansLanded",
  "CatanDefended",
  "CityPillaged",
  "MetropolisBuilt",
  "ProgressOpened",
  "ProgressTaken",
  "CardsTaken",
  "Levied",
  "KnightCrossed",
  "KnightDisplaced",
  "KnightDeserted",
  "KnightLost",
  "PieceRemoved",
  "TokensSwapped",
]);
const MOST_WORDS = 5; // a landing of the barbarians, and a city of each of four players
const MOST_MOVES = 12; // for whoever only watches

/** Looking back it is what the last move brought. */
export function occasionIn(happened: Happened[], me: number | null, live: boolean): Occasion | null {
  const told = recent(happened, me, live).flatMap(notable);
  const last = told.at(-1);
  if (!last) return null;
  return {
    key: last.key,
    words: told.slice(-MOST_WORDS).map(({ words }) => words),
    places: told.flatMap(({ places }) => places),
    turned: told.flatMap(({ event }) => (event.$ === "HexTurned" ? [word(event["hex"])] : [])),
  };
}

/** The own last move, and all after it. */
function recent(happened: Happened[], me: number | null, live: boolean): Happened[] {
  if (!live) return happened.slice(-1);
  if (me === null) return happened.slice(-MOST_MOVES);
  let first = happened.length - 1;
  while (first > 0 && !own(happened[first], me)) first -= 1;
  return happened.slice(Math.max(0, first));
}

/** Whether somebody did it without being asked by another's deed. */
function own(thing: Happened | undefined, me: number): boolean {
  return thing?.kind === "moved" && thing.seat === me && !ANSWERS.test(thing.action ?? "");
}

function notable(thing: Happened): { key: string; event: Event; words: string; places: string[] }[] {
  const events = eventsOf(thing);
  const around = events.filter(({ $ }) => $.endsWith("Built") || $.endsWith("Moved")).flatMap(placesOf);
  return events.flatMap((event, index) => {
    if (!NOTABLE.has(event.$)) return [];
    const own = placesOf(event);
    const places = own.length ? own : around; // a treasure was found where the piece came to lie
    return [{ key: `${thing.seq}.${index}`, event, words: thing.words[index] ?? "", places }];
  });
}
