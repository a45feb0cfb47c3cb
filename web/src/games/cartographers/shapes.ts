// Made by scripts/web_types from what the server declares: do not edit.

export type GameEvent = Answered | Drawn | CardRevealed | SeasonScored | SeasonBegan | MonstersPlaced;
export type Terrain = "farm" | "forest" | "monster" | "village" | "water";

/**
 * What the server tells of a game of cartographers.
 */
export interface Shapes {
  view: CartographersView;
  event: GameEvent;
  offer: CartographersOffer;
  preview: Preview;
}
/**
 * The table as a seat sees it; `scores` are by season that was scored, then by seat.
 */
export interface CartographersView {
  season: "fall" | "spring" | "summer" | "winter";
  time: number;
  limit: number;
  edicts: string[];
  revealed: string[];
  card: string;
  ruins: boolean;
  deck: DeckView;
  ambushes_left: string[];
  any_fallback: boolean;
  asked: number[];
  answered: number[];
  own_answer: string | null;
  draws_on: number | null;
  maps: MapView[];
  scores: ScoreView[][];
}
/**
 * How many cards are still hidden, and how many of them are ambushes.
 */
export interface DeckView {
  cards: number;
  ambushes: number;
}
/**
 * A map: eleven rows, one letter a space (`.` empty, `R` ruins, `FVAWM` terrain, small on ruins, `^`, `#`).
 *
 * `points` is what it would score under each edict, `mountains` are those whose coin can still be earned (CA-5.1).
 */
export interface MapView {
  rows: string[];
  coins: number;
  points: number[];
  mountains: string[];
}
/**
 * What one player scored at the end of a season; `monsters` are points lost.
 */
export interface ScoreView {
  cards: number[];
  coins: number;
  monsters: number;
  total: number;
}
/**
 * A seat has drawn; the others see that, but not what.
 */
export interface Answered {
  $: "Answered";
  seat: number;
  drawing: Draw | null;
}
/**
 * `draw forest B4+B5+C5`: fill these spaces with one terrain.
 */
export interface Draw {
  $: "Draw";
  terrain: TerrainWord;
  cells: CellsWord;
}
export interface TerrainWord {
  $: "Terrain";
  word: Terrain;
}
export interface CellsWord {
  $: "Cells";
  word: string;
}
/**
 * What a seat has drawn, on whose map, and the coins its owner earned by it.
 */
export interface Drawn {
  $: "Drawn";
  seat: number;
  owner: number;
  terrain: TerrainWord;
  cells: CellsWord;
  coins: number;
}
/**
 * A card of the explore deck was turned up; an ambush card has no time.
 */
export interface CardRevealed {
  $: "CardRevealed";
  card: string;
  time: number;
}
/**
 * What a seat scored at the end of a season.
 */
export interface SeasonScored {
  $: "SeasonScored";
  season: string;
  seat: number;
  score: SeasonScore;
}
/**
 * CA-9.2: what one player scored at the end of a season; it never changes later (CA-9.8).
 */
export interface SeasonScore {
  $: "SeasonScore";
  cards: IntInt;
  coins: number;
  monsters: number;
}
export interface IntInt {
  $: "tuple";
  /**
   * @minItems 2
   * @maxItems 2
   */
  items: [number, number];
}
/**
 * A new season begins, with one ambush card more in the deck.
 */
export interface SeasonBegan {
  $: "SeasonBegan";
  season: string;
}
/**
 * Where a solo ambush was drawn; nowhere if nothing fitted.
 */
export interface MonstersPlaced {
  $: "MonstersPlaced";
  card: string;
  cells: CellsWord;
  coins: number;
}
/**
 * What may be drawn; `squares` is set when nothing of the card fits and single squares are drawn instead.
 */
export interface CartographersOffer {
  terrains: Terrain[];
  shapes: ShapeOffer[];
  kind: "drawings";
  owner: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number];
  squares: OfferPart | null;
}
/**
 * A shape and all the ways to hold it.
 */
export interface ShapeOffer {
  coin: boolean;
  ways: WayOffer[];
}
/**
 * One way to hold a shape, and where it may lie.
 */
export interface WayOffer {
  cells: [number, number][];
  corners: string;
  why: {
    [k: string]: string;
  };
}
/**
 * Shapes that may be drawn in these terrains.
 */
export interface OfferPart {
  terrains: Terrain[];
  shapes: ShapeOffer[];
}
/**
 * The map that is drawn on, before and after: coins, points lost to monsters, and the points under each edict.
 */
export interface Preview {
  owner: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  coins: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  monsters: [number, number];
  edicts: EdictPreview[];
}
/**
 * The points under an edict before and after; `now`: whether it counts in this season.
 */
export interface EdictPreview {
  letter: string;
  card: string;
  now: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  points: [number, number];
}
