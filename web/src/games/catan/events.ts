// What has just happened, in a line each.
import type { Happened } from "$lib/protocol";
import { t } from "$lib/text.svelte";
import { bargainIn } from "./asking";
import { cardsOf, eventsOf, items, standing, total, word, type Event } from "./told";
import type { Amounts, Asked } from "./view";
import { cardsInWords, g, type Names } from "./words";

export interface Line {
  key: string;
  seat: number | null;
  text: string;
  /** Who got what by it. */
  gains: { seat: number; cards: Amounts }[];
  /** Whether it took or gave cards of the reader by another's will. */
  hits: boolean;
}

/** Who reads, and how they call people and lands. */
export interface Reader {
  me: number | null;
  name: Names;
  land: (hex: string) => string;
}

const cards = (value: unknown): string => cardsInWords(cardsOf(value));

/** One event as a sentence; null for those the board shows well enough. */
export function tell(event: Event, reader: Reader): string | null {
  const { name } = reader;
  const args = { name: name(event.seat ?? 0) };
  switch (event.$) {
    case "Rolled":
      return t("ct-news-rolled", { ...args, sum: sumOf(event) });
    case "Produced":
    case "StartingCards":
      return t("ct-news-got", { ...args, cards: cards(event["cards"]) });
    case "Shortage":
      return t("ct-news-shortage", { good: g(`good-${word(event["good"])}`) });
    case "Discarded":
      return t("ct-news-discarded", { ...args, cards: cards(event["cards"]) });
    case "RobberMoved":
      return t("ct-news-robber", { ...args, land: reader.land(word(event["hex"])) });
    case "Stolen":
      return stolen(event, reader);
    case "SettlementBuilt":
      return t("ct-news-settlement", args);
    case "CityBuilt":
      return t("ct-news-city", args);
    case "RoadBuilt":
      return t("ct-news-road", args);
    case "CardBought":
      return event["card"]
        ? t("ct-news-bought-own", { card: g(`card-${word(event["card"])}`) })
        : t("ct-news-bought", args);
    case "CardPlayed":
      return t("ct-news-played", { ...args, card: g(`card-${word(event["card"])}`) });
    case "PlentyTaken":
      return t("ct-news-got", { ...args, cards: cards(event["cards"]) });
    case "Monopolised":
      return t("ct-news-monopoly", {
        ...args,
        good: g(`good-${word(event["good"])}`),
        count: total(items(event["given"])),
      });
    case "BankTraded":
      return t("ct-news-bank", { ...args, give: cards(event["give"]), get: cards(event["get"]) });
    case "Offered":
      return t("ct-news-offered", { ...args, give: cards(event["give"]), get: cards(event["get"]) });
    case "Accepted":
      return t("ct-news-accepted", args);
    case "Declined":
      return t("ct-news-declined", args);
    case "Countered":
      return t("ct-news-countered", { ...args, give: cards(event["give"]), get: cards(event["get"]) });
    case "Traded":
      return t("ct-news-traded", {
        ...args,
        partner: name(Number(event["partner"])),
        give: cards(event["give"]),
        get: cards(event["get"]),
      });
    case "Withdrawn":
      return t("ct-news-withdrawn", args);
    case "LongestRoadMoved":
      return Number(event.seat) < 0
        ? t("ct-news-longest-lost")
        : t("ct-news-longest", { ...args, length: Number(event["length"]) });
    case "LargestArmyMoved":
      return t("ct-news-army", { ...args, knights: Number(event["knights"]) });
    case "Won":
      return t("ct-news-won", { ...args, points: Number(event["points"]) });
    default:
      return null;
  }
}

const sumOf = (event: Event): number => Number(event["one"]) + Number(event["other"]);

function stolen(event: Event, { me, name }: Reader): string {
  const [thief, victim] = [Number(event.seat), Number(event["victim"])];
  const args = { name: name(thief), victim: name(victim), what: event["good"] ? cards(event["good"]) : t("ct-a-card") };
  return t(victim === me ? "ct-news-stolen-mine" : "ct-news-stolen", args);
}

function hits(event: Event, me: number | null): boolean {
  if (event.$ === "Stolen") return event["victim"] === me;
  return event.$ === "Monopolised" && me !== null && (items(event["given"])[me] ?? 0) > 0;
}

/** A card only its owner knows, and in a theft the two players. */
export function isSecret(event: unknown): boolean {
  const { $: kind, card, good } = (event ?? {}) as Record<string, unknown>;
  return (kind === "CardBought" && card != null) || (kind === "Stolen" && good != null);
}

/** What everybody at the table may read of an event. */
const openly = (event: Event): Event => (isSecret(event) ? { ...event, card: null, good: null } : event);

/** What one move brought, a line each; what a roll produced stands in the line of the roll. */
function linesOf(thing: Happened, reader: Reader, shared: boolean): Line[] {
  const found: Line[] = [];
  let roll: Line | null = null;
  eventsOf(thing).forEach((told, index) => {
    const event = shared ? openly(told) : told;
    const seat = typeof event.seat === "number" && event.seat >= 0 ? event.seat : null;
    if (event.$ === "Produced" && roll && seat !== null) {
      roll.gains.push({ seat, cards: cardsOf(event["cards"]) });
      return;
    }
    const text = tell(event, reader);
    if (!text) return;
    const line: Line = { key: `${thing.seq}.${index}`, seat, text, gains: [], hits: hits(event, reader.me) };
    found.push(line);
    if (event.$ === "Rolled") roll = line;
  });
  return found;
}

const STEP = 32; // moves

/**
 * The last lines of what happened; those who share a screen read what everybody may know.
 * They begin with the same move for a while, so that the list grows at its end alone; those that were `made` stay the same.
 */
export function latest(
  happened: Happened[],
  reader: Reader,
  shared: boolean,
  made = new WeakMap<Happened, Line[]>(),
): Line[] {
  const moves = standing(happened).filter(({ events }) => events.length > 0);
  const first = Math.max(0, Math.floor(moves.length / STEP) - 1) * STEP;
  return moves.slice(first).flatMap((thing) => {
    const lines = made.get(thing) ?? linesOf(thing, reader, shared);
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
