// What came into a hand and went out of it since its owner last did something.
import type { Happened } from "$lib/protocol";
import { none, type Balance } from "./cards";
import { cardsOf, eventsOf, items, total, word, type Event } from "./told";
import { GOODS, type Amounts, type Good } from "./view";

/** Answers that are given in the turn of somebody else: what came before them is still news. */
const ANSWERS = /^(accept|decline|counter|discard)\b/;

export function changesSince(happened: Happened[], me: number | null): Balance {
  const found = none();
  if (me === null) return found;
  for (const thing of [...happened].reverse()) {
    for (const event of eventsOf(thing))
      for (const [cards, sign] of moved(event, me)) {
        for (const good of GOODS) found[good] += sign * (cards[good] ?? 0);
      }
    if (thing.kind === "moved" && thing.seat === me && !ANSWERS.test(thing.action ?? "")) break;
  }
  return found;
}

/** The cards an event brings to a player, and with a minus those it takes. */
function moved(event: Event, me: number): [Amounts, 1 | -1][] {
  const own = event.seat === me;
  const [cards, give, get] = [cardsOf(event["cards"]), cardsOf(event["give"]), cardsOf(event["get"])];
  switch (event.$) {
    case "Produced":
    case "StartingCards":
    case "PlentyTaken":
      return own ? [[cards, 1]] : [];
    case "Discarded":
      return own ? [[cards, -1]] : [];
    case "BankTraded":
      return own
        ? [
            [give, -1],
            [get, 1],
          ]
        : [];
    case "Traded":
      return own
        ? [
            [give, -1],
            [get, 1],
          ]
        : event["partner"] === me
          ? [
              [give, 1],
              [get, -1],
            ]
          : [];
    case "Stolen":
      return own ? [[cardsOf(event["good"]), 1]] : event["victim"] === me ? [[cardsOf(event["good"]), -1]] : [];
    case "Monopolised": {
      const [good, given] = [word(event["good"]) as Good, items(event["given"])];
      return own ? [[{ [good]: total(given) }, 1]] : [[{ [good]: given[me] ?? 0 }, -1]];
    }
    default:
      return [];
  }
}
