// What may be done, as the parts of the page look for it.
import { given, same, taken, write, type Balance } from "./cards";
import { isProgress } from "./progress";
import { hexAt, keyAt, SIZE, type Spot } from "./geometry";
import type { Answer, Good, Offer, CatanView } from "./view";

export const answerThat = (offer: Offer, kind: string): Answer | null =>
  offer.others.find((answer) => answer.do === kind) ?? null;
export const answersThat = (offer: Offer, kind: string): Answer[] =>
  offer.others.filter((answer) => answer.do === kind);

/**
 * The answers by place, whatever the place is called; only those of one kind, if one is named.
 * Where a progress card may be played is shown when it is picked.
 */
export function byPlace(offer: Offer, kind: string | null): Map<string, Answer[]> {
  const found = new Map<string, Answer[]>();
  const add = (place: string, answer: Answer): void => {
    const key = keyAt(place);
    found.set(key, [...(found.get(key) ?? []), answer]);
  };
  for (const [place, answers] of Object.entries(offer.places))
    for (const answer of answers) {
      if (kind ? answer.do !== kind : isProgress(answer.do)) continue;
      add(place, answer);
      if (answer.do === "inventor" && answer.to) add(answer.to, { ...answer, to: place }); // either token may be first
    }
  return found;
}

/** What is listed at a place: where a piece can do other things, too, all its ways are one answer, which leads to its goals. */
export function listed(answers: Answer[]): Answer[] {
  const [going, here] = [answers.filter(({ to }) => to), answers.filter(({ to }) => !to)];
  return going[0] && here.length ? [...here, { ...going[0], do: "march-from" }] : answers;
}

/** Whether something can be answered by playing this card, in whatever way. */
export function playable(offer: Offer): Set<string> {
  return new Set([...offer.others, ...Object.values(offer.places).flat()].map((answer) => answer.do));
}

/** Where the ship or knight at a place may go: the answers by goal. */
export function goalsOf(answers: Answer[]): Map<string, Answer[]> {
  return new Map(answers.flatMap((answer) => (answer.to ? [[keyAt(answer.to), [answer]]] : [])));
}

/** Which kinds of pieces can be built somewhere. */
export function buildable(offer: Offer): Set<string> {
  return new Set(
    Object.values(offer.places)
      .flat()
      .map((answer) => answer.do),
  );
}

/** The trade with the bank that is exactly this, if there is one. */
export function bankTrade(offer: Offer, balance: Balance): Answer | null {
  const [give, get] = [given(balance), taken(balance)];
  return answersThat(offer, "bank").find((answer) => same(answer.cost, give) && same(answer.gain, get)) ?? null;
}

/** An offer, or a counter-offer, in words the server reads. */
export function tradeText(kind: string, balance: Balance, partners: number[], all: number[]): string {
  const terms = `${kind} ${write(given(balance))} for ${write(taken(balance))}`;
  return kind === "offer" && partners.length < all.length ? `${terms} to ${partners.join("+")}` : terms;
}

/** The action somebody most likely means by a place, to ask why it is not possible. */
export function meant(spot: Spot, view: CatanView, seat: number, { decision, places }: Offer): string {
  const name = spot.place.split(":")[1] ?? "";
  if (spot.kind === "edge") return `${view.sea && !touchesLand(spot, view) ? "ship" : "road"} ${name}`;
  if (spot.kind === "hex") {
    if (decision === "MoveRobberOrPirate") return `${touchesLand(spot, view) ? "robber" : "pirate"} ${name}`;
    const [[place = "", [like] = []] = []] = Object.entries(places);
    return like?.action.replace(place.replace("hex:", ""), name) ?? `robber ${name}`;
  }
  const [[place = "", [like] = []] = []] = Object.entries(places);
  if (decision !== "TakeTurn" && like && place.startsWith("corner:")) return like.action.replace(place.slice(7), name);
  const own = view.players[seat]?.settlements.some((corner) => keyAt(`corner:${corner}`) === keyAt(spot.place));
  return `${own && decision === "TakeTurn" ? "city" : "settle"} ${name}`;
}

/** Whether one of the hexes at a place is land. */
function touchesLand(spot: Spot, { hexes }: CatanView): boolean {
  const reach = spot.kind === "hex" ? 1 : SIZE * 1.05;
  return hexes.some(({ hex, terrain }) => {
    const { x, y } = hexAt(hex);
    return terrain !== "sea" && terrain !== "unknown" && Math.hypot(x - spot.x, y - spot.y) < reach;
  });
}

const PLACES: Record<string, string> = { Hex: "hex", Corner: "corner", Edge: "edge" };

/** The places an event of the log is about; a roll is about all hexes with its number. */
export function placesOf(event: unknown): string[] {
  const told = (event ?? {}) as Record<string, unknown>;
  if (told["$"] === "Rolled") return [`number:${Number(told["one"]) + Number(told["other"])}`];
  if (told["$"] === "ThreeRolled") return [`number:${Number(told["red"]) + Number(told["yellow"])}`];
  return Object.values(told).flatMap((value) => {
    const { $: kind, word } = (value ?? {}) as { $?: string; word?: string };
    return kind && word && PLACES[kind] ? [`${PLACES[kind]}:${word}`] : [];
  });
}

/** The one of some answers that is about these cards. */
export function aboutCards(answers: Answer[], cards: Partial<Record<Good, number>>): Answer | null {
  return answers.find((answer) => same(answer.cards, cards)) ?? null;
}
