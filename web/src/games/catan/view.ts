// What the server tells of a game of Catan, and what the page adds to it.
import type { AnswerOffer, ByGood, CatanOffer, CatanView, ChooseDeal, Good, HexView } from "./shapes";

export type { Answer, Card, CatanView, Good, PlayerView } from "./shapes";
export type Amounts = ByGood;
export type Gains = Amounts & { points?: number; road?: number; route?: number };
export type Asked = NonNullable<CatanView["asked"]>;
/** The questions about an offer on the table. */
export type Bargain = AnswerOffer | ChooseDeal;
export type Offer = CatanOffer;

export const GOODS: readonly Good[] = ["brick", "lumber", "wool", "grain", "ore"];
export const NO_OFFER: Offer = { kind: "places", decision: null, places: {}, others: [] };

/** A hex as it is drawn; on paper nobody knows more of it than that it is land. */
export type ShownHex = Omit<HexView, "terrain"> & { terrain: HexView["terrain"] | "land" };

/** What hardly ever changes during a game. */
export interface Ground {
  hexes: ShownHex[];
  harbours: CatanView["harbours"];
}
