// What has just happened, in a line each.
import type { Happened } from "$lib/protocol";
import { bargainIn } from "./asking";
import { NOTABLE } from "./occasion";
import { cardsOf, eventsOf, items, type Event } from "./told";
import type { NewsLine } from "../../table/news";
import type { Amounts, Asked } from "./view";

export interface Line extends NewsLine {
  /** Who got what by it. */
  gains: { seat: number; cards: Amounts }[];
}

/** What the next line tells anyway: whoever begins a turn rolls the dice. */
const QUIET = new Set(["TurnBegun"]);

/** What takes something from the one it tells of. */
const LOSSES = new Set(["CityPillaged", "KnightDeserted", "KnightLost"]);

function hits(event: Event, me: number | null): boolean {
  if (me === null) return false;
  const robbed = event["victim"] === me || (items(event["given"])[me] ?? 0) > 0;
  const hurt = LOSSES.has(event.$) && event.seat === me;
  return robbed || hurt || (event["owner"] === me && event.seat !== me);
}

/** What one move brought, a line each; what a roll produced stands in the line of the roll. */
function linesOf(thing: Happened, me: number | null): Line[] {
  const found: Line[] = [];
  let roll: Line | null = null;
  eventsOf(thing).forEach((event, index) => {
    const seat = typeof event.seat === "number" && event.seat >= 0 ? event.seat : null;
    if (event.$ === "Produced" && roll && seat !== null) {
      roll.gains.push({ seat, cards: cardsOf(event["cards"]) });
      return;
    }
    const text = thing.words[index];
    if (!text || QUIET.has(event.$)) return;
    const line: Line = {
      key: `${thing.seq}.${index}`,
      seq: thing.seq,
      seat,
      text,
      gains: [],
      tone: hits(event, me) ? "hits" : NOTABLE.has(event.$) ? "notable" : undefined,
    };
    found.push(line);
    if (event.$ === "Rolled" || event.$ === "ThreeRolled") roll = line;
  });
  return found;
}

const STEP = 32; // moves

/**
 * The last lines of what happened.
 * They begin with the same move for a while, so that the list grows at its end alone; those that were `made` stay the same.
 */
export function latest(happened: Happened[], me: number | null, made = new WeakMap<Happened, Line[]>()): Line[] {
  const moves = happened.filter(({ events }) => events.length > 0);
  const first = Math.max(0, Math.floor(moves.length / STEP) - 1) * STEP;
  return moves.slice(first).flatMap((thing) => {
    const lines = made.get(thing) ?? linesOf(thing, me);
    made.set(thing, lines);
    return lines;
  });
}

/** Whom the offer on the table was made to: as this browser has heard, or as far as the table shows it. */
export function partnersOf(asked: Asked | null, happened: Happened[]): number[] {
  const bargain = bargainIn(asked);
  const waited = bargain?.what === "AnswerOffer" ? bargain.seats : [];
  const found = new Set([...offeredTo(happened), ...waited, ...(bargain?.replies ?? []).map(({ seat }) => seat)]);
  return [...found].filter((seat) => seat !== bargain?.by).sort();
}

function offeredTo(happened: Happened[]): number[] {
  for (const thing of [...happened].reverse()) {
    const offered = eventsOf(thing).find((event) => event.$ === "Offered");
    if (offered) return items(offered["partners"]);
  }
  return [];
}
