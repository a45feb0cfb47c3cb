// What happened since somebody at this screen last acted: it stays marked on the board until they act again.
import type { GameEvent, Happened } from "./protocol";

/** The entry after which everything is news: the last own answer; for whoever only watches, a round of moves ago. */
export function lastActed(
  happened: readonly Happened[],
  isOthers: (thing: Happened) => boolean,
  seats: number,
): number {
  let moves = 0;
  for (let index = happened.length - 1; index >= 0; index -= 1) {
    const thing = happened[index];
    if (thing?.kind !== "moved") continue;
    if (!isOthers(thing) || moves === seats) return thing.seq;
    moves += 1;
  }
  return 0;
}

/** What is news on the board: all that came after, and what the own answer let others do. */
export function othersEvents(happened: readonly Happened[], since: number, mine: readonly number[]): GameEvent[] {
  let first = happened.length;
  while (first > 0 && (happened[first - 1]?.seq ?? 0) >= since) first -= 1;
  return happened
    .slice(first)
    .flatMap(({ seq, events }) => (seq > since ? events : events.filter((event) => !isOf(event, mine))));
}

function isOf(event: GameEvent, seats: readonly number[]): boolean {
  const { seat } = (event ?? {}) as { seat?: number };
  return seat === undefined || seats.includes(seat);
}
