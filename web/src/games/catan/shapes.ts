// Made by scripts/web_types from what the server declares: do not edit.

export type Terrain =
  "desert" | "fields" | "forest" | "gold" | "hills" | "lake" | "mountains" | "pasture" | "sea" | "unknown";
export type Treasure = "development-card" | "grain-wool-brick" | "one-resource" | "roads-or-ships" | "two-resources";
export type Good = "brick" | "cloth" | "coin" | "grain" | "lumber" | "ore" | "paper" | "wool";
export type Face = "politics" | "science" | "ship" | "trade";
export type Progress =
  | "alchemist"
  | "bishop"
  | "commercial-harbor"
  | "constitution"
  | "crane"
  | "deserter"
  | "diplomat"
  | "engineer"
  | "intrigue"
  | "inventor"
  | "irrigation"
  | "master-merchant"
  | "medicine"
  | "merchant"
  | "merchant-fleet"
  | "mining"
  | "printer"
  | "resource-monopoly"
  | "road-building"
  | "saboteur"
  | "smith"
  | "spy"
  | "trade-monopoly"
  | "warlord"
  | "wedding";
export type GameEvent =
  | BankTraded
  | RoadBuilt
  | SettlementBuilt
  | CityBuilt
  | BarbariansSailed
  | BarbariansLanded
  | CatanDefended
  | CityPillaged
  | Improved
  | MetropolisBuilt
  | KnightMoved
  | KnightDisplaced
  | KnightWithdrew
  | KnightLost
  | KnightRecruited
  | KnightActivated
  | KnightPromoted
  | ProgressDrawn
  | ProgressOpened
  | KnightDeserted
  | PieceRemoved
  | HarborTraded
  | HarborInVain
  | ProgressPlayed
  | ProgressReturned
  | TokensSwapped
  | Harvested
  | ProgressSeen
  | ProgressTaken
  | HandShown
  | CardsTaken
  | MerchantMoved
  | FleetNamed
  | Levied
  | ThreeRolled
  | WallBuilt
  | CardBought
  | CardPlayed
  | PlentyTaken
  | Monopolised
  | CardFound
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
  | CanalDug
  | CanalCompleted
  | KnightCrossed
  | TokenDrawn
  | TokenMoved
  | DragonBeaten
  | DragonDefeated
  | FightLost
  | TreasureUsed
  | RewardTaken
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
export type Track = "politics" | "science" | "trade";
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
        | ChooseWater
        | ChooseLoss
        | ChooseMetropolis
        | Flee
        | DrawAny
        | ChooseDeserter
        | WelcomeDeserter
        | LayAgain
        | OfferGood
        | GiveCommodity
        | FifthCard
        | SendRobber
        | Sabotage
        | ChooseGift
        | PromoteFree
        | TakeProgress
        | ChooseTwo
        | FreeRoad
        | FoundSettlement
        | FoundCity
        | FoundRoad
        | Discard
        | MoveRobber
        | StartOnADesert
        | LeaveTheFlood
        | CallKnight
        | SendOff
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
        | MovePirate
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
  realm: RealmView | null;
  canal: CanalView | null;
  enchanted: EnchantedView | null;
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
  paper?: number;
  cloth?: number;
  coin?: number;
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
 * CT-K5.5: who gets nothing from a roll takes a resource.
 */
export interface ChooseWater {
  what: "ChooseWater";
  seats: number[];
  number: number;
  bank: ByGood;
}
/**
 * CT-K9.4: which city without metropolis is lost.
 */
export interface ChooseLoss {
  what: "ChooseLoss";
  seats: number[];
}
/**
 * CT-K5.6: which of the own cities becomes the metropolis.
 */
export interface ChooseMetropolis {
  what: "ChooseMetropolis";
  seats: number[];
}
/**
 * CT-K10.2: where a displaced knight goes; it keeps strength and state.
 */
export interface Flee {
  what: "Flee";
  seats: number[];
}
/**
 * CT-K9.3, CT-T1.18: a card of a deck of one's choice.
 */
export interface DrawAny {
  what: "DrawAny";
  seats: number[];
}
/**
 * CT-K15.19: which of the own knights deserts.
 */
