// Made by scripts/web_types from what the server declares: do not edit.

export type Terrain = "desert" | "fields" | "forest" | "gold" | "hills" | "mountains" | "pasture" | "sea";
export type GameEvent =
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
  | BankTraded
  | Offered
  | Accepted
  | Declined
  | Countered
  | Traded
  | Withdrawn
  | TurnBegun;
export type Card = "knight" | "monopoly" | "plenty" | "road-building" | "victory-point";
export type Good = "brick" | "grain" | "lumber" | "ore" | "wool";

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
  robber: string;
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
  asked: (FreeRoad | FoundSettlement | FoundRoad | Discard | MoveRobber | AnswerOffer | ChooseDeal | TakeTurn) | null;
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
 * Development cards of a kind, and how many of them were bought in this turn.
 */
export interface CardsView {
  number: number;
  fresh: number;
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
export interface CardsWord {
  $: "Cards";
  word: string;
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
export interface BankTraded {
  $: "BankTraded";
  seat: number;
  give: CardsWord;
  get: CardsWord;
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
