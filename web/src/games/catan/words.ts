// How answers, cards and places are said in the reader's language.
import { hasWord, ofGame } from "$lib/text.svelte";
import { SIZE, edgeEnds, hexAt, keyAt, keyOf, type Point, type Spot } from "./geometry";
import { GOODS, type Amounts, type Answer, type CatanView, type Gains, type Ground } from "./view";

export const g = ofGame("catan");
export type Names = (seat: number) => string;

/** `2 wool, 1 ore`, as what somebody gives or gets. */
export function cardsInWords(cards: Amounts | undefined): string {
  const parts = GOODS.flatMap((good) => (cards?.[good] ? [g(`cards-${good}-acc`, { count: cards[good] ?? 0 })] : []));
  return parts.join(", ") || g("nothing");
}

export function amountsInWords(all: Gains | undefined): string {
  if (!all) return "";
  const parts = GOODS.some((good) => all[good]) ? [cardsInWords(all)] : [];
  if (all.points) parts.push(g("points", { count: all.points }));
  if (all.road) parts.push(g("road-grows", { count: all.road }));
  return parts.join(", ");
}

const PIECES: Record<string, string> = { road: "piece-road", settle: "piece-settlement", city: "piece-city" };
export const pieceName = (kind: string): string => g(PIECES[kind] ?? kind);

/** What one answer is called. */
export function answerName(answer: Answer, name: Names): string {
  switch (answer.do) {
    case "road":
    case "settle":
    case "city":
    case "buy":
      return g(`kind-${answer.do}`);
    case "robber":
      return answer.victim === undefined ? g("robber-nobody") : g("robber-from", { name: name(answer.victim) });
    case "bank":
      return g("bank-trade", { give: cardsInWords(answer.cost), get: cardsInWords(answer.gain) });
    default:
      return isCard(answer.do) ? cardPlay(answer) : answer.action;
  }
}

const isCard = (kind: string): boolean => hasWord("catan", `card-${kind}`);

function cardPlay({ do: kind, good }: Answer): string {
  const card = g(`card-${kind}`);
  return good ? g("card-of", { card, good: g(`good-${good}`) }) : g("play-card", { card });
}

/** Whose building or road is at each place. */
export function standing(view: CatanView): Map<string, { seat: number; piece: string }> {
  const found = new Map<string, { seat: number; piece: string }>();
  view.players.forEach(({ roads, settlements, cities }, seat) => {
    for (const edge of roads) found.set(keyAt(`edge:${edge}`), { seat, piece: "road" });
    for (const corner of settlements) found.set(keyAt(`corner:${corner}`), { seat, piece: "settle" });
    for (const corner of cities) found.set(keyAt(`corner:${corner}`), { seat, piece: "city" });
  });
  return found;
}

const near = (one: Point, other: Point, far: number): boolean => Math.hypot(one.x - other.x, one.y - other.y) < far;

/** The lands at a place, and its harbour: `forest 8, hills 5, harbour 3:1`. */
export function surroundings(spot: Spot, view: Ground): string {
  const reach = spot.kind === "hex" ? 1 : SIZE * 1.05;
  const lands = view.hexes
    .filter(({ hex, terrain }) => terrain !== "sea" && terrain !== "land" && near(hexAt(hex), spot, reach))
    .map(({ terrain, token }) =>
      token ? g("land", { terrain: g(`terrain-${terrain}`), token }) : g(`terrain-${terrain}`),
    );
  const harbour =
    spot.kind === "corner" && view.harbours.find(({ edge }) => edgeEnds(edge).some((end) => near(end, spot, 3)));
  const kind = harbour ? [g(`harbour-${harbour.kind === "3:1" ? "generic" : harbour.kind}`)] : [];
  return [...lands, ...kind].join(", ");
}

/** A place and the lands around it. */
export function placeWords(spot: Spot, ground: Ground): string {
  return g("spot", {
    kind: g(`spot-${spot.kind}`),
    name: spot.place.split(":")[1] ?? "",
    around: surroundings(spot, ground),
  });
}

/** A place as a screen reader says it, with what stands there. */
export function spotWords(
  spot: Spot,
  view: CatanView,
  owners: ReturnType<typeof standing>,
  name: Names,
  at = placeWords(spot, view),
): string {
  const owner = owners.get(keyOf(spot));
  const robbed = spot.kind === "hex" && keyAt(`hex:${view.robber}`) === keyOf(spot) ? `, ${g("piece-robber")}` : "";
  return owner ? `${at}, ${g("piece-of", { piece: pieceName(owner.piece), name: name(owner.seat) })}` : at + robbed;
}
