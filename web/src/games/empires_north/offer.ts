// What may be done, by the place on the table where somebody looks for it.
import type { Answer, Offer } from "./view";

const IN_HAND = new Set(["build", "boost", "field", "upgrade", "construct", "drop"]);
const ON_TILES = new Set(["disc", "again", "shift"]);
/** Answers that have a button of their own beside the question. */
const PLAIN = ["nothing", "pass", "home", "enough", "decline"];
/** Those that give something up for good, and so are confirmed. */
export const GIVEN_UP = ["pass", "home"];
/** Answers for which cards that lie nowhere on the table are shown. */
export const GALLERIES = ["find", "build-drawn", "keep-drawn"];
/** Answers that count out goods. */
export const COUNTED = ["take", "pay", "assign"];

/** The place an answer is given at: `hand:CARD`, `mine:PIECE`, `theirs:SEAT:PIECE`, `tile:TILE`, `ship:2`, `island:CARD`, `deck:near`. */
export function spotOf(answer: Answer): string | null {
  if (IN_HAND.has(answer.do)) return `hand:${answer.card}`;
  if (ON_TILES.has(answer.do)) return `tile:${answer.tile}`;
  if (answer.do === "attack") return `theirs:${answer.victim}:${answer.piece}`;
  if (answer.piece) return `mine:${answer.piece}`;
  if (answer.do === "forward" || answer.do === "voyage") return `ship:${answer.place}`;
  if (answer.do === "island") return `island:${answer.card}`;
  if (answer.do === "unseen") return `deck:${answer.distance}`;
  return null;
}

/** The answers by place. */
export function bySpot(offer: Offer): Map<string, Answer[]> {
  const found = new Map<string, Answer[]>();
  for (const answer of offer.answers) {
    const spot = spotOf(answer);
    if (spot) found.set(spot, [...(found.get(spot) ?? []), answer]);
  }
  return found;
}

/** What stands as a button beside the question, in this order. */
export function plainAnswers(offer: Offer): Answer[] {
  return PLAIN.flatMap((kind) => offer.answers.filter((answer) => answer.do === kind));
}

/** The answer to a question that has no other one, and is asked lest others learn what a hand holds. Passing is always asked. */
export function onlyAnswer(offer: Offer): Answer | null {
  const [only, ...others] = offer.answers;
  return only && !others.length && !only.otherwise && only.do !== "pass" ? only : null;
}

/** What is chosen from a list, because it has no place on the table. */
export function listedAnswers(offer: Offer): Answer[] {
  return offer.answers.filter(
    (answer) => spotOf(answer) === null && !PLAIN.includes(answer.do) && answer.do !== "keep" && answer.do !== "clan",
  );
}

/** How many places of each part of the table can be chosen. */
export function countsOf(spots: Map<string, Answer[]>): Record<"tiles" | "sea" | "hand" | "mine" | "theirs", number> {
  const found = { tiles: 0, sea: 0, hand: 0, mine: 0, theirs: 0 };
  for (const spot of spots.keys()) {
    const kind = spot.split(":")[0];
    if (kind === "tile") found.tiles += 1;
    else if (kind === "hand") found.hand += 1;
    else if (kind === "mine") found.mine += 1;
    else if (kind === "theirs") found.theirs += 1;
    else found.sea += 1;
  }
  return found;
}

/** Words that may stand in any order, as one. */
const sorted = (words: string[]): string => [...words].sort().join();

/** The answer that keeps these cards. */
export function keeping(offer: Offer, cards: string[]): Answer | null {
  return offer.answers.find((answer) => answer.do === "keep" && sorted(answer.cards ?? []) === sorted(cards)) ?? null;
}

/** The answer that counts out these goods. */
export function counting(answers: Answer[], goods: string[]): Answer | null {
  return answers.find((answer) => sorted(answer.goods ?? []) === sorted(goods)) ?? null;
}

/** Whether something can still be added to these goods. */
export function canAdd(answers: Answer[], goods: string[], more: string): boolean {
  const wanted = tally([...goods, more]);
  return answers.some((answer) => {
    const there = tally(answer.goods ?? []);
    return Object.entries(wanted).every(([good, count]) => (there[good] ?? 0) >= count);
  });
}

/** How many of each. */
export function tally(goods: string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const good of goods) found[good] = (found[good] ?? 0) + 1;
  return found;
}

/** The cards and tiles an event of the log is about. */
export function placesOf(event: unknown): string[] {
  const places: string[] = [];
  for (const value of Object.values((event ?? {}) as Record<string, unknown>)) {
    const { $: kind, word } = (value ?? {}) as { $?: string; word?: string };
    if (word && (kind === "CardName" || kind === "PieceName" || kind === "Tile")) places.push(word);
  }
  return places;
}

/** What an answer costs in the way it is to be paid. */
export function total(answer: Answer, action: string | undefined): Record<string, number> | undefined {
  return answer.otherwise?.find((way) => way.action === action)?.cost ?? answer.cost;
}
