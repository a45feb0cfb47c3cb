// The words of the notation that need the table to be understood: cards, players, places.
import type { NotationWords } from "$lib/games";
import type { Table } from "$lib/table.svelte";
import { hasWord } from "$lib/text.svelte";
import { spotAt, type Kind } from "./geometry";
import { GOODS, type CatanView, type Good } from "./view";
import { g, surroundings } from "./words";

const LETTERS = "ABCD"; // the players, by seat, as the table in words calls them
const PLACES: Record<string, Kind> = {
  road: "edge",
  ship: "edge",
  move: "edge",
  harbour: "edge",
  settle: "corner",
  city: "corner",
  robber: "hex",
  pirate: "hex",
  turn: "hex",
  token: "hex",
  gather: "hex",
  dragon: "hex",
  beat: "hex",
  fight: "corner",
};

/** `2wool` as 2 and wool. */
function cardsOf(word: string): { count: string; good: Good } | null {
  const [, count = "", name = ""] = /^(\d*)([a-z]+)$/.exec(word) ?? [];
  const good = GOODS.find((one) => one === name);
  return good ? { count, good } : null;
}

const seatOf = (word: string): number | null => (/^[0-3]$/.test(word) ? Number(word) : null);

function around(word: string, verb: string, table: Table): string[] {
  const [kind, view] = [PLACES[verb], table.sights[0]?.view as CatanView | undefined];
  return kind && view && /^[A-Z]\d/.test(word) ? [surroundings(spotAt(`${kind}:${word}`), view)] : [];
}

function shown(word: string, verb: string, table: Table): string[] {
  const [cards, seat] = [cardsOf(word), seatOf(word)];
  if (cards)
    return [cards.count ? g(`cards-${cards.good}-acc`, { count: Number(cards.count) }) : g(`good-${cards.good}-acc`)];
  if (seat !== null) return [g("page-player", { letter: LETTERS[seat] ?? "", name: table.name(seat) })];
  return around(word, verb, table);
}

function typed(word: string, verb: string, table: Table): string[] {
  const [cards, seat] = [cardsOf(word), seatOf(word)];
  if (cards)
    return g(`typed-${cards.good}`)
      .split(" ")
      .map((name) => cards.count + name);
  if (seat !== null) return [LETTERS[seat] ?? "", table.name(seat)];
  return hasWord("catan", `typed-${word}`) ? [g(`typed-${word}`)] : around(word, verb, table);
}

export const words: NotationWords = { shown, typed };
