// The arithmetic of charts: round marks, labels that do not collide, whatever the length and the width.

const STEPS = [1, 2, 5];

/** Round numbers between the least and the most, so many at most and one more. */
export function marksBetween(lowest: number, highest: number, most: number): number[] {
  const rough = Math.max(1, (highest - lowest) / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [...STEPS, 10].map((size) => size * power).find((size) => size >= rough) ?? rough;
  const first = Math.ceil(lowest / step);
  return Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Which of so many labels are shown where each needs so much room: every one, every second, fifth, tenth ...; always the last. */
export function labelled(count: number, part: number, room: number): number[] {
  let [step, power] = [1, 1];
  while (step * part < room && step < count) {
    const next = STEPS.map((size) => size * power).find((size) => size > step);
    if (next === undefined) power *= 10;
    step = next ?? power;
  }
  const found = [];
  for (let index = count - 1; index >= 0; index -= step) found.push(index);
  return found.reverse();
}

/** Heights as near to those wanted as they can be with a gap between any two, from top to bottom. */
export function apart(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]! || one - other);
  const room = Math.min(gap, (bottom - top) / Math.max(1, wanted.length - 1));
  const found = [...wanted];
  let last = top - room;
  for (const index of order) last = found[index] = Math.max(found[index]!, last + room);
  last = bottom + room;
  for (const index of order.reverse()) last = found[index] = Math.min(found[index]!, last - room);
  return found;
}

/** A letter for each: a to z, then aa, ab ... */
export function letter(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}
