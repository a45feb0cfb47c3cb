// What the server tells of a game of Catan, and what the page adds to it.
import type { AnswerOffer, ByGood, CatanOffer, CatanView, ChooseDeal, Good, HexView, Track } from "./shapes";

export type { Answer, Card, CatanView, Face, Good, PlayerView, Progress, RealmView, Track } from "./shapes";
export type Amounts = ByGood;
export type Gains = Amounts & { points?: number; road?: number; route?: number };
export type Asked = NonNullable<CatanView["asked"]>;
/** The questions about an offer on the table. */
export type Bargain = AnswerOffer | ChooseDeal;
export type Offer = CatanOffer;

/** Five resources, then the commodities of Cities & Knights. */
export const GOODS: readonly Good[] = ["brick", "lumber", "wool", "grain", "ore", "paper", "cloth", "coin"];
export const RESOURCES = GOODS.slice(0, 5);
export const TRACKS: readonly Track[] = ["trade", "politics", "science"];
/** What a level of a track is paid with. */
export const COMMODITY: Record<Track, Good> = { trade: "cloth", politics: "coin", science: "paper" };
export const NO_OFFER: Offer = { kind: "places", decision: null, places: {}, others: [] };

/** The kinds of cards there are at a table: those its bank has a place for. */
export const kindsIn = (bank: Amounts): Good[] => GOODS.filter((good) => bank[good] !== undefined);

/** A hex as it is drawn; on paper nobody knows more of it than that it is land. */
export type ShownHex = Omit<HexView, "terrain"> & { terrain: HexView["terrain"] | "land" };

/** What hardly ever changes during a game. */
export interface Ground {
  hexes: ShownHex[];
  harbours: CatanView["harbours"];
  enchanted?: { hexes: string[] } | null;
}
