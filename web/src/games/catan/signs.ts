// Everything that is drawn in Catan: the drawing, its rule, and what its words (`about-...`) are told.
import type { GameHelp, Sign } from "$lib/about";
import Chest from "./Chest.svelte";
import Chits from "./Chits.svelte";
import Defs from "./Defs.svelte";
import DevelopmentPicture from "./DevelopmentPicture.svelte";
import Dragon from "./Dragon.svelte";
import EventDie from "./EventDie.svelte";
import GoodIcon from "./GoodIcon.svelte";
import Harbours from "./Harbours.svelte";
import Knight from "./Knight.svelte";
import Land from "./Land.svelte";
import Mark from "./Mark.svelte";
import Merchant from "./Merchant.svelte";
import Metropolis from "./Metropolis.svelte";
import Piece from "./Piece.svelte";
import Pips from "./Pips.svelte";
import Pirate from "./Pirate.svelte";
import Road from "./Road.svelte";
import Robber from "./Robber.svelte";
import Ship from "./Ship.svelte";
import SignPicture from "./Sign.svelte";
import Token from "./Token.svelte";
import TrackIcon from "./TrackIcon.svelte";
import Wall from "./Wall.svelte";
import { askedHelp, goal } from "./helping";
import type { CatanView, Good, ShownHex, Track } from "./view";

const HEX = "E7"; // the middle of the map, where a single hex is drawn
const AROUND = "-46 -50 92 100"; // a hex
const SPOT = "-26 -28 52 52"; // a piece
const ORIGIN = { x: 0, y: 0 };

const land = (terrain: string): ShownHex => ({ hex: HEX, terrain, token: 0 }) as ShownHex;
const ground = (terrain: string): Partial<Sign> => ({
  art: Land,
  props: () => ({ hexes: [land(terrain)] }),
  box: AROUND,
});
const fact = (name: string): Partial<Sign> => ({ art: SignPicture, props: () => ({ name }) });

const CARD_RULES: Record<string, string> = {
  knight: "CT-B9.5",
  "road-building": "CT-B9.6",
  plenty: "CT-B9.7",
  monopoly: "CT-B9.8",
  "victory-point": "CT-B9.9",
  "commercial-harbor": "CT-K15.1",
  "master-merchant": "CT-K15.2",
  merchant: "CT-K15.3",
  "merchant-fleet": "CT-K15.4",
  "resource-monopoly": "CT-K15.5",
  "trade-monopoly": "CT-K15.6",
  alchemist: "CT-K15.7",
  crane: "CT-K15.8",
  engineer: "CT-K15.9",
  inventor: "CT-K15.10",
  irrigation: "CT-K15.11",
  medicine: "CT-K15.12",
  mining: "CT-K15.13",
  printer: "CT-K15.14",
  smith: "CT-K15.16",
  bishop: "CT-K15.17",
  constitution: "CT-K15.18",
  deserter: "CT-K15.19",
  diplomat: "CT-K15.20",
  intrigue: "CT-K15.21",
  saboteur: "CT-K15.22",
  spy: "CT-K15.23",
  warlord: "CT-K15.24",
  wedding: "CT-K15.25",
};
const COMMODITIES = ["paper", "cloth", "coin"];

