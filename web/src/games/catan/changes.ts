// What came into a hand and went out of it since its owner last did something.
import type { Happened } from "$lib/protocol";
import { none, type Balance } from "./cards";
import type { CardsWord, GameEvent } from "./shapes";
import { cardsOf, total } from "./told";
import { GOODS, type Amounts } from "./view";

/** Answers that are given in the turn of somebody else: what came before them is still news. */
export const ANSWERS = /^(accept|decline|counter|discard|take|give|present|lose|flee|draw|return|dismiss)\b/;

export function changesSince(happened: Happened[], me: number | null): Balance {
  const found = none();
  if (me === null) return found;
  for (const thing of [...happened].reverse()) {
    for (const event of thing.events as GameEvent[])
      for (const [cards, sign] of moved(event, me)) {
        for (const good of GOODS) found[good] += sign * (cards[good] ?? 0);
      }
    if (thing.kind === "moved" && thing.seat === me && !ANSWERS.test(thing.action ?? "")) break;
  }
  return found;
}

/** The cards an event brings to a player, and with a minus those it takes. */
function moved(event: GameEvent, me: number): [Amounts, 1 | -1][] {
  switch (event.$) {
    case "Produced":
    case "StartingCards":
    case "PlentyTaken":
    case "CardsChosen":
    case "RewardTaken":
    case "Harvested":
      return event.seat === me ? [[cardsOf(event.cards), 1]] : [];
    case "Discarded":
      return event.seat === me ? [[cardsOf(event.cards), -1]] : [];
    case "BankTraded":
      return event.seat === me ? swapped(event.give, event.get) : [];
    case "HarborTraded":
    case "Traded":
      if (event.seat === me) return swapped(event.give, event.get);
      return event.partner === me ? swapped(event.get, event.give) : [];
    case "Stolen":
      if (event.seat === me) return [[cardsOf(event.good), 1]];
      return event.victim === me ? [[cardsOf(event.good), -1]] : [];
    case "CardsTaken":
      if (event.seat === me) return [[cardsOf(event.cards), 1]];
      return event.victim === me ? [[cardsOf(event.cards), -1]] : [];
    default:
      if (!("given" in event)) return [];
      if (event.seat === me) return [[{ [event.good.word]: total(event.given.items) }, 1]];
      return [[{ [event.good.word]: event.given.items[me] ?? 0 }, -1]];
  }
}

const swapped = (give: CardsWord, get: CardsWord): [Amounts, 1 | -1][] => [
  [cardsOf(give), -1],
  [cardsOf(get), 1],
];
