// What may be drawn a moment later than the board.
import { untrack } from "svelte";

/** Follows a value one task behind: the board is drawn first, and what depends on this after it. */
export class Afterwards<T> {
  now: T;

  constructor(value: () => T) {
    this.now = $state.raw(untrack(value));
    $effect(() => {
      const next = value();
      const timer = setTimeout(() => (this.now = next));
      return () => clearTimeout(timer);
    });
  }
}
