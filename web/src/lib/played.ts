// What this browser has played: which games somebody here knows, and how they set up the last one.
import type { Player } from "./protocol";

export interface Played {
  seats: Player[];
  options: Record<string, string>;
}

const KEY = "deskovka played";

function all(): Record<string, Played | null> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Played | null>;
  } catch {
    return {};
  }
}

/** Whether somebody here has begun a game of it. */
export function knows(game: string): boolean {
  return game in all();
}

/** How it was set up here last; null where others set up the table. */
export function lastPlayed(game: string): Played | null {
  return all()[game] ?? null;
}

/** Keep how a game was set up; without that, only that it was played here. */
export function rememberPlayed(game: string, played: Played | null = null): void {
  try {
    const known = all();
    localStorage.setItem(KEY, JSON.stringify({ ...known, [game]: played ?? known[game] ?? null }));
  } catch {
    // a browser that keeps nothing: everybody is new every time
  }
}

/** How it was set up here last does not hold any more. */
export function forgetSetup(game: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: null }));
}
