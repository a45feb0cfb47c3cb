// Everything that is drawn in Terra Mystica: the drawing, its rule, and what its words (`about-...`) are told.
import type { GameHelp, Sign } from "$lib/about";
import Defs from "./Defs.svelte";
import Disc from "./Disc.svelte";
import Ground from "./Ground.svelte";
import Icon from "./Icon.svelte";
import Marker from "./Marker.svelte";
import Piece from "./Piece.svelte";
import type { Building, Player } from "./view";

const HEX = "-48 -52 96 110";
const SOMEBODY = { seat: 0, faction: null, name: "", colour: "green" } as unknown as Player;

const icon = (name: string): Partial<Sign> => ({ art: Icon, props: () => ({ name }) });
/** Tiles are named by the game. */
const tile = (rule: string): Sign => ({
  rule,
  args: ["id", "round"],
  name: ([id]) => `name-${id}`,
});
const BUILT: Record<string, string> = { D: "TM-9.18", TP: "TM-12.3", TE: "TM-12.4", SH: "TM-12.5", SA: "TM-12.5" };

const signs: Record<string, Sign> = {
  ground: {
    rule: "TM-9.4",
    args: ["terrain", "hex"],
    kinds: 1,
    art: Ground,
    props: ([terrain]) => ({ terrain }),
    box: HEX,
  },
  river: { rule: "TM-8.5", art: Ground, props: () => ({ terrain: "river" }), box: HEX },
  building: {
    rule: ([kind = ""]) => BUILT[kind] ?? "TM-12.1",
    args: ["kind"],
    kinds: 1,
    art: Piece,
    props: ([kind]) => ({ building: kind as Building, colour: "green" }),
    box: "-34 -34 68 62",
  },
  bridge: { rule: "TM-16.4", ...icon("bridge") },
  points: { rule: "TM-24.12", ...icon("vp") },
  coins: { rule: "TM-6.3", ...icon("c") },
  workers: { rule: "TM-5.2", ...icon("w") },
  priests: { rule: "TM-15.1", ...icon("p") },
  power: { rule: "TM-6.1", ...icon("pw") },
  bowl: { rule: "TM-6.2", args: ["number"], kinds: 1, ...icon("pw") },
  spade: { rule: "TM-9.4", ...icon("spades") },
  digging: { rule: "TM-11.1", ...icon("dig") },
  shipping: { rule: "TM-8.4", ...icon("ship") },
  key: { rule: "TM-14.5", ...icon("key") },
  favor: { rule: "TM-12.7", ...icon("favor") },
  town: { rule: "TM-19.1", ...icon("town") },
  income: { rule: "TM-5.1" },
  network: { rule: "TM-24.5" },
  special: { rule: "TM-17.1" },
  cult: {
    rule: "TM-14.1",
    args: ["cult"],
    kinds: 1,
    name: ([cult]) => `name-${cult}`,
    art: Icon,
    props: ([cult]) => ({ name: cult }),
  },
  "cult-track": { rule: "TM-14.1" },
  "cult-power": { rule: "TM-14.2", args: ["power"] },
  marker: { rule: "TM-2.5", art: Disc, props: () => ({ player: SOMEBODY, x: 0, y: 0 }), box: "-12 -12 24 24" },
  order: { rule: "TM-15.1" },
  scoring: tile("TM-22.1"),
  scroll: tile("TM-18.3"),
  "favor-tile": tile("TM-20.2"),
  "town-tile": tile("TM-19.3"),
  "power-action": tile("TM-16.2"),
  seat: { rule: "TM-4.4" },
  next: { rule: "TM-4.6" },
  player: { rule: "TM-2.1", art: Marker, props: () => ({ player: SOMEBODY }) },
};

export const help: GameHelp = { signs, goal: { rule: "TM-24.12" }, Defs };
