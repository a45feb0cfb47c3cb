// What is printed on faction boards and tiles, read from the data files of the game itself.
import cultsText from "$games/terra_mystica/data/cults.toml?raw";
import factionsText from "$games/terra_mystica/data/factions.toml?raw";
import laterText from "$games/terra_mystica/data/later_tiles.toml?raw";
import tilesText from "$games/terra_mystica/data/tiles.toml?raw";
import { CULTS, type Amounts, type Building, type Colour, type Cult } from "./view";

type Entry = Record<string, unknown>;
type Tables = Record<string, Entry>;

/** The part of TOML the data files use: tables, and one value a line. */
export function readTables(text: string): Tables {
  const tables: Tables = {};
  let table: Entry = {};
  for (const line of text.split("\n")) {
    const head = /^\[(\w+)\]/.exec(line);
    const field = /^(\w+) = (.*?)\s*(?:#[^"]*)?$/.exec(line);
    if (head?.[1]) table = tables[head[1]] ??= {};
    else if (field?.[1] && field[2]) table[field[1]] = JSON.parse(field[2].replace(/(\w+) = /g, '"$1": '));
  }
  return tables;
}

const SIGNS: Record<string, string> = {
  W: "w",
  C: "c",
  P: "p",
  PW: "pw",
  VP: "vp",
  SPADE: "spades",
  FAVOR: "favor",
  SHIP: "ship",
  ORDAIN: "ordain",
};

/** `1 W + 2 C` as amounts. */
export function readGoods(text: string): Amounts {
  const found: Amounts = {};
  for (const [, count, sign] of text.matchAll(/(\d+) ([A-Z]+)/g)) {
    const name = SIGNS[sign ?? ""];
    if (name && Number(count)) found[name] = Number(count);
  }
  return found;
}

export interface Faction {
  id: string;
  home: Colour;
  costs: Record<Building, Amounts>;
  /** What is cheaper beside another faction: on the boards, as in their data, the coins of a trading post. */
  beside: Partial<Record<Building, Amounts>>;
  /** What each further building of a kind adds to the income. */
  incomes: Record<Building, Amounts[]>;
  /** What is shown before the first dwelling is built. */
  base: Amounts;
  shipping: [number, number] | null;
  /** What a spade costs by the digging level. */
  spade: Amounts[];
  special: string | null;
}

const WHEEL: Record<string, Colour> = {
  desert: "yellow",
  plains: "brown",
  swamp: "black",
  lakes: "blue",
  forest: "green",
  mountains: "gray",
  wasteland: "red",
};
const KINDS: [Building, string][] = [
  ["D", "dwelling"],
  ["TP", "trading_post"],
  ["TE", "temple"],
  ["SH", "stronghold"],
  ["SA", "sanctuary"],
];

function readFaction(id: string, entry: Entry): Faction {
  const costs = {} as Record<Building, Amounts>;
  const incomes = {} as Record<Building, Amounts[]>;
  for (const [kind, name] of KINDS) {
    costs[kind] = readGoods(String(entry[name]));
    incomes[kind] = (entry[`${name}_income`] as string[]).map(readGoods);
  }
  const beside = { TP: { c: costs.TP.c ?? 0 } };
  costs.TP = { ...costs.TP, c: 2 * beside.TP.c };
  const base = incomes.D.shift() ?? {};
  const currency = entry["spade_currency"] === "priests" ? "p" : "w";
  return {
    id,
    home: WHEEL[String(entry["home"])] ?? "gray",
    costs,
    beside,
    incomes,
    base,
    shipping: (entry["shipping"] as [number, number] | undefined) ?? null,
    spade: (entry["spade_cost"] as number[]).map((count) => ({ [currency]: count })),
    special: (entry["special"] as string | undefined) ?? null,
  };
}

const factions = new Map<string, Faction>();
for (const [id, entry] of Object.entries(readTables(factionsText))) factions.set(id, readFaction(id, entry));

export function factionOf(id: string | null): Faction | null {
  return (id && factions.get(id)) || null;
}

/** The cult board: the power gained at each step, and the steps a priest brings on each space of an order. */
export const CULT_BOARD = readTables(cultsText)["board"] as unknown as { power: number[]; orders: number[] };

/** What a building becomes next, the stronghold aside. */
export const GROWS: Partial<Record<Building, Building>> = { D: "TP", TP: "TE", TE: "SA" };

export interface Tile {
  id: string;
  cult?: Cult;
  steps?: number;
  /** What it brings each round (favor tiles, scrolls), once (towns), or for the steps (scoring tiles). */
  goods: Amounts;
  vp?: number;
  /** The events a scoring tile pays for. */
  events?: string[];
  /** What the tile lets one do as an action: `cult` or `spade`. */
  action?: string;
  power?: number;
  effect?: string;
  /** Points for each building of a kind: when it is built (favor tiles) or when its owner passes (scrolls). */
  pays: Record<string, number>;
}

/** What else is printed on a tile, beside the goods. */
function readMore(fields: Entry, goods: Amounts): Record<string, number> {
  if (fields["spades"]) goods["spades"] = Number(fields["spades"]);
  if (fields["effect"] === "bridge") goods["bridge"] = 1;
  if (fields["shipping"]) goods["ship"] = Number(fields["shipping"]);
  if (fields["cult_steps"]) for (const cult of CULTS) goods[cult] = Number(fields["cult_steps"]);
  const pays = Array.isArray(fields["pass_vp"]) ? {} : ((fields["pass_vp"] ?? {}) as Record<string, number>);
  for (const [kind, name] of KINDS) {
    if (fields[`${name}_vp`]) pays[kind] = Number(fields[`${name}_vp`]);
  }
  return pays;
}

const tiles = new Map<string, Tile>();
for (const table of [readTables(tilesText), readTables(laterText)]) {
  for (const group of Object.values(table)) {
    for (const [id, fields] of Object.entries(group as Record<string, Entry>)) {
      const goods = readGoods(String(fields["income"] ?? fields["gain"] ?? fields["bonus"] ?? ""));
      tiles.set(id, { ...fields, id, goods, pays: readMore(fields, goods) } as Tile);
    }
  }
}

/** What is printed on a tile; null for a tile from somebody's own file. */
export function tileOf(id: string): Tile | null {
  return tiles.get(id) ?? null;
}
