// What is printed on the cards, read from the same files as the rules of the game.
import ambush from "$games/cartographers/data/ambush.toml?raw";
import explore from "$games/cartographers/data/explore.toml?raw";
import seasons from "$games/cartographers/data/seasons.toml?raw";
import type { Cell } from "./geometry";
import type { Season, Terrain } from "./view";

export interface Card {
  time: number;
  ruins: boolean;
  ambush: boolean;
  terrains: Terrain[];
  shapes: Cell[][];
  coin: boolean;
}

/** The tables of a file by name, each as its text. */
export function tables(file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of file.split(/^\[/m).slice(1)) {
    const end = part.indexOf("]\n");
    found.set(part.slice(0, end), part.slice(end + 2));
  }
  return found;
}

function words(table: string, key: string): string[] {
  const list = new RegExp(`^${key} = \\[(.*)\\]`, "m").exec(table)?.[1] ?? "";
  return [...list.matchAll(/"([^"]+)"/g)].map((word) => word[1] ?? "");
}

const whole = (table: string, key: string) => Number(new RegExp(`^${key} = (\\d+)`, "m").exec(table)?.[1] ?? 0);
const yes = (table: string, key: string) => new RegExp(`^${key} = true`, "m").test(table);

function shape(drawing: string): Cell[] {
  return drawing
    .split("\n")
    .flatMap((line, row) => [...line].flatMap((sign, column): Cell[] => (sign === "#" ? [[row, column]] : [])));
}

const shapes = (table: string) => [...table.matchAll(/"""\n([#.\n]+)"""/g)].map((found) => shape(found[1] ?? ""));

function card(table: string, ambush: boolean): Card {
  return {
    time: whole(table, "time"),
    ruins: yes(table, "ruins"),
    ambush,
    terrains: ambush ? ["monster"] : (words(table, "terrains") as Terrain[]),
    shapes: shapes(table),
    coin: yes(table, "coin"),
  };
}

export const CARDS: ReadonlyMap<string, Card> = new Map([
  ...[...tables(explore)].map(([id, table]) => [id, card(table, false)] as const),
  ...[...tables(ambush)].map(([id, table]) => [id, card(table, true)] as const),
]);

const letters = new Map([...tables(seasons)].map(([id, table]) => [id, words(table, "edicts")]));

/** The letters of the edicts that are scored in a season. */
export function edictsOf(season: Season): string[] {
  return letters.get(`season.${season}`) ?? [];
}
