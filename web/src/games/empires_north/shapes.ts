// Made by scripts/web_types from what the server declares: do not edit.

export type Tile = "construct" | "explore" | "harvest" | "populate" | "sail";
export type Clan = "glenn" | "heidel" | "mackinnon" | "nanurjuk" | "panuk" | "ulaf";
export type GameEvent =
  | Attacked
  | DiscPlaced
  | DiscMoved
  | CardsDrawn
  | DeckRenewed
  | IslandsRenewed
  | Assigned
  | Released
  | HandDiscarded
  | Found
  | ShipAdvanced
  | Refreshed
  | Renewed
  | PhaseBegan
  | LastRound
  | IslandRevealed
  | Pillaged
  | Conquered
  | ShipReturned
  | FeatureWorks
  | Gained
  | LeftEmpire
  | ActionUsed
  | CardsSeen
  | HasChosen
  | CardsKept
  | Paid
  | Built
  | IslandsShown
  | Sailed
  | ClanChosen
  | CircleLaid
  | Performs
  | NotPerformed
  | Harvested
  | Populated
  | BoostPlayed
  | Passed;
export type Distance = "distant" | "near";
export type Ability = "action" | "bonus" | "boost" | "feature" | "harvest" | "pillage" | "storage";
export type Cargo = "fish" | "fish+raze" | "gold" | "gold+raze" | "nothing" | "raze";
export type Kind = "boost" | "field" | "field-or-upgrade" | "field-upgrade" | "island" | "location" | "start-field";

/**
 * What the server tells of a game of empires_north.
 */
export interface Shapes {
  view: EmpiresView;
  event: GameEvent;
  offer: EmpiresOffer;
  preview: EmpiresAnswer;
  material: EmpiresMaterial;
}
/**
 * The table as a seat sees it.
 */
export interface EmpiresView {
  round: number;
  phase: string;
  last: boolean;
  first: number;
  active: number;
  circle: Tile[];
  players: EmpireView[];
  queue: ShipView[];
  arriving: ShipView | null;
  near: IslandsView;
  distant: IslandsView;
  asked:
    | (
        | AssignWhat
        | ReleaseWhat
        | WithdrawWhat
        | AttackWhom
        | ChooseOne
        | SendAwayWhich
        | SendAwayUpTo
        | DropWhich
        | SendWhich
        | PayOutWhich
        | FindWhich
        | BuildOrKeep
        | ShiftWhich
        | AdvanceWhich
        | RenewWhich
        | ChooseIsland
        | PillageOrConquer
        | OfferFeature
        | OrderFeatures
        | TakeResources
        | KeepOpening
        | KeepFromLookout
        | PayAny
        | CopyWhich
        | SailWith
        | WhichClan
        | ChooseInterest
        | BoostOrField
        | ConstructWhat
        | HarvestWhich
        | TakeTurn
      )
    | null;
  drawn: string | null;
}
/**
 * What everybody sees of a player; the hand and what is being chosen only the own.
 */
export interface EmpireView {
  clan: Clan | null;
  points: number;
  supply: ByGood;
  tired: number;
  ships: number;
  passed: boolean;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  aside_size: number;
  aside: string[] | null;
  kept: string[] | null;
  deck_size: number;
  discards: string[];
  empire: PieceView[];
  discs: DiscView[];
}
export interface ByGood {
  food?: number;
  wood?: number;
  stone?: number;
  sheep?: number;
  fish?: number;
  gold?: number;
  raze?: number;
  worker?: number;
}
/**
 * A card of an empire: how it is called, what is printed, what it counts as, and what is with it.
 */
export interface PieceView {
  name: string;
  card: string;
  copied: string | null;
  exhausted: boolean;
  onto: string | null;
  tokens: ByGood;
}
/**
 * An action disc: its tile, if it lies on one, and which side is up.
 */
export interface DiscView {
  tile: Tile | null;
  exhausted: boolean;
}
/**
 * A ship in the queue.
 */
export interface ShipView {
  owner: number;
  provisions: ("fish" | "gold") | null;
  raze: boolean;
}
/**
 * The islands of one distance: face up, in the deck, discarded.
 */
export interface IslandsView {
  face_up: string[];
  deck_size: number;
  discards: string[];
}
/**
 * EN-10.3: which tokens, and how many.
 */
