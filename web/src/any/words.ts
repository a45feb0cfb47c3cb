// What a game of others calls things: by its texts, or where it has none, by their ids.
import { capital, signed } from "$lib/score";
import type { Table } from "$lib/table.svelte";
import { hasWord, ofGame, t } from "$lib/text.svelte";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** `own guess` for own_guess and ownGuess. */
function worded(id: string): string {
  return id.replace(/([a-z0-9])([A-Z])|[_-]+/g, "$1 $2").toLowerCase();
}

export class Wording {
  constructor(
    private readonly table: Table,
    /** Which parts of the view are about players, by the names that lead there. */
    private readonly seats: Record<string, string>,
  ) {}

  private get game(): string {
    return this.table.info?.game ?? "";
  }

  private text(key: string, id: string): string {
    return hasWord(this.game, key) ? ofGame(this.game)(key) : worded(id);
  }

  label = (field: string): string => capital(this.text(`field-${field}`, field));
  kind = (verb: string): string => capital(this.text(`kind-${verb}`, verb));
  name = (seat: number): string => this.table.shortName(seat);

  /** A thing by its name, written as it is where it has none. */
  called = (word: string): string => (hasWord(this.game, `name-${word}`) ? ofGame(this.game)(`name-${word}`) : word);

  /** A part of an action, as the offer tells it. */
  part = (word: string, isSeat: boolean): string => (isSeat ? this.name(Number(word)) : this.called(word));

  /** The heading of an item of a list. */
  head = (path: string, index: number): string =>
    this.seats[path] === "by-seat" ? this.name(index) : String(index + 1);

  bySeat = (path: string): boolean => this.seats[path] === "by-seat";

  value = (path: string, item: Json): string => {
    if (item === null || item === "") return t("any-nothing");
    if (typeof item === "boolean") return t(item ? "any-yes" : "any-no");
    if (typeof item === "number") return this.seats[path] === "seat" ? this.name(item) : signed(item);
    return typeof item === "string" ? this.called(item) : "";
  };

  /** A value, or a row of them. */
  row = (path: string, item: Json): string => {
    if (!Array.isArray(item)) return this.value(path, item);
    const words = item.map((part) => this.value(path, part));
    return (
      (this.bySeat(path) ? words.map((word, seat) => `${this.name(seat)} ${word}`) : words).join(", ") ||
      t("any-nothing")
    );
  };
}

export const isValue = (item: Json): boolean => item === null || typeof item !== "object";
/** Whether it can stand in one line: a value, or a row of values. */
export const isShort = (item: Json): boolean => isValue(item) || (Array.isArray(item) && item.every(isValue));

export interface Grid {
  /** The names of the fields; null where the columns are only counted. */
  fields: string[] | null;
  rows: Json[][];
}

/** A list as rows and columns, if its items are rows of values, or have the same fields with short ones. */
export function gridOf(item: Json): Grid | null {
  if (!Array.isArray(item) || item.length === 0) return null;
  if (item.every((row) => Array.isArray(row) && row.every(isValue))) return { fields: null, rows: item as Json[][] };
  const first = item[0];
  if (first === null || typeof first !== "object" || Array.isArray(first)) return null;
  const fields = Object.keys(first!);
  const same = (row: Json): row is { [name: string]: Json } =>
    row !== null && typeof row === "object" && !Array.isArray(row) && Object.keys(row).join() === fields.join();
  if (!item.every((row) => same(row) && Object.values(row).every(isShort))) return null;
  return { fields, rows: item.map((row) => Object.values(row as { [name: string]: Json })) };
}
