// Cards of goods: counted, added, written as the server reads them.
import { GOODS, type Amounts, type Good } from "./view";

export const none = (): Record<Good, number> =>
  Object.fromEntries(GOODS.map((good) => [good, 0])) as Record<Good, number>;

export const size = (cards: Amounts): number => GOODS.reduce((sum, good) => sum + (cards[good] ?? 0), 0);

/** `2wool+ore`. */
export function write(cards: Amounts): string {
  const parts = GOODS.flatMap((good) => {
    const count = cards[good] ?? 0;
    return count > 0 ? [`${count > 1 ? count : ""}${good}`] : [];
  });
  return parts.join("+") || "nothing";
}

/** The other way: from the words of an event. */
export function read(text: string): Amounts {
  const found: Amounts = {};
  for (const part of text.split("+")) {
    const [, count, good] = /^(\d*)([a-z]+)$/.exec(part) ?? [];
    if (GOODS.includes(good as Good)) found[good as Good] = Number(count || 1);
  }
  return found;
}

export const same = (one: Amounts | undefined, other: Amounts | undefined): boolean =>
  GOODS.every((good) => (one?.[good] ?? 0) === (other?.[good] ?? 0));

/** What is wanted of each good: below zero it is given, above zero taken. */
export type Balance = Record<Good, number>;

export const given = (balance: Balance): Amounts => side(balance, -1);
export const taken = (balance: Balance): Amounts => side(balance, 1);

function side(balance: Balance, sign: number): Amounts {
  const found: Amounts = {};
  for (const good of GOODS) if (balance[good] * sign > 0) found[good] = balance[good] * sign;
  return found;
}

export function balanceOf(give: Amounts | undefined, get: Amounts | undefined): Balance {
  const found = none();
  for (const good of GOODS) found[good] = (get?.[good] ?? 0) - (give?.[good] ?? 0);
  return found;
}
