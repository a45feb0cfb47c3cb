// Made by scripts/web_types from what the server declares: do not edit.

export type Colour = "black" | "blue" | "brown" | "gray" | "green" | "red" | "yellow";
export type GameEvent =
  | Bridged
  | Built
  | Upgraded
  | FavorTaken
  | Converted
  | CultMoved
  | FinalPoints
  | Leeched
  | Declined
  | Consoled
  | Passed
  | RoundBegan
  | IncomeCollected
  | CultBonus
  | FactionChosen
  | ScrollTaken
  | SpaceUsed
  | Transformed
  | TownFounded
  | Advanced;
export type Building = "SA" | "SH" | "TE" | "TP";
export type Paid = "1P" | "1PW" | "1VP" | "1W" | "2C" | "3PW" | "5PW";
export type Got = "1C" | "1P" | "1VP" | "1W";
export type Cult = "AIR" | "EARTH" | "FIRE" | "WATER";
export type Track = "dig" | "ship";

/**
 * What the server tells of a game of terra_mystica.
 */
export interface Shapes {
  view: TerraView;
  event: GameEvent;
  offer: TerraOffer;
  preview: HexAnswer;
}
/**
 * The table; `next` is the turn order of the next round, as far as it is known, and of tiles what is left.
 */
export interface TerraView {
  round: number;
  order: number[];
  passed: number[];
  next: number[];
  asked: number[];
  question:
    | (
        | OwnChoices
        | UseKey
        | FinishTurn
        | UseSpades
        | TakePower
        | CultistsStep
        | BonusSpades
        | ChooseFaction
        | FirstDwelling
        | FirstScroll
        | ChooseBridge
        | ChooseCult
        | Sandstorm
        | Ride
        | FreeTradingPost
        | TakeTurn
      )
    | null;
  scoring: string[];
  map: MapHex[];
  bridges: BridgeView[];
  power_actions: {
    [k: string]: boolean;
  };
  scrolls: {
    [k: string]: number;
  };
  favors: {
    [k: string]: number;
  };
  towns: {
    [k: string]: number;
  };
  orders: ByCult;
  seats: SeatView[];
}
/**
 * Favor tiles, town tiles and priests from workers, in the order the player likes.
 */
export interface OwnChoices {
  what: "OwnChoices";
  seats: number[];
}
/**
 * A key gives the right to go to step 10; one may keep it, and convert before deciding (TM-6.4).
 */
export interface UseKey {
  what: "UseKey";
  seats: number[];
}
/**
 * After the action: further spades, a dwelling on a hex transformed in it, free conversions; then it is done.
 */
export interface FinishTurn {
  what: "FinishTurn";
  seats: number[];
}
/**
 * Use free spades: missing ones may be bought, left-over ones may go to another hex.
 */
export interface UseSpades {
  what: "UseSpades";
  seats: number[];
}
/**
 * All or nothing, at one point less than the power taken; one opponent after another.
 */
export interface TakePower {
  what: "TakePower";
  seats: number[];
  offer: number;
  builder: number;
}
/**
 * One step on a cult of choice.
 */
export interface CultistsStep {
  what: "CultistsStep";
  seats: number[];
}
/**
 * Use the spades of a cult bonus now or lose them; nothing is bought, nothing is built (TM-23.5, TM-23.8).
 */
export interface BonusSpades {
  what: "BonusSpades";
  seats: number[];
}
/**
 * Choose a faction whose colour is free.
 */
export interface ChooseFaction {
  what: "ChooseFaction";
  seats: number[];
}
/**
 * Place a dwelling on any free hex of the home terrain, at no cost and with no effect (TM-3.5).
 */
export interface FirstDwelling {
  what: "FirstDwelling";
  seats: number[];
}
/**
 * TM-3.6: from the last player back to the start player each takes a scroll.
 */
export interface FirstScroll {
  what: "FirstScroll";
  seats: number[];
}
/**
 * Place a bridge beside an own building.
 */
export interface ChooseBridge {
  what: "ChooseBridge";
  seats: number[];
}
/**
 * Steps on one cult of choice.
 */
export interface ChooseCult {
  what: "ChooseCult";
  seats: number[];
}
/**
 * The Nomads turn a neighbouring hex into desert, without spades (TM-25.5).
 */
export interface Sandstorm {
  what: "Sandstorm";
  seats: number[];
}
/**
 * The Witches build a dwelling free of charge on any free forest hex.
 */
export interface Ride {
  what: "Ride";
  seats: number[];
}
/**
 * The Swarmlings upgrade a dwelling free of charge.
 */
export interface FreeTradingPost {
  what: "FreeTradingPost";
  seats: number[];
}
/**
 * Exactly one action.
 */
export interface TakeTurn {
  what: "TakeTurn";
  seats: number[];
}
/**
 * A hex, what it is (null is river), and what stands on it.
 */
export interface MapHex {
  hex: string;
  terrain: Colour | null;
  owner?: number;
  building?: "D" | "SA" | "SH" | "TE" | "TP";
}
/**
 * A bridge between two hexes.
 */
export interface BridgeView {
  span: string;
  owner: number;
}
export interface ByCult {
  FIRE?: (number | null)[];
  WATER?: (number | null)[];
  EARTH?: (number | null)[];
  AIR?: (number | null)[];
}
/**
 * One player's board; `used` are the special actions that are covered.
 */
export interface SeatView {
  faction: string | null;
  points: number;
  coins: number;
  workers: number;
  priests: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  bowls: [number, number, number];
  /**
   * @minItems 4
   * @maxItems 4
   */
  cults: [number, number, number, number];
  shipping: number;
  digging: number;
  keys: number;
  favors: string[];
  towns: string[];
  scroll: string | null;
  used: string[];
  income: {
    [k: string]: number;
  };
  network: number;
  leap_bonus: number;
  buildings: {
    [k: string]: number;
  };
}
/**
 * A seat placed a bridge.
 */
