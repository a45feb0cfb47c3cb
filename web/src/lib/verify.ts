// Fair chance: every draw of a finished game computed once more, here, from the seed (docs/chance.md).
import type { DrawInfo, Draws } from "./protocol";
import { hmac, joined, sha256 } from "./sha256";

export interface CheckedDraw extends DrawInfo {
  /** What this browser computed. */
  computed: string;
  right: boolean;
}

export interface Checked {
  /** Whether the seed is the one the table was bound to before the game. */
  commitment: boolean;
  /** Whether the words mixed in are those the players gave. */
  words: boolean;
  /** Whether the draws are those of the record, in order. */
  record: boolean;
  draws: CheckedDraw[];
  good: boolean;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function commitmentOf(seed: Uint8Array): string {
  return toHex(sha256(joined(bytes("deskovka commitment\n"), seed)));
}

/** The key of all draws: the seed and the words the players added. */
export function keyOf(seed: Uint8Array, words: string[]): Uint8Array {
  return hmac(seed, bytes(["players", ...words].join("\n")));
}

/** Which of so many options the draw of this name gives. */
export function indexOf(key: Uint8Array, name: string, options: number): number {
  const count = BigInt(options);
  const limit = 2n ** 64n - (2n ** 64n % count);
  for (let attempt = 0; ; attempt += 1) {
    const number = BigInt(`0x${toHex(hmac(key, bytes(`${name}\n${attempt}`)).slice(0, 8))}`);
    if (number < limit) return Number(number % count);
  }
}

/** What chance answered, as it stands behind `=>` in a record, without the seats that saw it. */
export function drawnIn(record: string): string[] {
  const moves = record.slice(record.indexOf("\n\n") + 1);
  const words = moves.split("\n").flatMap((line) => line.split(" => ")[1]?.split(" ") ?? []);
  return words.map((word) => word.replace(/\/[\d+]*$/, ""));
}

/** What the table was bound to, as this browser was shown it before. */
export interface Bonds {
  commitment: string;
  words: string[];
}

/** Check everything. */
export function verify(told: Draws, { commitment, words }: Bonds, record: string): Checked {
  const seed = fromHex(told.seed);
  const key = keyOf(seed, told.words);
  const draws = told.draws.map((draw) => {
    const computed = draw.options[indexOf(key, draw.name, draw.options.length)] ?? "";
    return { ...draw, computed, right: computed === draw.answer };
  });
  const bound = seed.length === 32 && commitmentOf(seed) === commitment;
  const mixed = told.words.length === words.length && words.every((word, i) => word === told.words[i]);
  const recorded = drawnIn(record);
  const same = recorded.length === draws.length && draws.every((draw, i) => draw.answer === recorded[i]);
  const good = bound && mixed && same && draws.every((draw) => draw.right);
  return { commitment: bound, words: mixed, record: same, draws, good };
}
