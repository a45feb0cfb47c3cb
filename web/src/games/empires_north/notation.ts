// The words of the notation that are cards: `wool-market.2` is the second Wool Market of an empire.
import type { NotationWords } from "$lib/games";
import type { Table } from "$lib/table.svelte";
import { materialOf } from "./material.svelte";
import { cardName } from "./words";

function cardOf(word: string, _verb: string, table: Table): string[] {
  const material = materialOf(table);
  return material?.cards[word.split(".")[0] ?? ""] ? [cardName(material, word)] : [];
}

export const words: NotationWords = { shown: cardOf, typed: cardOf };
