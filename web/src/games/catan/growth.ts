// How the points grew from round to round, from what the server tells of every move.
import type { Growth } from "$lib/protocol";

const MOST = 8; // rounds there is room for

export interface Grown {
  /** By seat: the points with which the first round began. */
  start: number[];
  rounds: number[];
  /** By seat: the points after each of the rounds; Victory Point cards count when the game is over. */
  points: number[][];
}

/** In a long game every second or third round is told, or fewer; always the last. */
export function grownBy({ stages, points }: Growth): Grown {
  const last = stages.at(-1) ?? 0;
  const step = Math.max(1, Math.ceil(last / MOST));
  const rounds = Array.from({ length: Math.ceil(last / step) }, (_, index) => last - index * step).reverse();
  const ends = rounds.map((round) => points[stages.lastIndexOf(round)] ?? []);
  const seats = points[0] ?? [];
  return {
    start: points[stages.findIndex((stage) => stage > 0)] ?? [],
    rounds,
    points: seats.map((_, seat) => ends.map((all) => all[seat] ?? 0)),
  };
}
