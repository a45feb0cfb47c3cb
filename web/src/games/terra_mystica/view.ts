// What the server tells of a game of Terra Mystica.
export type Colour = "yellow" | "brown" | "black" | "blue" | "green" | "gray" | "red";
export type Building = "D" | "TP" | "TE" | "SH" | "SA";
export type Cult = "FIRE" | "WATER" | "EARTH" | "AIR";
export type Amounts = Record<string, number>;

export const CULTS: Cult[] = ["FIRE", "WATER", "EARTH", "AIR"];
export const BUILDINGS: Building[] = ["D", "TP", "TE", "SH", "SA"];

export interface MapHex {
  hex: string;
  /** Null is river. */
  terrain: Colour | null;
  owner?: number;
  building?: Building;
}

/** The hexes of a new view, where they are as they were the same objects as before. */
export function steady(before: MapHex[], now: MapHex[]): MapHex[] {
  return now.map((hex, index) => {
    const old = before[index];
    const same =
      old &&
      old.hex === hex.hex &&
      old.terrain === hex.terrain &&
      old.owner === hex.owner &&
      old.building === hex.building;
    return same ? old : hex;
  });
}

export interface SeatView {
  faction: string | null;
  points: number;
  coins: number;
  workers: number;
  priests: number;
  bowls: [number, number, number];
  cults: [number, number, number, number];
  shipping: number;
  digging: number;
  keys: number;
  favors: string[];
  towns: string[];
  scroll: string | null;
  used: string[];
  income: Record<string, number>;
  network: number;
  leap_bonus: number;
  buildings: Record<string, number>;
}

export interface TerraView {
  round: number;
  order: number[];
  passed: number[];
  /** The turn order of the next round, as far as it is known. */
  next: number[];
  asked: number[];
  question: { what: string; seats: number[]; offer?: number; builder?: number } | null;
  scoring: string[];
  map: MapHex[];
  bridges: { span: string; owner: number }[];
  power_actions: Record<string, boolean>;
  scrolls: Record<string, number>;
  favors: Record<string, number>;
  towns: Record<string, number>;
  orders: Record<Cult, (number | null)[]>;
  seats: SeatView[];
}

/** One legal answer: what it does, how it is written, what it takes and brings at once. */
export interface Answer {
  do: string;
  action: string;
  cost?: Amounts;
  gain?: Amounts;
  to?: string;
  tile?: string;
  cult?: Cult;
  steps?: number;
  space?: string;
  track?: string;
  scroll?: string;
  faction?: string;
  from?: string;
  offer?: number;
  ends?: [string, string];
  /** The dwelling that can be the next answer on the hex that is transformed. */
  then?: Answer;
}

export interface Offer {
  kind: string;
  decision: string | null;
  hexes: Record<string, Answer[]>;
  others: Answer[];
}

export const NO_OFFER: Offer = { kind: "actions", decision: null, hexes: {}, others: [] };

/** Who is playing, as the parts of the board show it. */
export interface Player {
  seat: number;
  name: string;
  faction: string | null;
  colour: Colour | null;
}
