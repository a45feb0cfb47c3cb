// What the server tells of a game of Empires of the North, and what the page adds to it.
import type {
  CardInfo,
  EmpireView,
  EmpiresAnswer,
  EmpiresMaterial,
  EmpiresOffer,
  EmpiresView,
  PieceView,
} from "./shapes";

export type { CardInfo, ClanInfo, Clan, EmpiresView, ShipView, Tile } from "./shapes";
export type Amounts = Record<string, number>;
export type Answer = EmpiresAnswer;
export type Material = EmpiresMaterial;
export type Offer = EmpiresOffer;
export type Piece = PieceView;
export type Player = EmpireView;
export type Asked = NonNullable<EmpiresView["asked"]>;

export const GOODS = ["food", "wood", "stone", "sheep", "fish", "gold", "raze", "worker"] as const;
export const TILES = ["explore", "populate", "construct", "harvest", "sail"] as const;
export const NO_OFFER: Offer = { kind: "answers", decision: null, answers: [] };

/** A field with the upgrades on it, or any other card alone. */
export interface Stack {
  piece: Piece;
  upgrades: Piece[];
}

export interface Groups {
  fields: Stack[];
  locations: Stack[];
  islands: Stack[];
}

/** What a piece counts as: the card it copies, or itself. */
export const countsAs = (piece: Piece): string => piece.copied ?? piece.card;

/** The cards of an empire by sort, upgrades with their fields; in the order in which they came. */
export function grouped(empire: Piece[], cards: Record<string, CardInfo>): Groups {
  const found: Groups = { fields: [], locations: [], islands: [] };
  for (const piece of empire) {
    if (piece.onto !== null) continue;
    const kind = cards[piece.card]?.kind;
    const group = kind === "location" ? found.locations : kind === "island" ? found.islands : found.fields;
    group.push({ piece, upgrades: empire.filter(({ onto }) => onto === piece.name) });
  }
  return found;
}

/** Whether a card has an action, so that it can be exhausted. */
export const hasAction = (card: CardInfo | undefined): boolean =>
  card?.abilities.some(({ part }) => part === "action") ?? false;

/** What a field gives with all its upgrades. */
export function harvestOf(stack: Stack, cards: Record<string, CardInfo>): Amounts {
  const sum: Amounts = {};
  for (const piece of [stack.piece, ...stack.upgrades]) {
    for (const [good, amount] of Object.entries(cards[countsAs(piece)]?.produces ?? {}))
      sum[good] = (sum[good] ?? 0) + amount;
  }
  return sum;
}

/** The different cards of a hand: those that were there stay where they are, new ones come last. */
export function steady(before: string[], hand: string[]): string[] {
  return [...before.filter((card) => hand.includes(card)), ...new Set(hand.filter((card) => !before.includes(card)))];
}

/** A new view in which everything that is as it was is the same object as before, so that only the rest is drawn anew. */
export function shared<T>(before: unknown, now: T): T {
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const fields = Object.entries(now).map(([key, value]): [string, unknown] => [key, shared(old[key], value)]);
  if (Object.keys(old).length === fields.length && fields.every(([key, value]) => old[key] === value))
    return before as T;
  return (Array.isArray(now) ? fields.map(([, value]) => value) : Object.fromEntries(fields)) as T;
}
