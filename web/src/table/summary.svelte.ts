// What everybody got in the season or round that has just ended, until the reader has closed it or acted again.
import { untrack } from "svelte";
import type { GameUi } from "$lib/games";
import type { Growth, Happened } from "$lib/protocol";
import { recall, remember } from "$lib/remember";
import { labelOf, signed, sum } from "$lib/score";
import type { Table } from "$lib/table.svelte";

export interface Part {
  /** What brought points, as the score sheet calls it. */
  name: string;
  points: number;
}

export interface Gained {
  seat: number;
  points: number;
  /** All points since the beginning. */
  total: number;
  parts: Part[];
}

/** By seat, the most first; of what brought points twice there is the sum. */
export function gainedIn(growth: Growth, number: number, game: string): Gained[] {
  const end = growth.ended[number];
  if (!end) return [];
  return end.gained
    .map((lines, seat) => {
      const parts = new Map<string, number>();
      for (const line of lines) parts.set(labelOf(game, line), (parts.get(labelOf(game, line)) ?? 0) + line.points);
      return {
        seat,
        points: sum(lines),
        total: growth.points[end.move]?.[seat] ?? 0,
        parts: [...parts].map(([name, points]) => ({ name, points })),
      };
    })
    .sort((one, other) => other.points - one.points || one.seat - other.seat);
}

export const plus = (points: number): string => (points > 0 ? `+${points}` : signed(points));

/** Whether whoever looks has not acted since a move; for those who only watch it is news for as many moves as there are seats. */
export function isNews(
  happened: readonly Happened[],
  move: number,
  isOthers: ((thing: Happened) => boolean) | null,
  seats: number,
): boolean {
  const moved = happened.filter(({ kind }) => kind === "moved");
  const end = moved.findIndex((thing) => thing.move === move);
  const after = moved.slice(end + 1);
  return end >= 0 && (isOthers ? after.every(isOthers) : after.length <= seats);
}

export class Summary {
  private growth: Growth | null = $state.raw(null);
  private closed = $state(0);

  constructor(
    private readonly table: Table,
    private readonly ui: GameUi | null,
  ) {
    this.closed = recall(table.id).summary;
  }

  private readonly number = $derived.by(() => (this.growth?.ended.length ?? 0) - 1);
  readonly title = $derived.by(() => {
    const end = this.growth?.ended[this.number];
    return end && this.closed <= this.number ? (this.ui?.summary?.title(end.stage) ?? null) : null;
  });
  readonly gained = $derived.by(() =>
    this.growth ? gainedIn(this.growth, this.number, this.table.info?.game ?? "") : [],
  );

  /** To be called when the table shows something new: another season or round is asked for once. */
  follow(): void {
    const { ui, table } = this;
    const view = table.sights[0]?.view;
    const stage = view !== undefined && ui?.summary && !table.outcome ? ui.summary.stage(view) : null;
    if (stage === null || stage === untrack(() => this.stage)) return;
    this.stage = stage;
    if (this.closed >= stage || ui?.summary?.title(stage - 1) == null) return; // it was read, or nothing has ended
    table.looks
      .growth()
      .then((growth) => (this.growth = growth))
      .catch(() => (this.stage = null)); // the next news tries again
  }
  private stage: number | null = null;

  /** Whether it is to be shown, after all that has happened. */
  isNews(happened: readonly Happened[]): boolean {
    const { table } = this;
    const end = this.growth?.ended[this.number];
    if (this.title === null || table.outcome || !end) return false;
    const isOthers = table.mySeats.length ? (thing: Happened): boolean => table.isOthersMove(thing) : null;
    return isNews(happened, end.move, isOthers, table.info?.seats.length ?? 0);
  }

  /** It was read, or is no news any more. */
  close = (): void => {
    this.closed = this.number + 1;
    remember(this.table.id, { summary: this.closed });
  };
}
