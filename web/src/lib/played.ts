// What this browser has played: which games somebody here knows, how the last one was set up, where a guided one waits.
import type { Player } from "./protocol";

export interface Played {
  seats: Player[];
  options: Record<string, string>;
}

interface Known {
  /** One was begun, other than the guided one. */
  begun: boolean;
  /** One was played to its end, or learnt. */
  known: boolean;
  setup: Played | null;
  /** The table of the guided first game. */
  lesson: string | null;
}

const KEY = "deskovka played";
const NOTHING: Known = { begun: false, known: false, setup: null, lesson: null };

function all(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Known>;
  } catch {
    return {};
  }
}

const of = (game: string): Known => ({ ...NOTHING, ...all()[game] });

function keep(game: string, news: Partial<Known>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { ...of(game), ...news } }));
  } catch {
    // a browser that keeps nothing: everybody is new every time
  }
}

/** Whether somebody here has played at a table of it; the guided first game makes nobody an old hand. */
export const knows = (game: string): boolean => of(game).begun;

/** Whether somebody here has played one to its end, or learnt it. */
export const hasPlayed = (game: string): boolean => of(game).known;

/** How it was set up here last; null where others set up the table. */
export const lastPlayed = (game: string): Played | null => of(game).setup;

/** Keep how a game was set up; without that, only that it was played here. */
export function rememberPlayed(game: string, setup: Played | null = null): void {
  keep(game, setup ? { begun: true, setup } : { begun: true });
}

/** How it was set up here last does not hold any more. */
export function forgetSetup(game: string): void {
  keep(game, { setup: null });
}

export function markPlayed(game: string): void {
  if (!hasPlayed(game)) keep(game, { known: true });
}

export const lessonTable = (game: string): string | null => of(game).lesson;

/** Where the guided game of a game goes on; null once it is over, left or forgotten. */
export function keepLesson(game: string, table: string | null): void {
  if (lessonTable(game) !== table) keep(game, { lesson: table });
}
