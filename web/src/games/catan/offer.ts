// What may be done, as the parts of the page look for it.
import { given, same, taken, write, type Balance } from "./cards";
import { isProgress } from "./progress";
import { edgeEnds, hexAt, keyAt, keyOf, SIZE, type Spot } from "./geometry";
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

/** What was begun before a place is pointed at: the piece that is about to move, and the kind whose places are lit. */
export interface Begun {
  ship: Spot | null;
  only: string | null;
}
const NOTHING: Begun = { ship: null, only: null };

/** The action somebody most likely means by a place, to ask why it is not possible. */
export function meant(spot: Spot, view: CatanView, seat: number, offer: Offer, begun = NOTHING): string {
  const { decision, places } = offer;
  const name = nameIn(spot.place);
  const like = begunWith(spot, offer, begun);
  if (like) return like;
  if (spot.kind === "edge") return `${sails(spot, view, seat) ? "ship" : "road"} ${name}`;
  if (spot.kind === "hex") {
    if (decision === "MoveRobberOrPirate") return `${landsAt(spot, view) ? "robber" : "pirate"} ${name}`;
    return instead(spot, Object.entries(places)) ?? `robber ${name}`;
  }
  if (decision !== "TakeTurn") return instead(spot, Object.entries(places)) ?? `settle ${name}`;
  const here = (corner: string): boolean => keyAt(`corner:${corner}`) === keyOf(spot);
  const knight = view.realm?.players[seat]?.knights.find(({ corner }) => here(corner));
  if (knight) return commanded(name, knight.active, !!view.enchanted?.dragons.some(here));
  return `${view.players[seat]?.settlements.some(here) ? "city" : "settle"} ${name}`;
}

/** What one wants of an own knight: that it acts, once it is active. */
function commanded(knight: string, active: boolean, dragon: boolean): string {
  if (!active) return `activate ${knight}`;
  return dragon ? `fight ${knight}` : `march ${knight} to ${knight}`;
}

/** The same as what was begun, at another place. */
function begunWith(spot: Spot, offer: Offer, { ship, only }: Begun): string | null {
  if (ship) {
    const ways = byPlace(offer, only).get(keyOf(ship)) ?? [];
    return instead(
      spot,
      ways.map((answer) => [answer.to ?? "", [answer]]),
    );
  }
  const lit = Object.entries(offer.places).map(([place, answers]): [string, Answer[]] => [
    place,
    answers.filter((answer) => answer.do === only),
  ]);
  return only ? instead(spot, lit) : null;
}

/** The first of some answers that have a place of this kind, with this one instead. */
function instead(spot: Spot, places: [string, Answer[]][]): string | null {
  const [place, [like] = []] = places.find(([at, [first]]) => first && at.startsWith(`${spot.kind}:`)) ?? [""];
  const words = like?.action.split(" ").map((word) => (word === nameIn(place) ? nameIn(spot.place) : word));
  return words?.join(" ") ?? null;
}

const nameIn = (place: string): string => place.split(":")[1] ?? "";

/** Whether an edge is meant for a ship: out at sea, and at a coast where only own ships lead there. */
function sails(spot: Spot, view: CatanView, seat: number): boolean {
  const { x, y } = spot;
  const lands = view.sea ? landsAt(spot, view) : 2;
  const leads = (pieces: string[] = []): boolean =>
    pieces.flatMap(edgeEnds).some((end) => Math.abs(Math.hypot(end.x - x, end.y - y) - SIZE / 2) < 1);
  return !lands || (lands === 1 && leads(view.sea?.players[seat]?.ships) && !leads(view.players[seat]?.roads));
}

/** How many of the hexes at a place are land. */
function landsAt(spot: Spot, { hexes }: CatanView): number {
  const reach = spot.kind === "hex" ? 1 : SIZE * 1.05;
  return hexes.filter(({ hex, terrain }) => {
    const { x, y } = hexAt(hex);
    return terrain !== "sea" && terrain !== "unknown" && Math.hypot(x - spot.x, y - spot.y) < reach;
  }).length;
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
