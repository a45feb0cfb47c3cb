// Where what chance gave, and what was to be expected, lie in a chart.
import type { ShareInfo } from "./protocol";

const USUAL = 2; // standard deviations to either side that are always to be seen

/** From an amount to its place between the edges: the same for all who are compared, with what is usual and what came. */
export function luckScale(
  shares: Pick<ShareInfo, "got" | "expected" | "usual" | "draws">[],
  width: number,
  edge: number,
): (amount: number) => number {
  const drawn = shares.filter(({ draws }) => draws);
  const least = Math.max(
    0,
    Math.min(...drawn.map(({ got, expected, usual }) => Math.min(got, expected - USUAL * usual))),
  );
  const most = Math.max(...drawn.map(({ got, expected, usual }) => Math.max(got, expected + USUAL * usual)));
  const size = Math.max(most - least, 1e-9);
  return (amount) => edge + ((Math.max(least, Math.min(most, amount)) - least) * (width - 2 * edge)) / size;
}
