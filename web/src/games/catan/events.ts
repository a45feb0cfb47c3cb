// What has just happened, in a line each.
import type { Happened } from "$lib/protocol";
import { t } from "$lib/text.svelte";
import { read } from "./cards";
import type { Asked } from "./view";
import { cardsInWords, g, type Names } from "./words";

type Event = Record<string, unknown> & { $: string; seat?: number };
export interface Line {
  key: string;
  seat: number | null;
  text: string;
  /** Whether it took or gave cards of the reader by another's will. */
  hits: boolean;
}

const word = (value: unknown): string => String((value as { word?: string } | null)?.word ?? "");
const items = (value: unknown): number[] => (value as { items?: number[] } | null)?.items ?? [];
const cards = (value: unknown): string => cardsInWords(read(word(value)));

/** One event as a sentence; null for those the board shows well enough. */
export function tell(event: Event, name: Names, me: number | null): string | null {
  const who = name(event.seat ?? 0);
  const args = { name: who };
  switch (event.$) {
    case "Rolled": return t("ct-news-rolled", { ...args, sum: Number(event["one"]) + Number(event["other"]) });
    case "Produced": case "StartingCards": return t("ct-news-got", { ...args, cards: cards(event["cards"]) });
    case "Shortage": return t("ct-news-shortage", { good: g(`good-${word(event["good"])}`) });
    case "Discarded": return t("ct-news-discarded", { ...args, cards: cards(event["cards"]) });
    case "RobberMoved": return t("ct-news-robber", { ...args, hex: word(event["hex"]) });
    case "Stolen": return stolen(event, name, me);
    case "SettlementBuilt": return t("ct-news-built", { ...args, piece: g("piece-settlement") });
    case "CityBuilt": return t("ct-news-built", { ...args, piece: g("piece-city") });
    case "RoadBuilt": return t("ct-news-built", { ...args, piece: g("piece-road") });
    case "CardBought": return event["card"] ? t("ct-news-bought-own", { card: g(`card-${word(event["card"])}`) }) : t("ct-news-bought", args);
    case "CardPlayed": return t("ct-news-played", { ...args, card: g(`card-${word(event["card"])}`) });
    case "PlentyTaken": return t("ct-news-got", { ...args, cards: cards(event["cards"]) });
    case "Monopolised": return t("ct-news-monopoly", { ...args, good: g(`good-${word(event["good"])}`), count: items(event["given"]).reduce((one, other) => one + other, 0) });
    case "BankTraded": return t("ct-news-bank", { ...args, give: cards(event["give"]), get: cards(event["get"]) });
    case "Offered": return t("ct-news-offered", { ...args, give: cards(event["give"]), get: cards(event["get"]) });
    case "Accepted": return t("ct-news-accepted", args);
    case "Declined": return t("ct-news-declined", args);
    case "Countered": return t("ct-news-countered", { ...args, give: cards(event["give"]), get: cards(event["get"]) });
    case "Traded": return t("ct-news-traded", { ...args, partner: name(Number(event["partner"])), give: cards(event["give"]), get: cards(event["get"]) });
    case "Withdrawn": return t("ct-news-withdrawn", args);
    case "LongestRoadMoved": return Number(event.seat) < 0 ? t("ct-news-road-lost") : t("ct-news-road", { ...args, length: Number(event["length"]) });
    case "LargestArmyMoved": return t("ct-news-army", { ...args, knights: Number(event["knights"]) });
    case "Won": return t("ct-news-won", { ...args, points: Number(event["points"]) });
    default: return null;
  }
}

function stolen(event: Event, name: Names, me: number | null): string {
  const [thief, victim] = [Number(event.seat), Number(event["victim"])];
  const good = word(event["good"]);
  const what = good ? cardsInWords(read(good)) : g("cards-any", { count: 1 });
  if (victim === me) return t("ct-news-stolen-mine", { name: name(thief), what });
  return t("ct-news-stolen", { name: name(thief), victim: name(victim), what });
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

/** The last lines of what happened; those who share a screen read what everybody may know. */
export function latest(happened: Happened[], name: Names, me: number | null, most: number, shared: boolean): Line[] {
  const found: Line[] = [];
  for (const thing of happened.slice(-3 * most)) {
    (thing.events as Event[]).forEach((event, index) => {
      const text = tell(shared ? openly(event) : event, name, me);
      const seat = typeof event.seat === "number" && event.seat >= 0 ? event.seat : null;
      if (text) found.push({ key: `${thing.seq}.${index}`, seat, text, hits: hits(event, me) });
    });
  }
  return found.slice(-most);
}

/** Whom the offer on the table was made to: as this browser has heard, or as far as the table shows it. */
export function partnersOf(asked: Asked | null, happened: Happened[]): number[] {
  const waited = asked?.what === "AnswerOffer" ? asked.seats : [];
  const found = new Set([...offeredTo(happened), ...waited, ...(asked?.replies ?? []).map(({ seat }) => seat)]);
  return [...found].filter((seat) => seat !== asked?.by).sort();
}

function offeredTo(happened: Happened[]): number[] {
  for (const thing of [...happened].reverse()) {
    const offered = (thing.events as Event[]).find((event) => event.$ === "Offered");
    if (offered) return items(offered["partners"]);
  }
  return [];
}
