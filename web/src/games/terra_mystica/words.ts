// How answers, amounts and hexes are said in the reader's language.
import { settings } from "$lib/settings.svelte";
import { hasWord, ofGame } from "$lib/text.svelte";
import type { Amounts, Answer, MapHex, Player } from "./view";

const GAME = "terra_mystica";
export const g = ofGame(GAME);

export function nameOf(id: string): string {
  return hasWord(GAME, `name-${id}`) ? g(`name-${id}`) : id;
}

/** What an action space does; of a tile that does more, only that. */
function spaceName(id: string): string {
  return nameOf(hasWord(GAME, `name-${id}-action`) ? `${id}-action` : id);
}

const COUNTED: Record<string, string> = {
  vp: "goods-points",
  c: "goods-coins",
  w: "goods-workers",
  p: "goods-priests",
  pw: "goods-power",
  spades: "goods-spades",
  key: "goods-keys",
};
const CULT_STEPS = new Set(["FIRE", "WATER", "EARTH", "AIR"]);

/** `2 coins`, `3 steps: fire`. */
export function amount(name: string, count: number): string {
  if (COUNTED[name]) return g(COUNTED[name], { count });
  if (CULT_STEPS.has(name)) return g("amount-cult", { count, cult: nameOf(name) });
  return g(`amount-${name}`, { count });
}

export function amounts(all: Amounts | undefined): string {
  return Object.entries(all ?? {})
    .map(([name, count]) => amount(name, count))
    .join(", ");
}

/** What one answer is called among others of its kind. */
export function label(answer: Answer): string {
  switch (answer.do) {
    case "build":
      return g("kind-build");
    case "transform":
      return g("transform", { terrain: nameOf(answer.to ?? "") });
    case "upgrade":
      return g("upgrade", { building: nameOf(answer.to ?? "") });
    case "connect":
      return g("kind-connect");
    case "bridge":
      return g("bridge", { one: answer.ends?.[0] ?? "", other: answer.ends?.[1] ?? "" });
    case "convert":
      return g("convert", { paid: amounts(answer.cost), got: amounts(answer.gain) });
    case "burn":
      return g("burn", { count: answer.cost?.["tokens"] ?? 0 });
    case "advance":
      return nameOf(answer.track ?? "");
    case "send":
      return g("label-priest", { cult: nameOf(answer.cult ?? ""), steps: answer.steps ?? 0 });
    case "use":
      return spaceName(answer.space ?? "");
    case "take":
      return nameOf(answer.tile ?? "");
    case "step":
      return nameOf(answer.cult ?? "");
    case "climb":
      return g("label-climb", { cult: nameOf(answer.cult ?? "") });
    case "stay":
      return g("label-stay");
    case "leech":
      return g("label-leech");
    case "decline":
      return g("label-decline");
    case "pass":
      return answer.scroll ? nameOf(answer.scroll) : g("kind-pass");
    case "choose":
      return nameOf(answer.faction ?? "");
    case "done":
      return g("kind-done");
    default:
      return answer.action;
  }
}

/** Several answers one after another, as one thing to do. */
export function answerName(answers: Answer[]): string {
  const [first, second] = answers;
  if (!first) return "";
  return second ? g("then", { first: label(first), second: label(second) }) : label(first);
}

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);

/** The line that says what is about to be done: which group it belongs to, and where. */
export function deedInFull(answers: Answer[], hex: string | null): string {
  return upper(deedOf(answers, hex));
}

function deedOf(answers: Answer[], hex: string | null): string {
  const first = answers[0];
  if (first?.do === "pass") return g("pass-with", { scroll: label(first) });
  if (first?.do === "advance") return g("advance", { track: label(first) });
  if (first?.do === "send") return g("send", { where: label(first) });
  return hex ? g("deed-at", { hex, deed: answerName(answers) }) : answerName(answers);
}

/** A hex as a screen reader says it. */
export function hexWords(hex: MapHex, players: Player[], choices: number): string {
  const terrain = hex.terrain ? nameOf(hex.terrain) : g("river");
  const owner = hex.owner === undefined ? null : players[hex.owner];
  const what = owner
    ? g("hex-owned", { hex: hex.hex, terrain, building: nameOf(hex.building ?? ""), owner: owner.name })
    : g("hex", { hex: hex.hex, terrain });
  return choices ? `${what}. ${g("hex-choices", { count: choices })}` : what;
}

export function playerWords(player: Player): string {
  return player.faction ? g("player", { name: player.name, faction: nameOf(player.faction) }) : player.name;
}
