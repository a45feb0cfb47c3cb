// Made by scripts/web_types from what the server declares: do not edit.

export type Terrain = "desert" | "fields" | "forest" | "gold" | "hills" | "mountains" | "pasture" | "sea" | "unknown";
export type Treasure = "development-card" | "grain-wool-brick" | "one-resource" | "roads-or-ships" | "two-resources";
export type Good = "brick" | "grain" | "lumber" | "ore" | "wool";
export type GameEvent =
  | BankTraded
  | RoadBuilt
  | SettlementBuilt
  | CityBuilt
  | CardBought
  | CardPlayed
  | PlentyTaken
  | Monopolised
  | StartingCards
  | LargestArmyMoved
  | Won
  | Rolled
  | Produced
  | Shortage
  | LongestRoadMoved
  | Discarded
  | RobberMoved
  | Stolen
  | TokenDrawn
  | TokenMoved
  | DragonBeaten
  | TreasureUsed
  | RewardTaken
  | CardFound
  | RewardLost
  | TreasureSeen
  | TreasureKept
  | HarbourPlaced
  | DragonsGathered
  | StormBegun
  | DragonMoved
  | HexTurned
  | CardsChosen
  | IslandSettled
  | PirateMoved
  | LongestRouteMoved
  | ShipBuilt
  | ShipMoved
  | Offered
  | Accepted
  | Declined
  | Countered
  | Traded
  | Withdrawn
  | TurnBegun;
export type Card = "knight" | "monopoly" | "plenty" | "road-building" | "victory-point";

/**
 * What the server tells of a game of catan.
 */
export interface Shapes {
  view: CatanView;
  event: GameEvent;
  offer: CatanOffer;
  preview: Answer;
}
/**
 * The table as a seat sees it; `rolls` tells how often each sum came, from 2.
 */
export interface CatanView {
  target: number;
  turn: number;
  active: number;
  rolled: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  dice: [number, number];
  robber: string | null;
  hexes: HexView[];
  harbours: HarbourView[];
  bank: ByGood;
  deck: number;
  longest: number | null;
  army: number | null;
  winner: number | null;
  rolls: number[];
  card_played: boolean;
  players: PlayerView[];
  asked:
    | (
        | FreeRoad
        | FoundSettlement
        | FoundRoad
        | Discard
        | MoveRobber
        | ChooseBareHex
        | ChooseToken
        | ChooseVictim
        | BeatDragon
        | ChooseReward
        | ChooseFromTreasure
        | StartRobber
        | DecideTreasure
        | ChooseHarbour
        | ChooseDesert
        | ChooseDragon
        | ChooseStormHex
        | ChooseHex
        | ChooseGold
        | MoveRobberOrPirate
        | AnswerOffer
        | ChooseDeal
        | TakeTurn
      )
    | null;
  sea: SeaView | null;
  unknown: UnknownView | null;
  dragons: DragonsView | null;
  treasures: TreasuresView | null;
}
/**
 * A land hex; without a token it is 0.
 */
export interface HexView {
  hex: string;
  terrain: Terrain;
  token: number;
}
/**
 * A harbour at an edge of the coast: what can be traded there.
 */
export interface HarbourView {
  edge: string;
  kind: "3:1" | "brick" | "grain" | "lumber" | "ore" | "wool";
}
export interface ByGood {
  brick?: number;
  lumber?: number;
  wool?: number;
  grain?: number;
  ore?: number;
}
/**
 * One player; `hand` and `own_cards` are null where they are somebody else's secret.
 */
export interface PlayerView {
  points: number;
  cards: number;
  hand: ByGood | null;
  development: number;
  own_cards: ByCard | null;
  knights: number;
  road: number;
  roads: string[];
  settlements: string[];
  cities: string[];
  left: PiecesLeft;
  rates: ByGood;
}
export interface ByCard {
  knight?: CardsView;
  "road-building"?: CardsView;
  plenty?: CardsView;
  monopoly?: CardsView;
  "victory-point"?: CardsView;
}
/**
 * Development cards of a kind, how many of them were bought in this turn, and the name of what they do here.
 */
export interface CardsView {
  number: number;
  fresh: number;
  effect: string;
}
/**
 * What is not yet built.
 */
export interface PiecesLeft {
  roads: number;
  settlements: number;
  cities: number;
}
/**
 * CT-B9.6: two roads for nothing, or one where there is no more room or piece.
 */
export interface FreeRoad {
  what: "FreeRoad";
  seats: number[];
  left: number;
}
/**
 * A settlement on any free corner; the `last` one earns cards.
 */
