// What is asked, in words.
import type { EmpiresView, Material, Offer } from "./view";
import { cardName, g } from "./words";

const told = (asked: Record<string, unknown>, field: string): string =>
  typeof asked[field] === "string" ? asked[field] : "";
const yes = (asked: Record<string, unknown>, field: string): string => (asked[field] === true ? "yes" : "no");

/** The question on the table, as it is put to whoever must answer it. */
export function questionWords(view: EmpiresView, material: Material | null, offer: Offer): string {
  const asked = (view.asked ?? {}) as Record<string, unknown>;
  const tile = told(asked, "tile");
  return g(offer.decision ?? told(asked, "what"), {
    card: cardName(material, told(asked, "card")),
    left: typeof asked["left"] === "number" ? asked["left"] : 0,
    tile: tile && g(`tile-${tile}`),
    to_hand: yes(asked, "to_hand"),
    raze: yes(asked, "raze"),
  });
}
