// What the server tells of a game of Catan.
export const GOODS = ["brick", "lumber", "wool", "grain", "ore"] as const;
export type Good = (typeof GOODS)[number];
export type Amounts = Partial<Record<Good, number>>;
export const CARDS = ["knight", "road-building", "plenty", "monopoly", "victory-point"] as const;
export type Card = (typeof CARDS)[number];

export interface HexView {
  hex: string;
  terrain: string;
  /** 0: none. */
  token: number;
}

export interface PlayerView {
  points: number;
  cards: number;
  /** Null where it is somebody else's secret. */
  hand: Record<Good, number> | null;
  development: number;
  own_cards: Partial<Record<Card, { number: number; fresh: number }>> | null;
  knights: number;
  road: number;
  roads: string[];
  settlements: string[];
  cities: string[];
  left: { roads: number; settlements: number; cities: number };
  rates: Record<Good, number>;
}

/** Terms somebody would trade on. */
export interface Reply {
  seat: number;
  give: Amounts;
  get: Amounts;
  agreed: boolean;
}

export interface Asked {
  what: string;
  seats: number[];
  discards?: Record<string, number>;
  left?: number;
  by?: number;
  give?: Amounts;
  get?: Amounts;
  replies?: Reply[];
}

export interface CatanView {
  target: number;
  turn: number;
  active: number;
  rolled: boolean;
  dice: [number, number];
  robber: string;
  hexes: HexView[];
  harbours: { edge: string; kind: string }[];
  bank: Record<Good, number>;
  deck: number;
  longest: number | null;
  army: number | null;
  winner: number | null;
  /** How often each sum came, from 2. */
  rolls: number[];
  card_played: boolean;
  players: PlayerView[];
  asked: Asked | null;
}

/** What never changes during a game. */
export type Ground = Pick<CatanView, "hexes" | "harbours">;

/** One legal answer: what it does, how it is written, what it takes and brings at once. */
export interface Answer {
  do: string;
  action: string;
  cost?: Amounts;
  gain?: Amounts & { points?: number; road?: number };
  victim?: number;
  partner?: number;
  good?: Good;
  give?: Amounts;
  get?: Amounts;
}

export interface Offer {
  kind: string;
  decision: string | null;
  places: Record<string, Answer[]>;
  others: Answer[];
  handful?: { do: string; of: Amounts; size: number };
  trade?: { do: string; partners: number[] };
}

export const NO_OFFER: Offer = { kind: "places", decision: null, places: {}, others: [] };
