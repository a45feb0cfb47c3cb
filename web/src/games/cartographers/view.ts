// What the server tells of a game of Cartographers: the view, the offer and the preview of a drawing.
export type Terrain = "forest" | "village" | "farm" | "water" | "monster";
export const TERRAINS: readonly Terrain[] = ["forest", "village", "farm", "water", "monster"];
export type Season = "spring" | "summer" | "fall" | "winter";
export const SEASONS: readonly Season[] = ["spring", "summer", "fall", "winter"];
export const LETTERS: readonly string[] = ["A", "B", "C", "D"];
export const COIN_TRACK = 14;

export interface MapView {
  /** Eleven rows, one letter a space: `.` empty, `R` ruins, `FVAWM` terrain (small on ruins), `^`, `#`. */
  rows: string[];
  coins: number;
  /** What it would score under each edict. */
  points: number[];
  /** The mountains whose coin can still be earned. */
  mountains: string[];
}

export interface SeasonScore {
  cards: number[];
  coins: number;
  monsters: number;
  total: number;
}

export interface CartographersView {
  season: Season;
  time: number;
  limit: number;
  edicts: string[];
  revealed: string[];
  card: string;
  ruins: boolean;
  deck: { cards: number; ambushes: number };
  asked: number[];
  answered: number[];
  own_answer: string | null;
  draws_on: number | null;
  maps: MapView[];
  /** By season that was scored, then by seat. */
  scores: SeasonScore[][];
}

export interface WayOffer {
  /** Rows and columns counted from the corner of the box around the shape. */
  cells: [number, number][];
  corners: string;
  why: Record<string, string>;
}

export interface ShapeOffer {
  coin: boolean;
  ways: WayOffer[];
}

export interface OfferPart {
  terrains: Terrain[];
  shapes: ShapeOffer[];
}

export interface Offer extends OfferPart {
  kind: "drawings";
  owner: number;
  size: [number, number];
  /** Set when nothing of the card fits, and single squares are drawn instead. */
  squares: OfferPart | null;
}

export interface EdictPreview {
  letter: string;
  card: string;
  now: boolean;
  points: [number, number];
}

export interface Preview {
  owner: number;
  coins: [number, number];
  monsters: [number, number];
  edicts: EdictPreview[];
}

/** What a preview says in all: the points of this season it brings to the map that is drawn on. */
export function gain(preview: Preview): number {
  const change = ([before, after]: [number, number]) => after - before;
  const edicts = preview.edicts.filter((edict) => edict.now).reduce((sum, edict) => sum + change(edict.points), 0);
  return edicts + change(preview.coins) - change(preview.monsters);
}
