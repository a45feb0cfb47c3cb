// Every action an offer stands for, in notation: for those who type their answers.
import { plain } from "./plain";

interface Way {
  cells: [number, number][];
  corners: string;
}
interface Part {
  terrains: string[];
  shapes: { ways: Way[] }[];
}
interface Drawings extends Part {
  kind: "drawings";
  size: [number, number];
  squares: Part | null;
}
interface Listed {
  kind: "actions";
  hexes: Record<string, { action: string }[]>;
  others: { action: string }[];
}
interface Handful {
  do: string;
  of: Record<string, number>;
  size: number;
}
interface Placed {
  kind: "places";
  places: Record<string, { action: string }[]>;
  others: { action: string }[];
  handful?: Handful;
}

interface Kinds {
  kind: "kinds";
  kinds: { answers: { action: string }[] }[];
}
interface Answers {
  kind: "answers";
  answers: { action: string }[];
}

const A = "A".charCodeAt(0);

/** The numbers of the bits that are set, from the lowest. */
export function bitsOf(hex: string): number[] {
  const binary = BigInt(`0x${hex || "0"}`).toString(2);
  return [...binary].reverse().flatMap((bit, index) => (bit === "1" ? [index] : []));
}

function drawings(part: Part, columns: number): string[] {
  const found: string[] = [];
  for (const { ways } of part.shapes) {
    for (const way of ways) {
      for (const corner of bitsOf(way.corners)) {
        const top = Math.floor(corner / columns),
          left = corner % columns;
        const cells = way.cells.map(([row, column]) => `${String.fromCharCode(A + top + row)}${left + column + 1}`);
        for (const terrain of part.terrains) found.push(`draw ${terrain} ${cells.join("+")}`);
      }
    }
  }
  return found;
}

/** Every way to choose so many cards: `discard 2wool+ore`. */
function handfuls({ do: verb, of, size }: Handful): string[] {
  let found: { left: number; parts: string[] }[] = [{ left: size, parts: [] }];
  for (const [good, held] of Object.entries(of)) {
    found = found.flatMap(({ left, parts }) =>
      Array.from({ length: Math.min(held, left) + 1 }, (_, count) => ({
        left: left - count,
        parts: count ? [...parts, `${count > 1 ? count : ""}${good}`] : parts,
      })),
    );
  }
  return found.filter(({ left }) => left === 0).map(({ parts }) => `${verb} ${parts.join("+")}`);
}

export function actionsOf(offer: unknown): string[] {
  const given = offer as Drawings | Listed | Placed | Kinds | Answers | null;
  if (given?.kind === "drawings") {
    return [given, given.squares].flatMap((part) => (part ? drawings(part, given.size[1]) : []));
  }
  if (given?.kind === "places") {
    const listed = [...Object.values(given.places), given.others].flat().map(({ action }) => action);
    return given.handful ? [...listed, ...handfuls(given.handful)] : listed;
  }
  if (given?.kind === "answers") return given.answers.map(({ action }) => action);
  if (given?.kind === "kinds") return given.kinds.flatMap(({ answers }) => answers.map(({ action }) => action));
  if (given?.kind === "actions")
    return [...Object.values(given.hexes), given.others].flat().map(({ action }) => action);
  return [];
}

/** What a word of the notation is called in the reader's language; `verb` is the first word of its action. */
export type Called = (word: string, verb: string) => string[];

const split = (text: string): string[] => text.split(/[\s+:,]+/).filter(Boolean);
const wordsOf = (text: string): string[] => split(plain(text));

/** Each action as the lists of words that stand for each of its words: `forest` and `les`. */
function readings(actions: string[], called: Called): string[][][] {
  const known = new Map<string, string[]>();
  const reading = (word: string, verb: string): string[] => {
    const key = `${verb} ${word}`;
    const found = known.get(key) ?? [plain(word), ...called(word, verb).flatMap(wordsOf)];
    known.set(key, found);
    return found;
  };
  return actions.map((action) => split(action).map((word, _, [verb = ""]) => reading(word, verb)));
}

/** How a text can be read: as it is, or with numbers joined to what they count (`2 wool` as `2wool`). */
function waysToRead(typed: string): string[][] {
  const [words, joined] = [wordsOf(typed), wordsOf(typed.replace(/(\d)\s+(?=\p{L})/gu, "$1"))];
  return joined.length < words.length ? [words, joined] : [words];
}

interface Understood {
  words: string[];
  /** The actions that have a word beginning like each that was typed. */
  found: string[];
  /** Those of them with just the typed words. */
  exact: string[];
}

function understand(actions: string[], typed: string, called: Called): Understood {
  const read = readings(actions, called);
  const ways = waysToRead(typed).map((words): Understood => {
    const found = actions.filter((_, index) =>
      words.every((word) => read[index]?.some((names) => names.some((name) => name.startsWith(word)))),
    );
    return { words, found, exact: found.filter((action) => isMeant(action, words, called)) };
  });
  return (
    ways.find(({ exact }) => exact.length > 0) ??
    ways.find(({ found }) => found.length > 0) ?? { words: [], found: [], exact: [] }
  );
}

/** The actions that have a word beginning like each that was typed; those with just the typed words first. */
export function fitting(actions: string[], typed: string, called: Called = () => []): string[] {
  if (wordsOf(typed).length === 0) return actions;
  const { found, exact } = understand(actions, typed, called);
  return exact.length > 0 ? [...exact, ...found.filter((action) => !exact.includes(action))] : found;
}

/** Whether words name all of an action and nothing else, in any order. */
function isMeant(action: string, words: string[], called: Called): boolean {
  if (wordsOf(action).length !== words.length) return false;
  const parts = readings([action], called)[0] ?? [];
  return parts.every((names) => names.some((name) => words.includes(name)));
}

/** Whether the words also stand in the order of the action: `offer wool for ore` is not `offer ore for wool`. */
function isInOrder(action: string, words: string[], called: Called): boolean {
  const parts = readings([action], called)[0] ?? [];
  return parts.every((names, index) => names.includes(words[index] ?? ""));
}

/** The one action that was typed, in the notation or in the reader's words; without one, the text as it is. */
export function meant(actions: string[], typed: string, called: Called = () => []): string {
  const { words, found, exact } = understand(actions, typed, called);
  const inOrder = exact.filter((action) => isInOrder(action, words, called));
  const only = [inOrder, exact, found].find((list) => list.length === 1);
  return only?.[0] ?? typed.trim();
}

/** What the words of an action mean to the reader, where the notation does not say it: `ACT4` is 7 coins for 4 power. */
export function meaning(action: string, called: Called): string {
  return split(action)
    .flatMap((word, _, [verb = ""]) =>
      called(word, verb)
        .filter((name) => plain(name) !== plain(word))
        .slice(0, 1),
    )
    .join(", ");
}