export interface Bridged {
  $: "Bridged";
  seat: number;
  span: SpanWord;
}
export interface SpanWord {
  $: "Span";
  word: string;
}
/**
 * A seat built a dwelling.
 */
export interface Built {
  $: "Built";
  seat: number;
  hex: HexWord;
}
export interface HexWord {
  $: "Hex";
  word: string;
}
/**
 * A seat replaced a building by a better one.
 */
export interface Upgraded {
  $: "Upgraded";
  seat: number;
  hex: HexWord;
  building: BuildingWord;
}
export interface BuildingWord {
  $: "Building";
  word: Building;
}
/**
 * A seat took a favor tile.
 */
export interface FavorTaken {
  $: "FavorTaken";
  seat: number;
  tile: CodeWord;
}
export interface CodeWord {
  $: "Code";
  word: string;
}
/**
 * A seat converted goods or sacrificed power.
 */
export interface Converted {
  $: "Converted";
  seat: number;
  action: Convert | Burn;
}
/**
 * `convert 3PW to 1W`
 */
export interface Convert {
  $: "Convert";
  paid: PaidWord;
  got: GotWord;
}
export interface PaidWord {
  $: "Paid";
  word: Paid;
}
export interface GotWord {
  $: "Got";
  word: Got;
}
/**
 * `burn 2`: two tokens leave the game, two others move from bowl II to bowl III.
 */
export interface Burn {
  $: "Burn";
  tokens: number;
}
/**
 * A seat's marker moved, and brought power.
 */
export interface CultMoved {
  $: "CultMoved";
  seat: number;
  cult: CultWord;
  step: number;
  power: number;
}
export interface CultWord {
  $: "Cult";
  word: Cult;
}
/**
 * What a seat got in the final scoring for one thing: a cult, the network, resources.
 */
export interface FinalPoints {
  $: "FinalPoints";
  seat: number;
  what: string;
  points: number;
}
/**
 * A seat took power and paid for it.
 */
export interface Leeched {
  $: "Leeched";
  seat: number;
  power: number;
  builder: number;
}
/**
 * A seat left the power that was offered.
 */
export interface Declined {
  $: "Declined";
  seat: number;
  offer: number;
  builder: number;
}
/**
 * TM-28.4: the Cultists gained a power because all refused.
 */
export interface Consoled {
  $: "Consoled";
  seat: number;
  power: number;
}
/**
 * A seat passed, scored, and took a scroll.
 */
export interface Passed {
  $: "Passed";
  seat: number;
  scroll: string;
  points: number;
}
/**
 * A new round, with its scoring tile.
 */
export interface RoundBegan {
  $: "RoundBegan";
  round: number;
  tile: string;
}
/**
 * What a seat collected in phase I.
 */
export interface IncomeCollected {
  $: "IncomeCollected";
  seat: number;
  workers: number;
  coins: number;
  priests: number;
  power: number;
}
/**
 * What the cult of the round brought a seat.
 */
export interface CultBonus {
  $: "CultBonus";
  seat: number;
  workers: number;
  coins: number;
  priests: number;
  power: number;
  spades: number;
}
/**
 * A seat plays a faction.
 */
export interface FactionChosen {
  $: "FactionChosen";
  seat: number;
  faction: FactionIdWord;
}
export interface FactionIdWord {
  $: "FactionId";
  word: string;
}
/**
 * A seat took its first scroll.
 */
export interface ScrollTaken {
  $: "ScrollTaken";
  seat: number;
  scroll: CodeWord;
}
/**
 * A seat used a power action or a special action.
 */
export interface SpaceUsed {
  $: "SpaceUsed";
  seat: number;
  space: CodeWord;
}
/**
 * A seat changed the terrain of a hex with so many spades.
 */
export interface Transformed {
  $: "Transformed";
  seat: number;
  hex: HexWord;
  colour: ColourWord;
  spades: number;
}
export interface ColourWord {
  $: "Colour";
  word: Colour;
}
/**
 * A seat founded a town and took a tile.
 */
export interface TownFounded {
  $: "TownFounded";
  seat: number;
  tile: string;
}
/**
 * A seat moved its shipping or digging marker.
 */
export interface Advanced {
  $: "Advanced";
  seat: number;
  track: TrackWord;
  level: number;
}
export interface TrackWord {
  $: "Track";
  word: Track;
}
/**
 * The legal answers of a seat, by hex or without one.
 */
export interface TerraOffer {
  kind: "actions";
  decision: string | null;
  hexes: {
    [k: string]: HexAnswer[];
  };
  others: Answer[];
}
/**
 * An answer on a hex; `then` is the dwelling that can be the next one there.
 */
export interface HexAnswer {
  do: string;
  action: string;
  cost?: {
    [k: string]: number;
  };
  gain?: {
    [k: string]: number;
  };
  to?: string;
  tile?: string;
  cult?: Cult;
  steps?: number;
  space?: string;
  track?: Track;
  scroll?: string;
  faction?: string;
  offer?: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  ends?: [string, string];
  then?: Answer;
}
/**
 * One legal answer: what it does, how it is written, what it takes and brings at once.
 */
export interface Answer {
  do: string;
  action: string;
  cost?: {
    [k: string]: number;
  };
  gain?: {
    [k: string]: number;
  };
  to?: string;
  tile?: string;
  cult?: Cult;
  steps?: number;
  space?: string;
  track?: Track;
  scroll?: string;
  faction?: string;
  offer?: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  ends?: [string, string];
}
