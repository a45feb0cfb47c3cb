// Looking back: the table after any of its moves, fetched when it is looked at.
import { stir } from "$lib/motion.svelte";
import { STEP as FOLLOWED } from "$lib/pace.svelte";
import type { Moment } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import type { Table } from "$lib/table.svelte";

const DRAG = 120; // milliseconds a slider must rest before a moment is fetched
const STEP = 1600; // milliseconds between two moves when it plays by itself
const LONGEST = 20_000; // milliseconds in which somebody who comes back sees all that happened
const SHORTEST = 350;

/** How long each of so many moves is shown to whoever comes back. */
function stepOf(moves: number): number {
  return Math.max(SHORTEST, Math.min(FOLLOWED[settings.pace] * 1.3, LONGEST / moves));
}

export class Replay {
  /** The move that is looked at; null: the present. */
  move: number | null = $state(null);
  moment: Moment | null = $state.raw(null);
  most = $state(0);
  playing = $state(false);
  failed = $state(false);
  /** The first move of those that are shown to whoever comes back; the present follows the last of them. */
  since: number | null = $state(null);
  private cache = new Map<number, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  get open(): boolean {
    return this.move !== null;
  }

  /** Look at a moment; without a number at the latest that is known. */
  async start(move: number | null = null): Promise<void> {
    try {
      this.most = (await this.fetch(0)).moves;
    } catch {
      this.failed = true;
    }
    this.go(move ?? this.most);
  }

  /** Moves were made or taken back. */
  refresh(): void {
    this.cache.clear();
    if (this.open)
      void this.fetch(0)
        .then((first) => (this.most = first.moves))
        .catch(() => (this.failed = true));
  }

  go(move: number, pause = 0): void {
    this.move = Math.max(0, Math.min(move, this.most));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.show(this.move ?? 0), pause);
  }

  drag(move: number): void {
    this.playing = false;
    this.go(move, DRAG);
  }

  /** Show what happened from this move on, step by step, and then the present. */
  async follow(first: number): Promise<void> {
    this.since = first;
    await this.start(first - 1); // as it was left
    if (this.failed) return this.now();
    this.playing = true;
  }

  step(by: number): void {
    this.go((this.move ?? this.most) + by);
  }

  play(): void {
    this.since = null;
    if (this.move === this.most) this.move = 0;
    this.playing = true;
    this.go(this.move ?? 0);
  }

  pause(): void {
    this.playing = false;
  }

  now(): void {
    clearTimeout(this.timer);
    this.move = null;
    this.moment = null;
    this.since = null;
    this.playing = false;
  }

  private fetch(move: number): Promise<Moment> {
    const known = this.cache.get(move);
    if (known) return known;
    const asked = this.table.looks.moment(move);
    this.cache.set(move, asked);
    asked.catch(() => this.cache.delete(move));
    return asked;
  }

  private async show(move: number): Promise<void> {
    try {
      const moment = await this.fetch(move);
      if (this.move !== move) return;
      if (this.moment?.move === move - 1) stir(); // a step on is seen as it happened
      this.moment = moment;
      this.failed = false;
      for (const beside of [move + 1, move - 1]) {
        if (beside >= 0 && beside <= this.most) this.fetch(beside).catch(() => undefined);
      }
      if (this.playing) this.goOnFrom(move);
    } catch {
      this.failed = true;
      this.playing = false;
      if (this.since !== null) this.now();
    }
  }

  private goOnFrom(move: number): void {
    const pause = this.since === null ? STEP : move < this.since ? SHORTEST : stepOf(this.most - this.since + 1);
    if (move < this.most) this.timer = setTimeout(() => this.playing && this.step(1), pause);
    else if (this.since === null) this.playing = false;
    else this.timer = setTimeout(() => this.now(), pause);
  }
}