export interface AssignWhat {
  what: "AssignWhat";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-10.4: tokens of one card, back to the supply.
 */
export interface ReleaseWhat {
  what: "ReleaseWhat";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * Which good, from which card.
 */
export interface WithdrawWhat {
  what: "WithdrawWhat";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-6.22: the same targets, the same features.
 */
export interface AttackWhom {
  what: "AttackWhom";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-3.15: a slash means or.
 */
export interface ChooseOne {
  what: "ChooseOne";
  seats: number[];
  card: string;
  ability: string;
  choice: number;
}
/**
 * EN-12.8: the cards of the empire that leave it.
 */
export interface SendAwayWhich {
  what: "SendAwayWhich";
  seats: number[];
  card: string;
  left: number;
  to_hand: boolean;
}
/**
 * EN-12.3: up to so many cards of the empire leave it.
 */
export interface SendAwayUpTo {
  what: "SendAwayUpTo";
  seats: number[];
  card: string;
  left: number;
  to_hand: boolean;
}
/**
 * EN-12.3: a card from the hand; a cost is exact.
 */
export interface DropWhich {
  what: "DropWhich";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-7.10: which ship arrives now.
 */
export interface SendWhich {
  what: "SendWhich";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-10.17: which storage card pays.
 */
export interface PayOutWhich {
  what: "PayOutWhich";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-10.9: one of several; none is not allowed.
 */
export interface FindWhich {
  what: "FindWhich";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-12.4: build the card just drawn, or keep it.
 */
export interface BuildOrKeep {
  what: "BuildOrKeep";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-10.11: move a disc, or not.
 */
export interface ShiftWhich {
  what: "ShiftWhich";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-7.13: move a ship forward, or not.
 */
export interface AdvanceWhich {
  what: "AdvanceWhich";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-12.3: up to so many cards.
 */
export interface RenewWhich {
  what: "RenewWhich";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-7.4: which island a ship comes to.
 */
export interface ChooseIsland {
  what: "ChooseIsland";
  seats: number[];
  provisions: boolean;
  raze: boolean;
}
/**
 * EN-7.5: pillage the island, or conquer it with the raze token.
 */
export interface PillageOrConquer {
  what: "PillageOrConquer";
  seats: number[];
  card: string;
}
/**
 * EN-12.3: pay for a feature, or not.
 */
export interface OfferFeature {
  what: "OfferFeature";
  seats: number[];
  card: string;
  number: number;
}
/**
 * EN-12.2: the owner chooses the order.
 */
export interface OrderFeatures {
  what: "OrderFeatures";
  seats: number[];
  cards: string[];
}
/**
 * EN-3.15: resources of one's choice; many are taken in portions, for all combinations are listed.
 */
export interface TakeResources {
  what: "TakeResources";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-4.6: three of five cards.
 */
export interface KeepOpening {
  what: "KeepOpening";
  seats: number[];
}
/**
 * EN-5.2: any of four cards, for a worker each.
 */
export interface KeepFromLookout {
  what: "KeepFromLookout";
  seats: number[];
}
/**
 * EN-2.3: resources of one's choice, and gold in place of any.
 */
export interface PayAny {
  what: "PayAny";
  seats: number[];
  card: string;
  ability: string;
}
/**
 * EN-10.6: which card of the empire it copies, for good.
 */
export interface CopyWhich {
  what: "CopyWhich";
  seats: number[];
  card: string;
}
/**
 * EN-7.1: what the ship takes along; nothing can be added later.
 */
export interface SailWith {
  what: "SailWith";
  seats: number[];
}
/**
 * EN-4.3: a clan that nobody has.
 */
export interface WhichClan {
  what: "WhichClan";
  seats: number[];
}
/**
 * EN-10.8: for each full set on a card one of what it offers, in the owner's order.
 */
export interface ChooseInterest {
  what: "ChooseInterest";
  seats: number[];
  left: number;
}
/**
 * EN-6.12: one boost or one field whose corner names the action, or none.
 */
export interface BoostOrField {
  what: "BoostOrField";
  seats: number[];
  tile: string;
}
/**
 * EN-6.17: a location from the hand, for free.
 */
export interface ConstructWhat {
  what: "ConstructWhat";
  seats: number[];
}
/**
 * EN-6.17: which field.
 */
export interface HarvestWhich {
  what: "HarvestWhich";
  seats: number[];
}
/**
 * EN-6.2: build, use a disc, attack, use the action of a card, or pass.
 */
export interface TakeTurn {
  what: "TakeTurn";
  seats: number[];
}
/**
 * A card of an opponent was exhausted; `free` without paying for it.
 */
export interface Attacked {
  $: "Attacked";
  seat: number;
  victim: number;
  card: CardNameWord;
  free: boolean;
}
export interface CardNameWord {
  $: "CardName";
  word: string;
}
/**
 * The first use of a disc.
 */
export interface DiscPlaced {
  $: "DiscPlaced";
  seat: number;
  tile: TileWord;
}
export interface TileWord {
  $: "Tile";
  word: Tile;
}
/**
 * A disc went from one tile to another: its second use, or by a card.
 */
export interface DiscMoved {
  $: "DiscMoved";
  seat: number;
  origin: TileWord;
  tile: TileWord;
  second_use: boolean;
}
/**
 * Which cards, only their owner sees.
 */
export interface CardsDrawn {
  $: "CardsDrawn";
  seat: number;
  count: number;
  cards: Cardnames | null;
}
export interface Cardnames {
  $: "tuple";
  items: CardNameWord[];
}
/**
 * The discard pile was shuffled to be the deck again.
 */
export interface DeckRenewed {
  $: "DeckRenewed";
  seat: number;
}
/**
 * The same of a deck of islands.
 */
export interface IslandsRenewed {
  $: "IslandsRenewed";
  distance: DistanceWord;
}
export interface DistanceWord {
  $: "Distance";
  word: Distance;
}
/**
 * Tokens from the supply onto a card.
 */
export interface Assigned {
  $: "Assigned";
  seat: number;
  card: CardNameWord;
  goods: HandfulWord;
}
export interface HandfulWord {
  $: "Handful";
  word: string;
}
/**
 * Tokens from a card back to the supply.
 */
export interface Released {
  $: "Released";
  seat: number;
  card: CardNameWord;
  goods: HandfulWord;
}
/**
 * A card from the hand, for everybody to see.
 */
export interface HandDiscarded {
  $: "HandDiscarded";
  seat: number;
  card: CardNameWord;
}
/**
 * A card was searched for and shown; the deck is shuffled. No card: there was none.
 */
export interface Found {
  $: "Found";
  seat: number;
  card: CardNameWord | null;
}
/**
 * A ship changed places with the one in front of it, so many times; `place` is where it was, from 1.
 */
export interface ShipAdvanced {
  $: "ShipAdvanced";
  seat: number;
  place: number;
  places: number;
}
/**
 * Workers that were tired.
 */
export interface Refreshed {
  $: "Refreshed";
  seat: number;
  card: CardNameWord;
  count: number;
}
/**
 * A card that was exhausted.
 */
export interface Renewed {
  $: "Renewed";
  seat: number;
  card: CardNameWord;
}
/**
 * The next phase of the round.
 */
export interface PhaseBegan {
  $: "PhaseBegan";
  round: number;
  phase: string;
}
/**
 * EN-9.1: somebody has enough points.
 */
export interface LastRound {
  $: "LastRound";
}
/**
 * The top card of a deck of islands was chosen and turned up.
 */
export interface IslandRevealed {
  $: "IslandRevealed";
  seat: number;
  card: CardNameWord;
}
export interface Pillaged {
  $: "Pillaged";
  seat: number;
  card: CardNameWord;
}
export interface Conquered {
  $: "Conquered";
  seat: number;
  card: CardNameWord;
}
/**
 * A ship came back without an island.
 */
export interface ShipReturned {
  $: "ShipReturned";
  seat: number;
}
/**
 * A feature begins to work: what follows comes from it.
 */
export interface FeatureWorks {
  $: "FeatureWorks";
  seat: number;
  card: CardNameWord;
}
/**
 * What a card gave, and by which of its parts.
 */
export interface Gained {
  $: "Gained";
  seat: number;
  card: CardNameWord;
  ability: AbilityWord;
  goods: HandfulWord;
  points: number;
  ships: number;
}
export interface AbilityWord {
  $: "Ability";
  word: Ability;
}
/**
 * A card was discarded or taken back to the hand.
 */
export interface LeftEmpire {
  $: "LeftEmpire";
  seat: number;
  card: CardNameWord;
  to_hand: boolean;
}
/**
 * The action of a card.
 */
export interface ActionUsed {
  $: "ActionUsed";
  seat: number;
  card: CardNameWord;
}
/**
 * The cards to choose from, which only their owner sees.
 */
export interface CardsSeen {
  $: "CardsSeen";
  seat: number;
  cards: Cardnames | null;
}
/**
 * A seat has made its choice; what, is shown when all have.
 */
export interface HasChosen {
  $: "HasChosen";
  seat: number;
}
/**
 * EN-2.14: what was not kept is shown; what was, only its owner knows.
 */
export interface CardsKept {
  $: "CardsKept";
  seat: number;
  count: number;
  kept: Cardnames | null;
  discarded: Cardnames;
}
/**
 * What was paid, for which card.
 */
export interface Paid {
  $: "Paid";
  seat: number;
  goods: HandfulWord;
  card: CardNameWord | null;
}
/**
 * A card was built; `onto` is the field an upgrade is attached to, `copied` what a copy counts as.
 */
export interface Built {
  $: "Built";
  seat: number;
  card: CardNameWord;
  onto: CardNameWord | null;
  copied: CardNameWord | null;
}
/**
 * The islands that lie face up now.
 */
export interface IslandsShown {
  $: "IslandsShown";
  near: Cardnames;
  distant: Cardnames;
}
/**
 * A ship at the end of the queue.
 */
export interface Sailed {
  $: "Sailed";
  seat: number;
  cargo: CargoWord;
}
export interface CargoWord {
  $: "Cargo";
  word: Cargo;
}
export interface ClanChosen {
  $: "ClanChosen";
  seat: number;
  clan: ClanWord;
}
export interface ClanWord {
  $: "Clan";
  word: Clan;
}
/**
 * The order of the tiles, and who begins.
 */
export interface CircleLaid {
  $: "CircleLaid";
  tiles: Strs;
  first: number;
}
export interface Strs {
  $: "tuple";
  items: string[];
}
/**
 * An action of a tile is performed, by a disc or by a card.
 */
export interface Performs {
  $: "Performs";
  seat: number;
  tile: TileWord;
}
/**
 * Chance made the declared action impossible (EN-6.15).
 */
export interface NotPerformed {
  $: "NotPerformed";
  seat: number;
  tile: TileWord;
}
/**
 * Which field.
 */
export interface Harvested {
  $: "Harvested";
  seat: number;
  card: CardNameWord;
}
/**
 * A new worker.
 */
export interface Populated {
  $: "Populated";
  seat: number;
}
/**
 * A boost from the hand.
 */
export interface BoostPlayed {
  $: "BoostPlayed";
  seat: number;
  card: CardNameWord;
}
/**
 * A seat is out for the rest of the phase.
 */
export interface Passed {
  $: "Passed";
  seat: number;
}
/**
 * The legal answers of a seat, as the top of the server's file says.
 */
export interface EmpiresOffer {
  kind: "answers";
  decision: string | null;
  answers: EmpiresAnswer[];
}
/**
 * One legal answer: what it does, how it is written, what it is about, what it takes and brings at once.
 */
export interface EmpiresAnswer {
  do: string;
  action: string;
  cost?: {
    [k: string]: number;
  };
  gain?: {
    [k: string]: number;
  };
  otherwise?: Way[];
  card?: string;
  cards?: string[];
  piece?: string;
  victim?: number;
  tile?: Tile;
  origin?: Tile;
  place?: number;
  places?: number;
  cargo?: Cargo;
  distance?: Distance;
  clan?: Clan;
  goods?: string[];
  number?: number;
  signs?: string[];
  words?: {
    [k: string]: string;
  };
}
/**
 * The same answer, paid in another way.
 */
export interface Way {
  action: string;
  cost: {
    [k: string]: number;
  };
}
/**
 * Every card of a table, and the decks they make.
 */
export interface EmpiresMaterial {
  cards: {
    [k: string]: CardInfo;
  };
  clans: {
    [k: string]: ClanInfo;
  };
}
/**
 * A card in numbers and signs, and in words: its sort, its corner, its lines, how much of the printed one is known.
 *
 * `clan` is null for islands, `distance` for all others; `tile` is the action it is played with.
 */
export interface CardInfo {
  name: string;
  kind: Kind;
  clan: string | null;
  distance: Distance | null;
  icons: string[];
  copies: number;
  pay: {
    [k: string]: number;
  } | null;
  tile: Tile | null;
  produces: {
    [k: string]: number;
  };
  pillage: {
    [k: string]: number;
  };
  abilities: AbilityInfo[];
  sort: string;
  corner: string;
  lines: string[];
  evidence: string[];
}
/**
 * A part of a card that does something: its sort, its signs, and the rule about such parts.
 */
export interface AbilityInfo {
  part: string;
  signs: string[];
  rule: string;
}
/**
 * A clan: its starting cards, and the cards of its deck.
 */
export interface ClanInfo {
  start: string[];
  deck: string[];
}