export interface FoundSettlement {
  what: "FoundSettlement";
  seats: number[];
}
/**
 * A road that touches the settlement just founded.
 */
export interface FoundRoad {
  what: "FoundRoad";
  seats: number[];
}
/**
 * Half of a hand of more than seven, rounded down.
 */
export interface Discard {
  what: "Discard";
  seats: number[];
  discards: {
    [k: string]: number;
  };
}
/**
 * To another land hex; then a card is taken from somebody there. `cause` tells two in one turn apart.
 */
export interface MoveRobber {
  what: "MoveRobber";
  seats: number[];
}
/**
 * CT-T3.6: the player says which hex is next to get a token.
 */
export interface ChooseBareHex {
  what: "ChooseBareHex";
  seats: number[];
}
/**
 * CT-T3.8: which token of the main island goes to the hex `to`.
 */
export interface ChooseToken {
  what: "ChooseToken";
  seats: number[];
  to: string;
}
/**
 * CT-T4.5: the roller may take one card from any opponent.
 */
export interface ChooseVictim {
  what: "ChooseVictim";
  seats: number[];
}
/**
 * CT-T4.22, CT-T4.23: one dragon, but none of those on the deserts.
 */
export interface BeatDragon {
  what: "BeatDragon";
  seats: number[];
}
/**
 * CT-T1.7: a resource of one's choice for gold that was discovered.
 */
export interface ChooseReward {
  what: "ChooseReward";
  seats: number[];
  number: number;
  bank: ByGood;
}
/**
 * CT-T1.11: one or two resources of one's choice.
 */
export interface ChooseFromTreasure {
  what: "ChooseFromTreasure";
  seats: number[];
  number: number;
  bank: ByGood;
}
/**
 * CT-T2.5: on one of the open deserts.
 */
export interface StartRobber {
  what: "StartRobber";
  seats: number[];
}
/**
 * CT-T2.8: use it at once, or keep it unused for good (CT-T2.10).
 */
export interface DecideTreasure {
  what: "DecideTreasure";
  seats: number[];
}
/**
 * CT-T2.11: any of the special harbours still there, at a building on the coast.
 */
export interface ChooseHarbour {
  what: "ChooseHarbour";
  seats: number[];
}
/**
 * CT-T4.8: of several deserts with the fewest, the builder chooses.
 */
export interface ChooseDesert {
  what: "ChooseDesert";
  seats: number[];
  number: number;
}
/**
 * CT-T4.12: of several deserts with the most dragons, the active player chooses.
 */
export interface ChooseDragon {
  what: "ChooseDragon";
  seats: number[];
  hexes: string[];
}
/**
 * CT-T4.13: with fewer dragons than hexes, the active player chooses where they go.
 */
export interface ChooseStormHex {
  what: "ChooseStormHex";
  seats: number[];
  hexes: string[];
}
/**
 * CT-S7.1: the player says which hex is turned next.
 */
export interface ChooseHex {
  what: "ChooseHex";
  seats: number[];
}
/**
 * CT-S6.1: for each settlement at the gold one card, for each city two.
 */
export interface ChooseGold {
  what: "ChooseGold";
  seats: number[];
  number: number;
  bank: ByGood;
}
/**
 * CT-S5.1: one of the two; `cause` tells two in one turn apart.
 */
export interface MoveRobberOrPirate {
  what: "MoveRobberOrPirate";
  seats: number[];
}
/**
 * The others say whether they would; `give` and `get` are those of the active player.
 */
export interface AnswerOffer {
  what: "AnswerOffer";
  seats: number[];
  by: number;
  give: ByGood;
  get: ByGood;
  replies: ReplyView[];
}
/**
 * Terms on which somebody would trade; `agreed`: those of the offer.
 */
export interface ReplyView {
  seat: number;
  give: ByGood;
  get: ByGood;
  agreed: boolean;
}
/**
 * CT-B6.1: the active player trades with one of those who would, or withdraws.
 */
export interface ChooseDeal {
  what: "ChooseDeal";
  seats: number[];
  by: number;
  give: ByGood;
  get: ByGood;
  replies: ReplyView[];
}
/**
 * What the active player does next; it is asked again until the turn is ended.
 */
export interface TakeTurn {
  what: "TakeTurn";
  seats: number[];
}
/**
 * The sea: the pirate's hex (null: not played with), and whether a ship was moved in this turn.
 */
export interface SeaView {
  pirate: string | null;
  moved: boolean;
  players: SailorView[];
}
/**
 * The ships of a player, how many are left, and on how many islands it earned a point.
 */
export interface SailorView {
  ships: string[];
  left: number;
  islands: number;
}
/**
 * What still lies face down: so many hexes of each terrain, and these tokens.
 */
