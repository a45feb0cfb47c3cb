// The keys with which a shape is moved, turned and drawn.
import type { Placing } from "./placing.svelte";

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What a key means for the shape in the hand; nothing while somebody types or reads a dialog. */
export function press(event: KeyboardEvent, placing: Placing, enter: () => void): void {
  const at = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (at.closest("input, textarea, select, [contenteditable]")) return;
  const onMap = at === document.body || at.closest('[role="grid"]') !== null;
  const step = STEPS[event.key];
  const letter = event.key.toLowerCase();
  if (step && onMap) placing.step(...step);
  else if (event.key === "Enter" && onMap) enter();
  else if (event.key === "Escape" && placing.shown) placing.cancel();
  else if (letter === "r") placing.turn(!event.shiftKey);
  else if (letter === "f") placing.flip();
  else if (letter === "n") placing.next();
  else return;
  event.preventDefault();
}
