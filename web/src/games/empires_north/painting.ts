// When cards are painted: a few at once, and where there are more of them a few in each frame, so that none takes long.
const IN_A_FRAME = 3; // each takes a millisecond or two

const waiting = new Set<() => void>();
let painted = 0;
let counting = false;

/** Whether a card can be painted with what is drawn now; it counts as painted if so. */
export function hasTime(): boolean {
  if (waiting.size || painted >= IN_A_FRAME) return false;
  painted += 1;
  count();
  return true;
}

/** Paint in one of the next frames, unless it is called off before. */
export function later(paint: () => void): () => void {
  waiting.add(paint);
  count();
  return () => waiting.delete(paint);
}

function count(): void {
  if (!counting) requestAnimationFrame(next);
  counting = true;
}

function next(): void {
  counting = false;
  painted = 0;
  for (const paint of [...waiting].slice(0, IN_A_FRAME)) {
    waiting.delete(paint);
    painted += 1;
    paint();
  }
  if (painted) count();
}
