// What a player is asked now, in words, and which part of the desk answers it.
import { together } from "$lib/parts/names";
import { isProgress } from "./progress";
import type { Asked, Bargain, CatanView, Offer } from "./view";
import type { Names } from "./words";
import { g, mayBe } from "./words";

export type Desk = "discard" | "take" | "give" | "choose" | "deal" | "pick" | "trade" | "build" | "improve" | "bank";

/** The offer on the table, if that is what is asked about. */
export function bargainIn(asked: Asked | null): Bargain | null {
  return asked?.what === "AnswerOffer" || asked?.what === "ChooseDeal" ? asked : null;
}

/** Questions with a few answers that have no place on the island. */
const CHOICES = new Set([
  "DecideTreasure",
  "ChooseVictim",
  "DrawAny",
  "FifthCard",
  "OfferGood",
  "GiveCommodity",
  "TakeProgress",
]);
/** Where cards that are counted out come from and go. */
const HANDFULS: Record<string, Desk> = { take: "take", choose: "take", present: "give", discard: "discard" };

/** The part of the desk a question needs, whatever was open before; an offer among others does not need mine. */
export function neededDesk({ asked }: CatanView, offer: Offer, me: number | null, partners: number[]): Desk | null {
  if (offer.handful) return HANDFULS[offer.handful.do] ?? "discard";
  if (CHOICES.has(offer.decision ?? "")) return "choose";
  const bargain = bargainIn(asked);
  return bargain && (me === null || bargain.by === me || partners.includes(me)) ? "deal" : null;
}

/** The question to a seat that must answer. */
export function questionWords(view: CatanView, offer: Offer, me: number | null, name: Names): string {
  const { asked } = view;
  switch (offer.decision) {
    case "TakeTurn":
      return g(view.rolled ? "asked-turn" : "asked-roll");
    case "Discard":
      return g("asked-discard", { count: offer.handful?.size ?? 0 });
    case "FreeRoad":
      return g(view.sea ? "asked-free-ship" : "asked-free-road", {
        count: asked?.what === "FreeRoad" ? asked.left : 1,
      });
    case "FifthCard":
      return g(view.active === me ? "asked-fifth-own" : "asked-fifth");
    case "AnswerOffer":
      return g("asked-answer", { name: name(bargainIn(asked)?.by ?? 0) });
    case "ChooseDeal":
      return g("asked-deal");
    case "FoundSettlement":
      return g("asked-found");
    case "FoundRoad":
      return g(view.sea ? "asked-found-ship" : "asked-found-road");
    default: {
      const count = offer.handful?.size ?? 1;
      return g(ASKED[offer.decision ?? ""] ?? offer.decision ?? "", { count, ...about(view, me, name) });
    }
  }
}

/** Whom and what a question of Cities & Knights is about. */
function about({ asked }: CatanView, me: number | null, name: Names): Record<string, string> {
  const { by, partner, victim, goods } = (asked ?? {}) as {
    by?: number;
    partner?: number;
    victim?: number;
    goods?: Record<string, string>;
  };
  const who = by ?? partner ?? victim;
  const good = goods?.[String(me)];
  return { name: who === undefined ? "" : name(who), good: good ? g(`good-${good}-acc`) : "" };
}

const ASKED: Record<string, string> = {
  MoveRobber: "asked-robber",
  MoveRobberOrPirate: "asked-robber-or-pirate",
  ChooseGold: "asked-gold",
  ChooseHex: "asked-hex",
  ChooseReward: "asked-reward",
  ChooseFromTreasure: "asked-reward",
  DecideTreasure: "asked-treasure",
  ChooseHarbour: "asked-harbour",
  StartRobber: "asked-start-robber",
  ChooseBareHex: "asked-bare-hex",
  ChooseToken: "asked-token",
  ChooseDesert: "asked-desert",
  ChooseDragon: "asked-dragon",
  ChooseStormHex: "asked-storm-hex",
  ChooseVictim: "asked-victim",
  BeatDragon: "asked-beat",
};

/** What the others are asked, for those who wait. */
export function waitingWords(view: CatanView, names: string[]): string {
  const what = view.asked?.what ?? "";
  const args = { names: together(names), count: names.length };
  if (what === "TakeTurn") return g(view.rolled ? "wait-turn" : "wait-roll", args);
  if (view.sea && (what === "FreeRoad" || what === "FoundRoad")) return g("wait-ship", args);
  return g(WAITING[what] ?? mayBe(`wait-${what}`) ?? "wait", args);
}

const WAITING: Record<string, string> = {
  Discard: "wait-discard",
  FreeRoad: "wait-road",
  AnswerOffer: "wait-answer",
  ChooseDeal: "wait-deal",
  FoundSettlement: "wait-found",
  FoundRoad: "wait-road",
  MoveRobber: "wait-robber",
  MoveRobberOrPirate: "wait-robber-or-pirate",
  ChooseGold: "wait-gold",
  ChooseHex: "wait-hex",
  ChooseReward: "wait-reward",
  ChooseFromTreasure: "wait-reward",
  DecideTreasure: "wait-treasure",
  ChooseHarbour: "wait-harbour",
  StartRobber: "wait-start-robber",
  ChooseBareHex: "wait-token",
  ChooseToken: "wait-token",
  ChooseDesert: "wait-dragons",
  ChooseDragon: "wait-dragons",
  ChooseStormHex: "wait-dragons",
  ChooseVictim: "wait-victim",
  BeatDragon: "wait-beat",
};

/** A second line: where to look. */
export function hintWords(view: CatanView, offer: Offer, moving: boolean, only: string | null): string {
  if (moving) return g(only === "inventor" ? "hint-second" : view.realm ? "hint-goal" : "hint-move");
  if (only !== null && isProgress(only)) return g("hint-place");
  const places = Object.values(offer.places).some((answers) => answers.some((answer) => !isProgress(answer.do)));
  if (offer.decision === "TakeTurn" && view.rolled) return g(places ? "hint-build" : "hint-no-build");
  if (offer.decision === "TakeTurn") return offer.others.length > 1 ? g("hint-card") : "";
  return places ? g("hint-place") : "";
}
