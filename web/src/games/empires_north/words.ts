// How answers, amounts and cards are said in the reader's language.
import { settings } from "$lib/settings.svelte";
import { hasWord, ofGame } from "$lib/text.svelte";
import { tally } from "./offer";
import type { Amounts, Answer, CardInfo, Material, Piece } from "./view";

const GAME = "empires_north";
export const g = ofGame(GAME);
export type Names = (seat: number) => string;

export function nameOf(id: string): string {
  for (const key of [`name-${id}`, `icon-${id}`]) if (hasWord(GAME, key)) return g(key);
  return id;
}

export function cardName(material: Material | null, card: string): string {
  const [printed = card, number] = card.split(".");
  const name = material?.cards[printed]?.name ?? printed;
  return number ? g("second-of-name", { card: name, number }) : name;
}

/** `2 food`. */
export function amount(good: string, count: number): string {
  return g(good === "refreshed" ? "ui-more-refreshed" : `goods-${good}`, { count });
}

export function amounts(all: Amounts | undefined | null): string {
  return Object.entries(all ?? {})
    .map(([good, count]) => amount(good, count))
    .join(", ");
}

/** Answers that say what they do in words of their own. */
const COUNTED = new Set(["take", "pay", "assign", "release", "withdraw"]);

/** What one answer does, said on a button. */
export function label(answer: Answer, material: Material | null): string {
  if (answer.words) return upper(answer.words[settings.language] ?? "");
  if (COUNTED.has(answer.do)) return amounts(tally(answer.goods ?? [])) || g("ui-none");
  if (answer.do === "sail") return cargoWords(answer.cargo ?? "nothing");
  const piece = answer.piece ? cardName(material, answer.piece) : "";
  return g(`ui-do-${answer.do}`, {
    card: answer.card ? cardName(material, answer.card) : piece,
    piece,
    tile: answer.tile ? g(`tile-${answer.tile}`) : "",
    origin: answer.origin ? g(`tile-${answer.origin}`) : "",
    places: answer.places ?? 0,
  });
}

/** What a ship takes along, and where it can go with that. */
function cargoWords(cargo: string): string {
  const goal = g("ui-cargo", {
    far: /fish|gold/.test(cargo) ? "yes" : "no",
    conquers: cargo.includes("raze") ? "yes" : "no",
  });
  return `${upper(g(`cargo-${cargo.replace("+", "-")}`))}: ${goal}`;
}

export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);

/** What lies with a piece, and how it lies. */
export function stateWords(piece: Piece, material: Material | null): string {
  const found: string[] = [];
  if (piece.exhausted) found.push(g("mark-exhausted"));
  if (piece.copied) found.push(g("mark-copy", { card: cardName(material, piece.copied) }));
  if (piece.onto) found.push(g("ui-attached", { card: cardName(material, piece.onto) }));
  const tokens = amounts(piece.tokens as Amounts);
  if (tokens) found.push(g("mark-tokens", { goods: tokens }));
  return upper(found.join(", "));
}

/** Said one after the other, each as a sentence. */
export const sentences = (...said: string[]): string => said.filter(Boolean).join(". ").replaceAll("..", ".");

/** What is printed on a card, as a screen reader says it. */
export function cardWords(card: CardInfo): string {
  return sentences(card.name, card.sort, card.corner, ...card.lines);
}