export interface UnknownView {
  hexes: ByTerrain;
  tokens: number[];
}
export interface ByTerrain {
  hills?: number;
  forest?: number;
  pasture?: number;
  fields?: number;
  mountains?: number;
  desert?: number;
  gold?: number;
  sea?: number;
  unknown?: number;
}
/**
 * The dragons: how many are beside the board, where the others are, and what they block.
 */
export interface DragonsView {
  beside: number;
  storm: boolean;
  deserts: DesertView[];
  hexes: string[];
  blocked_roads: string[];
  blocked_buildings: string[];
}
/**
 * A desert, and how many dragons lie on it.
 */
export interface DesertView {
  hex: string;
  dragons: number;
}
/**
 * Where treasures lie, how many of each kind are unseen, the special harbours left, and what was just looked at.
 */
export interface TreasuresView {
  places: string[];
  unseen: ByTreasure;
  looked: Treasure | null;
  harbours: Good[];
  players: KeeperView[];
}
export interface ByTreasure {
  "one-resource"?: number;
  "two-resources"?: number;
  "grain-wool-brick"?: number;
  "roads-or-ships"?: number;
  "development-card"?: number;
}
/**
 * How many treasures a player keeps; which they are is null where it is somebody else's secret.
 */
export interface KeeperView {
  kept: number;
  own: Treasure[] | null;
  harbour: boolean;
}
export interface BankTraded {
  $: "BankTraded";
  seat: number;
  give: CardsWord;
  get: CardsWord;
}
export interface CardsWord {
  $: "Cards";
  word: string;
}
export interface RoadBuilt {
  $: "RoadBuilt";
  seat: number;
  edge: EdgeWord;
}
export interface EdgeWord {
  $: "Edge";
  word: string;
}
export interface SettlementBuilt {
  $: "SettlementBuilt";
  seat: number;
  corner: CornerWord;
}
export interface CornerWord {
  $: "Corner";
  word: string;
}
export interface CityBuilt {
  $: "CityBuilt";
  seat: number;
  corner: CornerWord;
}
/**
 * Which card, only the buyer sees.
 */
export interface CardBought {
  $: "CardBought";
  seat: number;
  card: CardWord | null;
}
export interface CardWord {
  $: "Card";
  word: Card;
}
export interface CardPlayed {
  $: "CardPlayed";
  seat: number;
  card: CardWord;
}
export interface PlentyTaken {
  $: "PlentyTaken";
  seat: number;
  cards: CardsWord;
}
/**
 * How many cards each seat had to give.
 */
export interface Monopolised {
  $: "Monopolised";
  seat: number;
  good: GoodWord;
  given: Ints;
}
export interface GoodWord {
  $: "Good";
  word: Good;
}
export interface Ints {
  $: "tuple";
  items: number[];
}
export interface StartingCards {
  $: "StartingCards";
  seat: number;
  cards: CardsWord;
}
/**
 * Who holds the card now.
 */
export interface LargestArmyMoved {
  $: "LargestArmyMoved";
  seat: number;
  knights: number;
}
/**
 * The game is over; the winner shows the victory point cards.
 */
export interface Won {
  $: "Won";
  seat: number;
  points: number;
  cards: number;
}
export interface Rolled {
  $: "Rolled";
  seat: number;
  one: number;
  other: number;
}
export interface Produced {
  $: "Produced";
  seat: number;
  cards: CardsWord;
}
/**
 * The bank could not give everybody all of these cards.
 */
export interface Shortage {
  $: "Shortage";
  good: GoodWord;
}
/**
 * Who holds the card now; NOBODY: it is set aside.
 */
export interface LongestRoadMoved {
  $: "LongestRoadMoved";
  seat: number;
  length: number;
}
export interface Discarded {
  $: "Discarded";
  seat: number;
  cards: CardsWord;
}
export interface RobberMoved {
  $: "RobberMoved";
  seat: number;
  hex: HexWord;
  land: string;
  token: number;
}
export interface HexWord {
  $: "Hex";
  word: string;
}
/**
 * What was taken, only the two of them see.
 */
export interface Stolen {
  $: "Stolen";
  seat: number;
  victim: number;
  good: GoodWord | null;
}
/**
 * A hex of the new islands got a token of the stack.
 */
export interface TokenDrawn {
  $: "TokenDrawn";
  seat: number;
  hex: HexWord;
  land: string;
  token: number;
}
/**
 * A hex of the new islands got a token of the main island.
 */
export interface TokenMoved {
  $: "TokenMoved";
  seat: number;
  hex: HexWord;
  to: HexWord;
  land: string;
  token: number;
}
/**
 * A dragon leaves the game, and its hex produces again.
 */
