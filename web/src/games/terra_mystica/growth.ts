// How the points grew from round to round, from what the server tells of every move.
import type { Grown } from "$lib/growth";
import type { Growth, Happened, Standing } from "$lib/protocol";
import { sum } from "$lib/score";

const AT_THE_END = ["cult", "network", "resources"]; // the sources of the final scoring

/** After each round, and after the final scoring: the last round ends with the final scoring in one move: what it brought is known from the sheets. */
export function grownBy({ stages, points }: Growth, outcome: Standing[]): Grown {
  const rounds = [...new Set(stages)].filter((stage) => stage > 0);
  const before = Math.max(
    0,
    stages.findIndex((stage) => stage > 0),
  );
  const ends = rounds.slice(1).map((next) => stages.indexOf(next));
  return {
    start: points[before] ?? [],
    rounds,
    points: outcome.map(({ score, lines }, seat) => {
      const last = sum(lines.filter(({ what }) => AT_THE_END.includes(what[0] ?? "")));
      return [...ends.map((move) => points[move]?.[seat] ?? 0), score - last, score];
    }),
  };
}

/** What the final scoring brought for one thing (a cult, the network), by seat. */
export function finalPoints(log: Happened[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const event of log.flatMap(({ events }) => events)) {
    const told = event as { $?: string; seat: number; what: string; points: number } | null;
    if (told?.$ !== "FinalPoints") continue;
    const points = found.get(told.what) ?? [];
    points[told.seat] = told.points;
    found.set(told.what, points);
  }
  return found;
}
