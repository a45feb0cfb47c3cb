// How answers, cards and places are said in the reader's language.
import { hasWord, ofGame } from "$lib/text.svelte";
import { SIZE, edgeEnds, hexAt, keyAt, keyOf, type Kind, type Point, type Spot } from "./geometry";
import { GOODS, TRACKS, type Amounts, type Answer, type CatanView, type Gains, type Ground } from "./view";

export const g = ofGame("catan");
/** A key, if there is a word for it. */
export const mayBe = (key: string): string | undefined => (hasWord("catan", key) ? key : undefined);
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
  if (all.route) parts.push(g("route-grows", { count: all.route }));
  return parts.join(", ");
}

const PIECES: Record<string, string> = {
  road: "piece-road",
  ship: "piece-ship",
  settle: "piece-settlement",
  city: "piece-city",
  wall: "piece-wall",
  recruit: "piece-knight",
};
export const KNIGHTS = ["knight-basic", "knight-strong", "knight-mighty"];
export const pieceName = (kind: string): string => g(PIECES[kind] ?? kind);

/** The award for the longest chain: at sea ships count, too. */
export const routeAward = (view: CatanView): string => g(view.sea ? "award-longest-route" : "award-longest-road");

/** What one answer is called. */
export function answerName(answer: Answer, name: Names): string {
  switch (answer.do) {
    case "robber":
    case "pirate":
      return answer.victim === undefined
        ? g(`${answer.do}-nobody`)
        : g(`${answer.do}-from`, { name: name(answer.victim) });
    case "move":
      return g("move-ship-to");
    case "march":
    case "march-from":
    case "activate":
    case "promote":
    case "chase":
    case "chase-pirate":
    case "dismiss":
    case "lose":
    case "flee":
    case "metropolis":
    case "skip":
      return g(`do-${answer.do}`);
    case "improve":
      return g("do-improve", { track: g(`track-${answer.track}`) });
    case "draw":
      return g(`progress-deck-${answer.deck}`);
    case "return":
    case "pick":
      return g(`card-${answer.card}`);
    case "give":
      return cardsInWords(answer.cards);
    case "harbour":
      return g("harbour-here", { good: g(`good-${answer.good}`) });
    case "steal":
      return g("steal-from", { name: name(answer.victim ?? 0) });
    case "token":
    case "dragon":
      return g(`${answer.do}-${answer.action.includes(" from ") ? "from" : "to"}`);
    case "bank":
      return g("bank-trade", { give: cardsInWords(answer.cost), get: cardsInWords(answer.gain) });
    default:
      if (isCard(answer.do)) return cardPlay(answer);
      return hasWord("catan", `kind-${answer.do}`) ? g(`kind-${answer.do}`) : answer.action;
  }
}

const isCard = (kind: string): boolean => hasWord("catan", `card-${kind}`);

function cardPlay({ do: kind, good, track }: Answer): string {
  const card = g(`card-${kind}`);
  if (track) return g("card-of", { card, good: g(`track-${track}`) });
  return good ? g("card-of", { card, good: g(`good-${good}`) }) : g("play-card", { card });
}

/** What a progress card does at this table. */
export function effectOf(card: string, view: CatanView): string {
  return g(`effect-${effectKey(card, view)}`);
}

export function effectKey(card: string, view: CatanView): string {
  if (view.sea && card === "road-building") return "roads-or-ships";
  return view.sea && mayBe(`effect-${card}-sea`) ? `${card}-sea` : card;
}

/** What stands or lies at each place, in words. */
export type Standing = Map<string, string[]>;

export function standing(view: CatanView, name: Names): Standing {
  const found: Standing = new Map();
  const note = (kind: Kind, places: string[], words: string): void => {
    for (const place of places) {
      const key = keyAt(`${kind}:${place}`);
      found.set(key, [...(found.get(key) ?? []), words]);
    }
  };
  view.players.forEach(({ roads, settlements, cities }, seat) => {
    const of = (kind: string): string => g("piece-of", { piece: pieceName(kind), name: name(seat) });
    note("edge", roads, of("road"));
    note("corner", settlements, of("settle"));
    note("corner", cities, of("city"));
    if (view.sea) note("edge", view.sea.players[seat]?.ships ?? [], of("ship"));
  });
  standInRealm(view, name, note);
  if (view.robber) note("hex", [view.robber], g("piece-robber"));
  if (view.sea?.pirate) note("hex", [view.sea.pirate], g("piece-pirate"));
  note("corner", view.treasures?.places ?? [], g("treasure"));
  for (const { hex, count } of dragonsOn(view)) note("hex", [hex], g("dragons", { count }));
  standOnNewLand(view, note);
  note("edge", view.dragons?.blocked_roads ?? [], g("blocked"));
  note("corner", view.dragons?.blocked_buildings ?? [], g("blocked"));
  return found;
}