export interface DragonBeaten {
  $: "DragonBeaten";
  seat: number;
  hex: HexWord;
  land: string;
  token: number;
}
/**
 * CT-T1.20: everybody sees what it is.
 */
export interface TreasureUsed {
  $: "TreasureUsed";
  seat: number;
  treasure: TreasureWord;
}
export interface TreasureWord {
  $: "Treasure";
  word: Treasure;
}
export interface RewardTaken {
  $: "RewardTaken";
  seat: number;
  cards: CardsWord;
}
/**
 * Which card, only the finder sees.
 */
export interface CardFound {
  $: "CardFound";
  seat: number;
  card: CardWord | null;
}
/**
 * CT-T0.9: there was nothing left to give.
 */
export interface RewardLost {
  $: "RewardLost";
  seat: number;
}
/**
 * Which one, only the finder sees.
 */
export interface TreasureSeen {
  $: "TreasureSeen";
  seat: number;
  treasure: TreasureWord | null;
}
/**
 * How many the seat keeps now.
 */
export interface TreasureKept {
  $: "TreasureKept";
  seat: number;
  number: number;
}
export interface HarbourPlaced {
  $: "HarbourPlaced";
  seat: number;
  edge: EdgeWord;
  good: GoodWord;
}
export interface DragonsGathered {
  $: "DragonsGathered";
  seat: number;
  hex: HexWord;
  count: number;
}
/**
 * All dragons are on the deserts.
 */
export interface StormBegun {
  $: "StormBegun";
}
/**
 * The storm took a dragon from a desert to a hex.
 */
export interface DragonMoved {
  $: "DragonMoved";
  desert: HexWord;
  hex: HexWord;
  land: string;
  token: number;
}
/**
 * Who turned a hex, and what it is; its token is 0 where it has none.
 */
export interface HexTurned {
  $: "HexTurned";
  seat: number;
  hex: HexWord;
  land: string;
  token: number;
}
export interface CardsChosen {
  $: "CardsChosen";
  seat: number;
  cards: CardsWord;
}
/**
 * A seat has its first settlement on an island, the so-manieth on which it has one.
 */
export interface IslandSettled {
  $: "IslandSettled";
  seat: number;
  islands: number;
}
export interface PirateMoved {
  $: "PirateMoved";
  seat: number;
  hex: HexWord;
}
/**
 * Who holds the card now, and of how many pieces the chain is; NOBODY: it is set aside.
 */
export interface LongestRouteMoved {
  $: "LongestRouteMoved";
  seat: number;
  pieces: number;
}
export interface ShipBuilt {
  $: "ShipBuilt";
  seat: number;
  edge: EdgeWord;
}
export interface ShipMoved {
  $: "ShipMoved";
  seat: number;
  edge: EdgeWord;
  to: EdgeWord;
}
export interface Offered {
  $: "Offered";
  seat: number;
  give: CardsWord;
  get: CardsWord;
  partners: Ints;
}
export interface Accepted {
  $: "Accepted";
  seat: number;
}
export interface Declined {
  $: "Declined";
  seat: number;
}
export interface Countered {
  $: "Countered";
  seat: number;
  give: CardsWord;
  get: CardsWord;
}
/**
 * The active player gave, and got from the partner.
 */
export interface Traded {
  $: "Traded";
  seat: number;
  partner: number;
  give: CardsWord;
  get: CardsWord;
}
export interface Withdrawn {
  $: "Withdrawn";
  seat: number;
}
export interface TurnBegun {
  $: "TurnBegun";
  seat: number;
  turn: number;
}
/**
 * The legal answers of a seat, as the top of the server's file says.
 */
export interface CatanOffer {
  kind: "places";
  decision: string | null;
  places: {
    [k: string]: Answer[];
  };
  others: Answer[];
  handful?: Handful;
  trade?: FreeTrade;
}
/**
 * One legal answer: what it does, how it is written, what it is about, what it takes and brings at once.
 */
export interface Answer {
  do: string;
  action: string;
  give?: ByGood;
  get?: ByGood;
  victim?: number;
  partner?: number;
  good?: Good;
  cards?: ByGood;
  partners?: number[];
  to?: string;
  cost?: ByGood;
  gain?: {
    [k: string]: number;
  };
}
/**
 * So many cards of these may be chosen.
 */
export interface Handful {
  do: string;
  of: ByGood;
  size: number;
}
/**
 * Cards of one's own choice may be offered to these.
 */
export interface FreeTrade {
  do: "counter" | "offer";
  partners: number[];
}
