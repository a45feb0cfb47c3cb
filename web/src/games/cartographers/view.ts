// What the server tells of a game of Cartographers, and what the page adds to it.
import type { CartographersOffer, CartographersView, Preview, Terrain } from "./shapes";

export type {
  CartographersView,
  EdictPreview,
  MapView,
  OfferPart,
  Preview,
  ShapeOffer,
  Terrain,
  WayOffer,
} from "./shapes";
export type Offer = CartographersOffer;
export type Season = CartographersView["season"];
export type SeasonScore = CartographersView["scores"][number][number];

export const TERRAINS: readonly Terrain[] = ["forest", "village", "farm", "water", "monster"];
export const SEASONS: readonly Season[] = ["spring", "summer", "fall", "winter"];
export const LETTERS: readonly string[] = ["A", "B", "C", "D"];
export const COIN_TRACK = 14;

/** What a preview says in all: the points of this season it brings to the map that is drawn on. */
export function gain(preview: Preview): number {
  const change = ([before, after]: [number, number]) => after - before;
  const edicts = preview.edicts.filter((edict) => edict.now).reduce((sum, edict) => sum + change(edict.points), 0);
  return edicts + change(preview.coins) - change(preview.monsters);
}
