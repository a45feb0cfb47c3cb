// What a player is asked now, in words, and which part of the desk answers it.
import { together } from "$lib/parts/names";
import { t } from "$lib/text.svelte";
import type { Asked, Bargain, CatanView, Offer } from "./view";
import type { Names } from "./words";

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
      return t(view.rolled ? "ct-ask-turn" : "ct-ask-roll");
    case "Discard":
      return t("ct-ask-discard", { count: offer.handful?.size ?? 0 });
    case "FreeRoad":
      return t("ct-ask-free-road", { count: asked?.what === "FreeRoad" ? asked.left : 1 });
    case "AnswerOffer":
      return t("ct-ask-answer", { name: name(bargainIn(asked)?.by ?? 0) });
    case "ChooseDeal":
      return t("ct-ask-deal");
    case "FoundSettlement":
      return t("ct-ask-found");
    case "FoundRoad":
      return t("ct-ask-found-road");
    case "MoveRobber":
      return t("ct-ask-robber");
    default:
      return "";
  }
}

/** What the others are asked, for those who wait. */
export function waitingWords(view: CatanView, names: string[]): string {
  const what = view.asked?.what ?? "";
  const args = { names: together(names), count: names.length };
  if (what === "TakeTurn") return t(view.rolled ? "ct-wait-turn" : "ct-wait-roll", args);
  return t(WAITING[what] ?? "ct-wait", args);
}

const WAITING: Record<string, string> = {
  Discard: "ct-wait-discard",
  FreeRoad: "ct-wait-road",
  AnswerOffer: "ct-wait-answer",
  ChooseDeal: "ct-wait-deal",
  FoundSettlement: "ct-wait-found",
  FoundRoad: "ct-wait-road",
  MoveRobber: "ct-wait-robber",
};

/** A second line: where to look. */
export function hintWords(view: CatanView, offer: Offer): string {
  const places = Object.keys(offer.places).length > 0;
  if (offer.decision === "TakeTurn" && view.rolled) return t(places ? "ct-hint-build" : "ct-hint-no-build");
  if (offer.decision === "TakeTurn") return offer.others.length > 1 ? t("ct-hint-card") : "";
  return places ? t("ct-hint-place") : "";
}
