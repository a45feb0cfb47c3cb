// What may happen a moment later than the board is drawn.
import { untrack } from "svelte";

/** Do something in the next task; what is given back calls it off. */
export function afterDrawing(task: () => void): () => void {
  const timer = setTimeout(task);
  return () => clearTimeout(timer);
}

/** Follows a value one task behind: the board is drawn first, and what depends on this after it. */
export class Afterwards<T> {
  now: T;

  constructor(value: () => T) {
    this.now = $state.raw(untrack(value));
    $effect(() => {
      const next = value();
      return afterDrawing(() => (this.now = next));
    });
  }
}