/** The pieces of Cities & Knights. */
function standInRealm(
  { realm, players }: CatanView,
  name: Names,
  note: (kind: Kind, places: string[], words: string) => void,
): void {
  if (!realm) return;
  for (const track of TRACKS) {
    const corner = realm.metropolises[track];
    if (corner) note("corner", [corner], g("metropolis-of", { track: g(`track-${track}`) }));
  }
  note("corner", realm.fallen, g("city-fallen"));
  realm.players.forEach(({ walls, knights }, seat) => {
    note("corner", walls, g("piece-wall"));
    for (const { corner, strength, active } of knights) {
      const state = g(active ? "knight-active" : "knight-inactive");
      note("corner", [corner], g("knight-of", { knight: g(KNIGHTS[strength - 1] ?? ""), state, name: name(seat) }));
    }
  });
  if (realm.merchant && players[realm.merchant.seat])
    note("hex", [realm.merchant.hex], g("piece-of", { piece: g("piece-merchant"), name: name(realm.merchant.seat) }));
}

/** Catan chits that lie on a hex of the canal until it is dug. */
export const EACH_SITE = 2;

/** The canal with its chits and dry fields; the dragons of the enchanted land. */
function standOnNewLand(
  { canal, enchanted }: CatanView,
  note: (kind: Kind, places: string[], words: string) => void,
): void {
  if (canal) {
    note("hex", canal.sites, g("site", { chits: g("chits", { count: EACH_SITE }) }));
    const dug = canal.dug.map(({ hex }) => hex);
    note("hex", dug, g(canal.flooded ? "canal-water" : "canal-dug"));
    note("hex", canal.dry, g("field-dry"));
    note("hex", [canal.desert], g("canal-desert"));
    note("hex", [canal.lake], g("canal-lake"));
  }
  note("corner", enchanted?.dragons ?? [], g("dragons", { count: 1 }));
}

/** Where there are dragons, and how many. */
export function dragonsOn({ dragons }: CatanView): { hex: string; count: number }[] {
  if (!dragons) return [];
  const lairs = dragons.deserts.map(({ hex, dragons: count }) => ({ hex, count }));
  return [...lairs.filter(({ count }) => count > 0), ...dragons.hexes.map((hex) => ({ hex, count: 1 }))];
}

const near = (one: Point, other: Point, far: number): boolean => Math.hypot(one.x - other.x, one.y - other.y) < far;

/** The lands at a place, and its harbour: `forest 8, hills 5, harbour 3:1`. */
export function surroundings(spot: Spot, view: Ground): string {
  const reach = spot.kind === "hex" ? 1 : SIZE * 1.05;
  const lands = view.hexes
    .filter(({ hex, terrain }) => terrain !== "land" && near(hexAt(hex), spot, reach))
    .map(({ terrain, token }) =>
      token ? g("land", { terrain: g(`terrain-${terrain}`), token }) : g(`terrain-${terrain}`),
    );
  const harbour =
    spot.kind === "corner" && view.harbours.find(({ edge }) => edgeEnds(edge).some((end) => near(end, spot, 3)));
  const kind = harbour ? [g(`harbour-${harbour.kind === "3:1" ? "generic" : harbour.kind}`)] : [];
  const frame = spot.kind === "hex" && !lands.length ? [g("terrain-sea")] : [];
  const magic = isEnchanted(spot, view) ? [g("enchanted-land")] : [];
  return [...lands, ...frame, ...kind, ...magic].join(", ");
}

/** What should be known before a knight goes to a place: that there is no way back, or what it brings there. */
export function marchWords(from: Spot | null, to: Spot, view: CatanView): string {
  if (from?.kind !== "corner" || to.kind !== "corner") return "";
  return crossingWords(from, to, view) || (view.canal ? abroadWords(to, view, view.canal.flooded) : "");
}

/** CT-T5.14, CT-T5.15: gold and special harbours are on the small islands alone. */
function abroadWords(spot: Spot, { hexes, harbours }: CatanView, flooded: boolean): string {
  const gold = hexes.some(({ hex, terrain }) => terrain === "gold" && near(hexAt(hex), spot, SIZE * 1.05));
  if (gold && !flooded) return g("note-gold");
  const harbour = harbours.find(({ edge }) => edgeEnds(edge).some((end) => near(end, spot, 3)));
  return harbour && harbour.kind !== "3:1" ? g("note-harbour") : "";
}

/** What a knight that crosses to the enchanted land should know. */
function crossingWords(from: Spot, to: Spot, view: CatanView): string {
  return isEnchanted(to, view) && !isEnchanted(from, view) ? g("note-crossing") : "";
}

const isEnchanted = (spot: Spot, { enchanted }: Ground): boolean =>
  !!enchanted?.hexes.some((hex) => near(hexAt(hex), spot, SIZE * 1.05));

/** A place and the lands around it. */
export function placeWords(spot: Spot, ground: Ground): string {
  return g("spot", {
    kind: g(`spot-${spot.kind}`),
    name: spot.place.split(":")[1] ?? "",
    around: surroundings(spot, ground),
  });
}

/** A place as a screen reader says it, with what stands there. */
export function spotWords(spot: Spot, ground: Ground, stood: Standing, at = placeWords(spot, ground)): string {
  return [at, ...(stood.get(keyOf(spot)) ?? [])].join(", ");
}
