// Everything that is drawn in Empires of the North: the drawing, its rule, and the words that explain it.
import type { GameHelp, Sign } from "$lib/about";
import Crest from "./Crest.svelte";
import SignPicture from "./Sign.svelte";
import type { Tile } from "./view";

const drawn = (name: string): Partial<Sign> => ({ art: SignPicture, props: () => ({ name }) });
const crest: Partial<Sign> = { art: Crest, props: () => ({ clan: null, seat: 0 }) };

const SIGN_RULES: Record<string, string> = {
  gold: "EN-2.3",
  raze: "EN-2.6",
  worker: "EN-2.7",
  tired: "EN-2.7",
  vp: "EN-2.12",
  card: "EN-3.18",
  any: "EN-2.1",
  good: "EN-2.2",
  ship: "EN-7.1",
  "neutral-ship": "EN-7.12",
  explore: "EN-6.17",
  populate: "EN-6.17",
  construct: "EN-6.17",
  harvest: "EN-6.18",
  refresh: "EN-10.5",
  renew: "EN-10.12",
  attack: "EN-6.22",
  assign: "EN-10.3",
  release: "EN-10.4",
  find: "EN-10.9",
  "move-disc": "EN-10.11",
  "move-ship": "EN-10.13",
  expedition: "EN-7.10",
  discard: "EN-3.18",
  return: "EN-10.15",
  "pay-out": "EN-10.17",
  pillage: "EN-7.6",
  conquer: "EN-7.7",
  pass: "EN-6.3",
  disc: "EN-6.9",
  "part-action": "EN-3.13",
  "part-feature": "EN-3.12",
  "part-bonus": "EN-3.14",
  "part-storage": "EN-10.8",
  "part-boost": "EN-3.11",
  copy: "EN-10.6",
  "kind-field": "EN-3.5",
  "kind-location": "EN-3.1",
  "kind-island": "EN-7.4",
  "kind-card": "EN-3.4",
  icons: "EN-3.3",
  opponent: "EN-12.5",
};
const CARD_RULES: Record<string, string> = {
  field: "EN-3.5",
  "field-upgrade": "EN-3.6",
  "field-or-upgrade": "EN-3.10",
  boost: "EN-3.11",
  island: "EN-7.4",
};

const signs: Record<string, Sign> = {
  tile: {
    rule: "EN-6.17",
    kinds: 1,
    name: ([tile]) => `tile-${tile}`,
    means: ([tile]) => `tile-${tile}-does`,
    art: SignPicture,
    props: ([tile]) => ({ name: tile as Tile }),
  },
  phase: { rule: "EN-5.1" },
  disc: { rule: "EN-6.9", ...crest },
  "disc-exhausted": { rule: "EN-6.10", art: Crest, props: () => ({ clan: null, seat: 0, crossed: true }) },
  "discs-left": { rule: "EN-6.9", ...drawn("disc") },
  crest: { rule: "EN-4.3", ...crest },
  card: {
    rule: ([kind = ""]) => CARD_RULES[kind] ?? "EN-3.2",
    args: ["kind"],
    kinds: 1,
    art: SignPicture,
    props: ([kind]) => ({
      name:
        kind === "island"
          ? "kind-island"
          : kind?.startsWith("field")
            ? "kind-field"
            : kind === "boost"
              ? "part-boost"
              : "kind-location",
    }),
  },
  upgrade: { rule: "EN-3.6", ...drawn("assign") },
  "harvest-sum": { rule: "EN-6.18", ...drawn("harvest") },
  exhausted: { rule: "EN-10.12", ...drawn("part-action") },
  tokens: { rule: "EN-10.3" },
  sign: {
    rule: ([name = ""]) => SIGN_RULES[name] ?? "EN-2.1",
    args: ["name"],
    kinds: 1,
    means: ([name]) => (name === "card" ? "about-draw" : `about-${name}`),
    art: SignPicture,
    props: ([name]) => ({ name }),
  },
  icon: {
    rule: "EN-3.3",
    kinds: 1,
    name: ([icon]) => `icon-${icon}`,
    art: SignPicture,
    props: ([icon]) => ({ name: icon }),
  },
  queue: { rule: "EN-7.3", ...drawn("ship") },
  deck: { rule: "EN-7.4", args: ["distance"], kinds: 1 },
  empty: { rule: "EN-7.9" },
  first: { rule: "EN-4.7" },
  hand: { rule: "EN-2.11", ...drawn("card") },
  "home-ships": { rule: "EN-7.8", ...drawn("ship") },
  minis: { rule: "EN-2.13" },
  "own-deck": { rule: "EN-3.19" },
};

export const help: GameHelp = { signs, goal: { rule: "EN-9.1" } };
