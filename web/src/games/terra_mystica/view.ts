// What the server tells of a game of Terra Mystica, and what the page adds to it.
import type { Colour, Cult, HexAnswer, MapHex, TerraOffer } from "./shapes";

export type { Colour, Cult, MapHex, SeatView, TerraView } from "./shapes";
export type Amounts = Record<string, number>;
export type Answer = HexAnswer;
export type Building = NonNullable<MapHex["building"]>;
export type Offer = TerraOffer;

export const CULTS: Cult[] = ["FIRE", "WATER", "EARTH", "AIR"];
export const BUILDINGS: Building[] = ["D", "TP", "TE", "SH", "SA"];
export const NO_OFFER: Offer = { kind: "actions", decision: null, hexes: {}, others: [] };

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

/** Who is playing, as the parts of the board show it. */
export interface Player {
  seat: number;
  name: string;
  faction: string | null;
  colour: Colour | null;
}