export interface ChooseDeserter {
  what: "ChooseDeserter";
  seats: number[];
  by: number;
}
/**
 * CT-K15.19: a knight of the same strength and state may be placed.
 */
export interface WelcomeDeserter {
  what: "WelcomeDeserter";
  seats: number[];
}
/**
 * CT-K15.20: an own road or ship that was removed may be laid again at once.
 */
export interface LayAgain {
  what: "LayAgain";
  seats: number[];
}
/**
 * CT-K15.1: what the first of some partners is offered; others were called on with a good each.
 */
export interface OfferGood {
  what: "OfferGood";
  seats: number[];
  partner: number;
}
/**
 * CT-K15.1: which commodity is given.
 */
export interface GiveCommodity {
  what: "GiveCommodity";
  seats: number[];
  by: number;
  goods: {
    [k: string]: string;
  };
}
/**
 * CT-K6.4: a card goes back; in the own turn one may be played instead.
 */
export interface FifthCard {
  what: "FifthCard";
  seats: number[];
}
/**
 * CT-K15.17: where the robber goes.
 */
export interface SendRobber {
  what: "SendRobber";
  seats: number[];
}
/**
 * CT-K15.22: half of the cards, rounded down.
 */
export interface Sabotage {
  what: "Sabotage";
  seats: number[];
  discards: {
    [k: string]: number;
  };
}
/**
 * CT-K15.25: which two cards are given; only the two of them see.
 */
export interface ChooseGift {
  what: "ChooseGift";
  seats: number[];
  by: number;
}
/**
 * CT-K15.16: which knight is promoted next.
 */
export interface PromoteFree {
  what: "PromoteFree";
  seats: number[];
}
/**
 * CT-K15.23: one of the cards that were shown.
 */
export interface TakeProgress {
  what: "TakeProgress";
  seats: number[];
  victim: number;
}
/**
 * CT-K15.2: two cards of a hand that is shown.
 */
