// The last lines of what happened, for the list that every game shows.
import type { Line } from "$lib/logLines";

export interface NewsLine {
  key: string;
  seq: number;
  seat: number | null;
  text: string;
  /** Whether it took something from the reader, or changed the board. */
  tone?: "hits" | "notable" | undefined;
}

const MOST = 48; // lines

/** The last lines that moves brought, up to one of the moves. */
export function newsIn(lines: readonly Line[], upTo: number | null): Line[] {
  const found: Line[] = [];
  for (let index = lines.length - 1; index >= 0 && found.length < MOST; index -= 1) {
    const line = lines[index];
    if (line?.event && (upTo === null || (line.move ?? 0) <= upTo)) found.push(line);
  }
  return found.reverse();
}
