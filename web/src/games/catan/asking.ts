// What a player is asked now, in words, and which part of the desk answers it.
import { together } from "$lib/parts/names";
import type { Asked, Bargain, CatanView, Offer } from "./view";
import type { Names } from "./words";
import { g } from "./words";

export type Desk = "discard" | "deal" | "pick" | "trade" | "build" | "bank";

/** The offer on the table, if that is what is asked about. */
export function bargainIn(asked: Asked | null): Bargain | null {
  return asked?.what === "AnswerOffer" || asked?.what === "ChooseDeal" ? asked : null;
}

/** The part of the desk a question needs, whatever was open before; an offer among others does not need mine. */
export function neededDesk({ asked }: CatanView, offer: Offer, me: number | null, partners: number[]): Desk | null {
  if (offer.handful) return "discard";
  const bargain = bargainIn(asked);
  return bargain && (me === null || bargain.by === me || partners.includes(me)) ? "deal" : null;
}

/** The question to a seat that must answer. */
export function questionWords(view: CatanView, offer: Offer, name: Names): string {
  const { asked } = view;
  switch (offer.decision) {
    case "TakeTurn":
      return g(view.rolled ? "asked-turn" : "asked-roll");
    case "Discard":
      return g("asked-discard", { count: offer.handful?.size ?? 0 });
    case "FreeRoad":
      return g("asked-free-road", { count: asked?.what === "FreeRoad" ? asked.left : 1 });
    case "AnswerOffer":
      return g("asked-answer", { name: name(bargainIn(asked)?.by ?? 0) });
    case "ChooseDeal":
      return g("asked-deal");
    case "FoundSettlement":
      return g("asked-found");
    case "FoundRoad":
      return g("asked-found-road");
    case "MoveRobber":
      return g("asked-robber");
    default:
      return "";
  }
}

/** What the others are asked, for those who wait. */
export function waitingWords(view: CatanView, names: string[]): string {
  const what = view.asked?.what ?? "";
  const args = { names: together(names), count: names.length };
  if (what === "TakeTurn") return g(view.rolled ? "wait-turn" : "wait-roll", args);
  return g(WAITING[what] ?? "wait", args);
}

const WAITING: Record<string, string> = {
  Discard: "wait-discard",
  FreeRoad: "wait-road",
  AnswerOffer: "wait-answer",
  ChooseDeal: "wait-deal",
  FoundSettlement: "wait-found",
  FoundRoad: "wait-road",
  MoveRobber: "wait-robber",
};

/** A second line: where to look. */
export function hintWords(view: CatanView, offer: Offer): string {
  const places = Object.keys(offer.places).length > 0;
  if (offer.decision === "TakeTurn" && view.rolled) return g(places ? "hint-build" : "hint-no-build");
  if (offer.decision === "TakeTurn") return offer.others.length > 1 ? g("hint-card") : "";
  return places ? g("hint-place") : "";
}
