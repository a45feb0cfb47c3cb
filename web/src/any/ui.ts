// A game that was not built into this client: its own page, if its package brings one, or its view in words and tables.
import { api } from "$lib/api";
import type { GameUi } from "$lib/games";
import { settings } from "$lib/settings.svelte";
import type { Arguments } from "$lib/text.svelte";
import Play from "./Play.svelte";

/** What the page of a game is given to draw, each time something is different. */
export interface Shown {
  view: unknown;
  /** What its part of the server offers; null when the seat is not asked. */
  options: unknown;
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null;
  /** The names of the players. */
  names: string[];
  language: string;
  /** A text of the game's catalogue. */
  t: (key: string, args?: Arguments) => string;
  /** Answer with an action in notation. */
  answer: (action: string) => void;
}

/** What `page/index.js` of a package exports by default: draws into a place, over what it drew there before. */
export type Draw = (place: HTMLElement, shown: Shown) => void;

export interface AnyGame {
  seats: Record<string, string>;
  draw: Draw | null;
}

const known = new Map<string, AnyGame>();

export function anyGame(name: string): AnyGame {
  return known.get(name) ?? { seats: {}, draw: null };
}

export async function loadAny(name: string): Promise<GameUi> {
  const { seats, script } = await api.page(name, settings.language);
  const own = script ? ((await import(/* @vite-ignore */ script)) as { default: Draw }) : null;
  known.set(name, { seats, draw: own?.default ?? null });
  return { Play, placesOf: () => [] };
}
