// How the points grew from round to round, from what the server tells of every move.
import type { Growth } from "./protocol";

export interface Grown {
  /** By seat: the points with which the first round began. */
  start: number[];
  rounds: number[];
  /** By seat: the points after each of the rounds. */
  points: number[][];
}

/** After each round, the last one included, which ended the game; what was set up before the first is no round. */
export function grownByRound({ stages, points }: Growth): Grown {
  const rounds = [...new Set(stages)].filter((stage) => stage > 0);
  const ends = rounds.map((round) => points[stages.lastIndexOf(round)] ?? []);
  const seats = points[0] ?? [];
  return {
    start: points[stages.findIndex((stage) => stage > 0)] ?? [],
    rounds,
    points: seats.map((_, seat) => ends.map((all) => all[seat] ?? 0)),
  };
}