const signs: Record<string, Sign> = {
  land: {
    rule: ([, , , cities = ""]) => (cities ? "CT-K4.1" : "CT-B4.1"),
    args: ["terrain", "number", "ways", "cities"],
    kinds: 1,
    art: Land,
    props: ([terrain = ""]) => ({ hexes: [land(terrain)] }),
    box: AROUND,
  },
  desert: { rule: "CT-B4.4", ...ground("desert") },
  gold: { rule: "CT-S6.1", ...ground("gold") },
  lake: { rule: "CT-T5.1", ...ground("lake") },
  dry: {
    rule: "CT-T5.4",
    art: Land,
    props: () => ({ hexes: [land("fields")], canal: { dry: [HEX], dug: [], desert: "", lake: "", flooded: false } }),
    box: AROUND,
  },
  sea: { rule: "CT-G1.2", ...ground("sea") },
  unknown: { rule: "CT-S7.1", ...ground("unknown") },
  enchanted: { rule: "CT-T6.2", ...ground("desert") },
  number: {
    rule: "CT-B4.1",
    args: ["number", "ways"],
    art: Token,
    props: ([token]) => ({ token: Number(token) }),
    box: "-18 -17 36 38",
  },
  harbour: {
    rule: "CT-B6.4",
    args: ["good"],
    kinds: 1,
    art: Harbours,
    props: ([good = "any"]) => ({
      ground: { hexes: [land("desert")], harbours: [{ edge: `${HEX}e`, kind: good === "any" ? "3:1" : good }] },
    }),
    box: "18 -34 76 62",
  },
  robber: { rule: "CT-B5.4", art: Robber, props: () => ORIGIN, box: SPOT },
  pirate: { rule: "CT-S5.3", art: Pirate, props: () => ORIGIN, box: "-28 -30 56 56" },
  road: { rule: "CT-B7.2", art: Road, props: () => ({ edge: `${HEX}e`, seat: 0 }), box: "18 -26 52 52" },
  ship: { rule: "CT-S2.2", art: Ship, props: () => ({ edge: `${HEX}e`, seat: 0 }), box: "18 -26 52 52" },
  "move-ship": { rule: "CT-S3.1", ...fact("ship") },
  settlement: { rule: "CT-B7.8", art: Piece, props: () => ({ kind: "settlement", seat: 0 }), box: SPOT },
  city: { rule: "CT-B7.7", art: Piece, props: () => ({ kind: "city", seat: 0 }), box: SPOT },
  fallen: { rule: "CT-K9.5", art: Piece, props: () => ({ kind: "city", seat: 0, lies: true }), box: SPOT },
  metropolis: {
    rule: "CT-K5.6",
    args: ["track"],
    kinds: 1,
    art: Metropolis,
    props: ([track]) => ({ track: track as Track, ...ORIGIN }),
    box: "-16 -44 48 50",
  },
  wall: { rule: "CT-K7.1", art: Wall, props: () => ORIGIN, box: "-26 -16 52 52" },
  knight: {
    rule: "CT-K8.5",
    args: ["strength", "state"],
    kinds: 2,
    art: Knight,
    props: ([strength, state]) => ({ seat: 0, strength: Number(strength), active: state === "active" }),
    box: SPOT,
  },
  activate: { rule: "CT-K8.3", ...fact("sword") },
  promote: { rule: "CT-K8.4", ...fact("rank") },
  merchant: { rule: "CT-K12.1", art: Merchant, props: () => ({ seat: 0, ...ORIGIN }), box: SPOT },
  chest: { rule: "CT-T1.10", art: Chest, props: () => ORIGIN, box: "-18 -18 36 36" },
  dragon: { rule: "CT-T4.16", art: Dragon, props: () => ({ count: 1, ...ORIGIN }), box: "-24 -22 48 48" },
  canal: { rule: "CT-T5.10", art: Chits, props: () => ({ count: 2, ...ORIGIN }), box: "-20 -20 40 40" },
  ditch: { rule: "CT-T5.9" },
  fight: { rule: "CT-T6.19" },
  blocked: { rule: "CT-T4.18" },
  barbarians: { rule: "CT-K9.2" },
  dice: { rule: "CT-B4.1", art: Pips, props: () => ({ face: 5, colour: "light" }) },
  "event-die": { rule: "CT-K3.3", art: EventDie, props: () => ({ face: "ship" }) },
  good: {
    rule: ([good = ""]) => (COMMODITIES.includes(good) ? "CT-K4.1" : "CT-B7.1"),
    args: ["good"],
    kinds: 1,
    art: GoodIcon,
    props: ([good]) => ({ good: good as Good, size: "2rem" }),
  },
  change: { rule: "CT-G1.6" },
  card: {
    rule: ([card = ""]) => CARD_RULES[card] ?? "CT-B9.1",
    kinds: 1,
    name: ([card]) => `card-${card}`,
    means: ([, effect]) => `effect-${effect}`,
    art: DevelopmentPicture,
    props: ([card]) => ({ card }),
  },
  hand: { rule: "CT-B5.1", ...fact("card") },
  development: { rule: "CT-B9.1", ...fact("development") },
  progress: { rule: "CT-K6.4", ...fact("development") },
  army: { rule: "CT-B10.1", ...fact("knight") },
  defence: { rule: "CT-K9.2", ...fact("knight") },
  route: { rule: "CT-B8.1", ...fact("road") },
  level: {
    rule: "CT-K5.1",
    args: ["track"],
    kinds: 1,
    art: TrackIcon,
    props: ([track]) => ({ track: track as Track, size: "1.8rem" }),
  },
  track: {
    rule: "CT-K5.1",
    args: ["track"],
    kinds: 1,
    art: TrackIcon,
    props: ([track]) => ({ track: track as Track, size: "1.8rem" }),
  },
  deck: { rule: "CT-K6.1", ...fact("development") },
  defender: { rule: "CT-K9.3", ...fact("defender") },
  "holds-merchant": { rule: "CT-K12.1", ...fact("merchant") },
  open: { rule: "CT-K6.3", ...fact("open") },
  island: { rule: "CT-S8.1", ...fact("island") },
  kept: { rule: "CT-T2.8", ...fact("chest") },
  chits: { rule: "CT-T5.10", ...fact("canal") },
  beaten: { rule: "CT-T6.21", ...fact("dragon") },
  points: { rule: "CT-K13.1" },
  rolls: { rule: "CT-B4.1" },
  mark: { rule: "CT-B2.6", art: Mark, props: () => ({ seat: 0 }) },
};

export const help: GameHelp = {
  signs,
  goal,
  asked: (kind, view) => askedHelp(kind, view as CatanView),
  Defs,
};
