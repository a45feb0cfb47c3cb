// Score lines by what they are about; the words for it are those of the game's catalogue.
import type { ScoreLine, Standing } from "./protocol";
import { hasWord, ofGame, t } from "./text.svelte";

export const sum = (lines: ScoreLine[]): number => lines.reduce((total, line) => total + line.points, 0);

/** A number as people write it, with a real minus sign. */
export const signed = (points: number): string => String(points).replace("-", "\u2212");

function by(lines: ScoreLine[], key: (line: ScoreLine) => string): Map<string, ScoreLine[]> {
  const groups = new Map<string, ScoreLine[]>();
  for (const line of lines) groups.set(key(line), [...(groups.get(key(line)) ?? []), line]);
  return groups;
}

/** By the first word: a season, a chapter. A line of one word stands for itself. */
export const groupsOf = (lines: ScoreLine[]): Map<string, ScoreLine[]> => by(lines, (line) => line.what[0] ?? "");

/** By the last word: a card, coins, towns. */
export const sourcesOf = (lines: ScoreLine[]): Map<string, ScoreLine[]> => by(lines, (line) => line.what.at(-1) ?? "");

export function nameOf(game: string, word: string): string {
  return hasWord(game, `name-${word}`) ? ofGame(game)(`name-${word}`) : word;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function labelOf(game: string, line: ScoreLine): string {
  const words = line.what.length > 1 ? line.what.slice(1) : line.what;
  return capital(words.map((word) => nameOf(game, word)).join(": "));
}

/** What the sum is called; a game may have a name of its own for it. */
export function totalOf(game: string, lines: ScoreLine[]): string {
  const solo = lines.some((line) => line.what[0] === "solo") && hasWord(game, "sheet-rating");
  return solo ? ofGame(game)("sheet-rating") : t("score-total");
}

/** Why somebody won at equal points, where the game has words for it. */
export function tieBroken(game: string, outcome: Standing[]): string {
  const first = outcome.find((standing) => standing.place === 1);
  const [best] = outcome
    .filter((standing) => standing.place > 1 && standing.score === first?.score)
    .sort((one, other) => one.place - other.place);
  if (!first || first.feat || !best || !hasWord(game, "tie-broken")) return "";
  const which = first.tie_breaks.findIndex((number, place) => number !== best.tie_breaks[place]);
  if (which < 0) return "";
  return ofGame(game)("tie-broken", { which, more: first.tie_breaks[which]!, fewer: best.tie_breaks[which]! });
}
