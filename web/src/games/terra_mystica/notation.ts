// The words of the notation that are amounts: `3PW` is 3 power.
import type { NotationWords } from "$lib/games";
import { amount } from "./words";

function amountOf(word: string): string[] {
  const [, count, what] = /^(\d+)(PW|VP|[PWC])$/.exec(word) ?? [];
  return count && what ? [amount(what.toLowerCase(), Number(count))] : [];
}

export const words: NotationWords = { shown: amountOf, typed: amountOf };
