// What this browser remembers of each table: how far somebody has looked, and what the table was bound to.
import type { TableInfo } from "./protocol";

export interface Memory {
  looked: number;
  /** Of a guided game: the steps before this one were read. */
  read: number;
  /** The end was celebrated. */
  cheered: boolean;
  /** The last summary of a season or round that was closed, counted from 1. */
  summary: number;
  /** The number that binds the seed, as it was first shown. */
  commitment: string;
  /** The words of the players, as they were first shown after the last of them sat down. */
  words: string[] | null;
}

const PREFIX = "deskovka table ";

export function recall(table: string): Memory {
  const nothing = { looked: 0, read: 0, cheered: false, summary: 0, commitment: "", words: null };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(PREFIX + table) ?? "{}") as Partial<Memory>) };
  } catch {
    return nothing;
  }
}

export function remember(table: string, news: Partial<Memory>): void {
  if (!table) return; // of a record nothing is
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify({ ...recall(table), ...news }));
  } catch {
    // a browser that keeps nothing
  }
}

/** Keep what the chance of a table depends on, the first time it is shown: later it can be compared. */
export function rememberBonds(info: TableInfo): void {
  const { commitment, words } = recall(info.table);
  if (!commitment) remember(info.table, { commitment: info.commitment });
  if (info.started && !words) remember(info.table, { words: info.words });
}
