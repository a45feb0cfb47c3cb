// Everything that is drawn in Cartographers: the drawing, its rule, and the words that explain it.
import type { GameHelp, Sign } from "$lib/about";
import ShapePicture from "./ShapePicture.svelte";
import SpacePicture from "./SpacePicture.svelte";

const SPACE_RULES: Record<string, string> = {
  ruins: "CA-0.6",
  mountain: "CA-5.1",
  wasteland: "CA-12.2",
  monster: "CA-9.5",
  empty: "CA-0.5",
};
const CARDS = (
  "sentinel_wood greenbough treetower stoneside_forest canal_lake mages_valley golden_granary shoreside_expanse " +
  "wildholds great_city greengold_plains shieldgate borderlands lost_barony broken_road cauldrons"
).split(" ");
const L_SHAPE: [number, number][] = [
  [0, 0],
  [1, 0],
  [1, 1],
];

const signs: Record<string, Sign> = {
  space: {
    rule: ([kind = ""]) => SPACE_RULES[kind] ?? "CA-0.3",
    args: ["kind", "below"],
    kinds: 1,
    art: SpacePicture,
    props: ([kind]) => ({ kind }),
  },
  explore: { rule: "CA-3.5" },
  ambush: { rule: "CA-7.1" },
  "card-time": { rule: "CA-8.1" },
  shape: { rule: "CA-4.1", art: ShapePicture, props: () => ({ cells: L_SHAPE }) },
  "shape-coin": { rule: "CA-5.6", art: ShapePicture, props: () => ({ cells: L_SHAPE, coin: true }) },
  coins: { rule: "CA-9.4" },
  edict: {
    rule: ([card = ""]) => `CA-13.${CARDS.indexOf(card) + 1}`,
    kinds: 1,
    name: ([card]) => `name-${card}`,
    means: ([card]) => `card-${card}`,
  },
  when: { rule: "CA-2.2" },
  "edict-points": { rule: "CA-9.1" },
  seasons: { rule: "CA-2.1" },
  time: { rule: "CA-8.1" },
  deck: { rule: "CA-3.9" },
  scores: { rule: "CA-9.2" },
  "other-map": { rule: "CA-1.15" },
};

export const help: GameHelp = { signs, goal: { rule: "CA-11.1" } };
