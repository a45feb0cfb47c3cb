// What somebody new is told of the goal and of a question, where Seafarers or Cities & Knights change it.
import type { AskedHelp, GameHelp } from "$lib/about";
import type { CatanView } from "./view";

/** At sea a road may be a ship. */
const LAID = new Set(["FoundRoad", "FreeRoad"]);

export const goal: GameHelp["goal"] = {
  word: (view) => ((view as CatanView).realm ? "goal-knights" : "goal"),
  rule: (view) => goalRule(view as CatanView),
  args: (view) => goalArgs(view as CatanView),
};

/** With knights more brings points, and some tables ask for other numbers of them. */
function goalRule({ realm, canal, enchanted }: CatanView): string {
  if (canal) return "CT-T5.24";
  if (enchanted) return "CT-T6.29";
  return realm ? "CT-K13.1" : "CT-B11.1";
}

function goalArgs({ target, canal, enchanted }: CatanView): Record<string, string | number> {
  return { target, also: canal ? "canal" : enchanted ? "dragons" : "" };
}

export function askedHelp(kind: string, view: CatanView): AskedHelp | null {
  const { realm, sea, rolled, asked, active } = view;
  if (kind === "TakeTurn" && realm)
    return rolled ? { word: "TakeTurn-knights", rule: "CT-K3.4" } : { word: "TakeTurn-three-dice", rule: "CT-K3.2" };
  if (LAID.has(kind) && sea) return { word: `${kind}-sea` };
  if (kind === "FifthCard" && !asked?.seats.includes(active)) return { word: "FifthCard-other" };
  return null;
}