export interface ChooseTwo {
  what: "ChooseTwo";
  seats: number[];
  victim: number;
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
 * CT-K2.1: a city on any free corner; the `last` building earns cards.
 */
export interface FoundCity {
  what: "FoundCity";
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
 * CT-T5.7: the starting player says where the robber stands at first.
 */
export interface StartOnADesert {
  what: "StartOnADesert";
  seats: number[];
}
/**
 * CT-T5.21: the desert under the robber was flooded.
 */
export interface LeaveTheFlood {
  what: "LeaveTheFlood";
  seats: number[];
}
/**
 * CT-T5.12: which knight the Warlord activates next.
 */
export interface CallKnight {
  what: "CallKnight";
  seats: number[];
}
/**
 * CT-T6.17, CT-T6.37: any free intersection inland, a dragon or not; the knight keeps strength and state.
 */
export interface SendOff {
  what: "SendOff";
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
 * CT-K11.5: the pirate goes to another sea hex, and a card is taken of somebody there.
 */
export interface MovePirate {
  what: "MovePirate";
  seats: number[];
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
  lake?: number;
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
/**
 * Cities & Knights: the barbarians (steps until they land, their strength), metropolises by track, decks, the merchant.
 */
export interface RealmView {
  face: Face | null;
  left: number;
  landings: number;
  strength: number;
  defence: number;
  metropolises: MaybeByTrack;
  fallen: string[];
  decks: ByTrack;
  merchant: MerchantView | null;
  players: NobleView[];
}
export interface MaybeByTrack {
  trade?: string | null;
  politics?: string | null;
  science?: string | null;
}
export interface ByTrack {
  trade?: number;
  politics?: number;
  science?: number;
}
/**
 * Where the merchant stands, and whose it is.
 */
export interface MerchantView {
  hex: string;
  seat: number;
}
/**
 * One player; `own_progress` is null where it is somebody else's secret, `progress` counts the cards by their deck.
 */
export interface NobleView {
  levels: ByTrack;
  walls: string[];
  knights: KnightView[];
  defence: number;
  defenders: number;
  progress: ByTrack;
  own_progress: Progress[] | null;
  open: Progress[];
  safe: number;
}
/**
 * A knight: where it stands, how strong it is, and whether it can act in this turn.
 */
export interface KnightView {
  corner: string;
  strength: number;
  active: boolean;
  ready: boolean;
}
/**
 * The canal: hexes with chits, canal tokens, whether there is water in them, fields whose token lies face down.
 *
 * `desert` and `lake` are the hexes marked A and B, a lake too once there is water.
 */
export interface CanalView {
  sites: string[];
  dug: DitchView[];
  flooded: boolean;
  dry: string[];
  chits: number[];
  desert: string;
  lake: string;
}
/**
 * A canal token: its hex, and the two sides to which its ends point.
 */
export interface DitchView {
  hex: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  ends: [string, string];
}
/**
 * The enchanted land: its hexes, where dragons are, and how many of them have a flag with one, two, three points.
 */
export interface EnchantedView {
  hexes: string[];
  dragons: string[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  flags: [number, number, number];
  players: HunterView[];
}
/**
 * How many dragons a player has beaten, and whether a knight has crossed over.
 */
export interface HunterView {
  beaten: number;
  crossed: boolean;
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
 * So many steps are left until they land.
 */
export interface BarbariansSailed {
  $: "BarbariansSailed";
  left: number;
}
/**
 * Their strength, and what each seat did against them.
 */
export interface BarbariansLanded {
  $: "BarbariansLanded";
  strength: number;
  defence: Ints;
}
export interface Ints {
  $: "tuple";
  items: number[];
}
/**
 * Those who did most: one alone is a Defender of Catan, several draw a progress card each.
 */
export interface CatanDefended {
  $: "CatanDefended";
  seats: Ints;
}
/**
 * A city has become a settlement.
 */
export interface CityPillaged {
  $: "CityPillaged";
  seat: number;
  corner: CornerWord;
}
/**
 * A seat has reached a level of a track.
 */
export interface Improved {
  $: "Improved";
  seat: number;
  track: TrackWord;
  level: number;
}
export interface TrackWord {
  $: "Track";
  word: Track;
}
/**
 * A seat has the metropolis of a track now.
 */
export interface MetropolisBuilt {
  $: "MetropolisBuilt";
  seat: number;
  track: TrackWord;
  corner: CornerWord;
}
export interface KnightMoved {
  $: "KnightMoved";
  seat: number;
  corner: CornerWord;
  to: CornerWord;
}
/**
 * A knight of another is driven from its corner.
 */
export interface KnightDisplaced {
  $: "KnightDisplaced";
  seat: number;
  owner: number;
  corner: CornerWord;
}
/**
 * A displaced knight goes to another corner.
 */
export interface KnightWithdrew {
  $: "KnightWithdrew";
  seat: number;
  corner: CornerWord;
  to: CornerWord;
}
/**
 * A knight goes back to the supply.
 */
export interface KnightLost {
  $: "KnightLost";
  seat: number;
  corner: CornerWord;
}
export interface KnightRecruited {
  $: "KnightRecruited";
  seat: number;
  corner: CornerWord;
}
export interface KnightActivated {
  $: "KnightActivated";
  seat: number;
  corner: CornerWord;
}
export interface KnightPromoted {
  $: "KnightPromoted";
  seat: number;
  corner: CornerWord;
  strength: number;
}
/**
 * Which card, only its owner sees.
 */
export interface ProgressDrawn {
  $: "ProgressDrawn";
  seat: number;
  deck: TrackWord;
  card: ProgressWord | null;
}
export interface ProgressWord {
  $: "Progress";
  word: Progress;
}
/**
 * CT-K6.3: a victory card is laid open.
 */
export interface ProgressOpened {
  $: "ProgressOpened";
  seat: number;
  card: ProgressWord;
}
/**
 * A knight of an opponent leaves the board.
 */
export interface KnightDeserted {
  $: "KnightDeserted";
  seat: number;
  corner: CornerWord;
  strength: number;
}
/**
 * A road or ship was taken from the board.
 */
export interface PieceRemoved {
  $: "PieceRemoved";
  seat: number;
  owner: number;
  edge: EdgeWord;
}
/**
 * A resource for a commodity: it tells what the partner had.
 */
export interface HarborTraded {
  $: "HarborTraded";
  seat: number;
  partner: number;
  give: CardsWord;
  get: CardsWord;
}
/**
 * CT-K15.1: who has no commodity gives and gets nothing.
 */
export interface HarborInVain {
  $: "HarborInVain";
  seat: number;
  partner: number;
}
export interface ProgressPlayed {
  $: "ProgressPlayed";
  seat: number;
  card: ProgressWord;
}
/**
 * Which card, only its owner sees.
 */
export interface ProgressReturned {
  $: "ProgressReturned";
  seat: number;
  deck: TrackWord;
  card: ProgressWord | null;
}
export interface TokensSwapped {
  $: "TokensSwapped";
  seat: number;
  hex: HexWord;
  other: HexWord;
}
export interface HexWord {
  $: "Hex";
  word: string;
}
export interface Harvested {
  $: "Harvested";
  seat: number;
  cards: CardsWord;
}
/**
 * Which cards, only the two of them know.
 */
export interface ProgressSeen {
  $: "ProgressSeen";
  seat: number;
  victim: number;
  cards: Progresss | null;
}
export interface Progresss {
  $: "tuple";
  items: ProgressWord[];
}
/**
 * Which card, only the two of them see.
 */
export interface ProgressTaken {
  $: "ProgressTaken";
  seat: number;
  victim: number;
  deck: TrackWord;
  card: ProgressWord | null;
}
/**
 * What was seen, only the two of them know.
 */
export interface HandShown {
  $: "HandShown";
  seat: number;
  victim: number;
  cards: CardsWord | null;
}
/**
 * So many cards; which, only the two of them see.
 */
export interface CardsTaken {
  $: "CardsTaken";
  seat: number;
  victim: number;
  number: number;
  cards: CardsWord | null;
}
export interface MerchantMoved {
  $: "MerchantMoved";
  seat: number;
  hex: HexWord;
  land: string;
}
export interface FleetNamed {
  $: "FleetNamed";
  seat: number;
  good: GoodWord;
}
export interface GoodWord {
  $: "Good";
  word: Good;
}
/**
 * How many cards of a kind each seat had to give.
 */
export interface Levied {
  $: "Levied";
  seat: number;
  good: GoodWord;
  given: Ints;
}
/**
 * The red die, the yellow one and the event die.
 */
export interface ThreeRolled {
  $: "ThreeRolled";
  seat: number;
  red: number;
  yellow: number;
  face: FaceWord;
}
export interface FaceWord {
  $: "Face";
  word: Face;
}
export interface WallBuilt {
  $: "WallBuilt";
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
/**
 * Which card, only the finder sees.
 */
export interface CardFound {
  $: "CardFound";
  seat: number;
  card: CardWord | null;
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
  feat: string;
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
 * Whose knight came last, whose had been there; nobody else's where both are the same player's.
 */
export interface CanalDug {
  $: "CanalDug";
  seat: number;
  partner: number | null;
  hex: HexWord;
}
/**
 * The last canal token is laid where chits were left, all turn to water, and so does the desert.
 */
export interface CanalCompleted {
  $: "CanalCompleted";
  last: HexWord | null;
  desert: HexWord;
}
/**
 * CT-T6.11: the one knight of a seat that comes to the enchanted land, for good.
 */
export interface KnightCrossed {
  $: "KnightCrossed";
  seat: number;
  corner: CornerWord;
  to: CornerWord;
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
 * The points of its flag; the token is the seat's, which has so many now.
 */
export interface DragonDefeated {
  $: "DragonDefeated";
  seat: number;
  corner: CornerWord;
  flag: number;
  dragons: number;
}
/**
 * The points of its flag, which all have seen; then the token is turned back.
 */
export interface FightLost {
  $: "FightLost";
  seat: number;
  corner: CornerWord;
  flag: number;
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
  track?: Track;
  deck?: Track;
  card?: Progress;
  red?: number;
  yellow?: number;
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
