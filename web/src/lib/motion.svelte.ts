// What is seen to move: pieces come and slide, cards turn, amounts are counted.
// The table is always drawn as it is now; a motion only leads there from where things were. Nothing waits for it,
// and all motions end at once when somebody acts or skips, or wants none.
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Pace } from "./pace.svelte";
import { isMoving, settings } from "./settings.svelte";

/** Milliseconds of a motion. */
const LONG = 480;
const SHARE: Record<Pace, number> = { slow: 1.5, usual: 1, quick: 0.6, now: 0.6 };
const SOFTLY = "cubic-bezier(0.25, 0.9, 0.35, 1)";
const FALLING = "cubic-bezier(0.3, 1.35, 0.5, 1)";
/** For drawings without a transform of their own: around the middle of what is drawn. */
const IN_PLACE = { transformBox: "fill-box", transformOrigin: "center" };

export type Coming = "drop" | "grow" | "fade" | "deal" | "tumble" | "sway" | "flip";
const COMES: Record<Coming, { frames: Keyframe[]; easing: string; times?: number }> = {
  drop: { frames: [{ translate: "0 -30px", opacity: 0 }, { opacity: 1, offset: 0.5 }, {}], easing: FALLING },
  grow: { frames: [{ ...IN_PLACE, scale: "0.05", opacity: 0.3 }, IN_PLACE], easing: FALLING },
  fade: { frames: [{ opacity: 0 }, {}], easing: "ease-out" },
  deal: {
    frames: [{ translate: "0 -2.2rem", rotate: "-7deg", opacity: 0 }, { opacity: 1, offset: 0.4 }, {}],
    easing: SOFTLY,
  },
  tumble: {
    times: 1.5,
    frames: [
      { translate: "0 -0.9rem", rotate: "-200deg" },
      { translate: "0.2rem 0.1rem", rotate: "-70deg", offset: 0.45 },
      { translate: "-0.1rem -0.3rem", rotate: "25deg", offset: 0.75 },
      {},
    ],
    easing: "ease-out",
  },
  sway: { frames: [{ rotate: "-9deg" }, { rotate: "5deg", offset: 0.6 }, {}], easing: "ease-in-out" },
  flip: { frames: [{ ...IN_PLACE, scale: "0.02 1" }, IN_PLACE], easing: SOFTLY },
};

let stirred = false;
const ends = new Set<() => void>();

/** What is drawn next has just happened, and somebody looks on: it may be seen to move. */
export function stir(): void {
  if (stirred || !isMoving() || settings.textMode || document.hidden || !("animate" in document.body)) return;
  stirred = true;
  void tick().then(() => (stirred = false));
}

/** Whether what is drawn now has just happened. */
export const isStirred = (): boolean => stirred;

/** All motions end where they lead. */
export function settle(): void {
  for (const end of [...ends]) end();
}

/** All motions end as soon as nobody wants them; to be called once, by the app. */
export function followMotion(): void {
  $effect(() => {
    if (!isMoving() || settings.textMode) settle();
  });
}

/** Milliseconds of a motion where moves are shown as fast as somebody has chosen. */
const lasting = (): number => LONG * SHARE[settings.pace];

/** Move something to where it is; `ended` is called once, also when it is cut short. */
export function move(node: Element, frames: Keyframe[], easing = SOFTLY, times = 1, ended?: () => void): void {
  const animation = node.animate(frames, { duration: lasting() * times, easing });
  const end = (): void => {
    ends.delete(end);
    animation.onfinish = null;
    animation.cancel();
    ended?.();
  };
  ends.add(end);
  animation.onfinish = end;
}

/** Do something in parts from 0 to 1, frame by frame; what is given back ends it. */
export function run(step: (part: number) => void, ended: () => void, times = 1): () => void {
  const [start, long] = [performance.now(), lasting() * times];
  const end = (): void => {
    if (!ends.delete(end)) return;
    cancelAnimationFrame(frame);
    ended();
  };
  const next = (now: number): void => {
    const part = Math.max(0, now - start) / long;
    if (part >= 1) return end();
    step(part);
    frame = requestAnimationFrame(next);
  };
  let frame = requestAnimationFrame(next);
  ends.add(end);
  return end;
}

type Offset = readonly [x: number, y: number];
const slide = (node: Element, [x, y]: Offset, unit = "px"): void =>
  move(node, [{ translate: `${x}${unit} ${y}${unit}` }, {}], SOFTLY, 1.3);

function play(node: Element, how: Coming, middle: Offset | null = null): void {
  const { frames, easing, times } = COMES[how];
  const around = middle && { transformBox: "view-box", transformOrigin: `${middle[0]}px ${middle[1]}px` };
  move(node, around ? frames.map((frame) => ({ ...frame, ...around })) : frames, easing, times);
}

/** It is seen to come when it has just come; from another place, where one is known. */
export function comes(how: Coming, from?: () => Offset | null): Attachment {
  return (node) => {
    if (!stirred) return;
    const offset = untrack(() => from?.() ?? null);
    if (offset) slide(node, offset);
    else play(node, how);
  };
}

/** The same for a part of the table that may come as a whole: what it begins with is just there. */
export function comesLater(): (how: Coming) => Attachment {
  let there = !stirred;
  if (!there) void tick().then(() => (there = true));
  return (how) => (node) => {
    if (there) return untrack(() => comes(how)(node));
  };
}

/** It is seen to change when this has just changed; around this middle, where a drawing has no box of its own. */
export function changes(value: () => unknown, how: Coming, middle?: () => Offset): Attachment {
  let known = false;
  let before: unknown;
  return (node) => {
    const now = value();
    if (known && now !== before && stirred)
      play(
        node,
        how,
        untrack(() => middle?.() ?? null),
      );
    [known, before] = [true, now];
  };
}

/** It slides to its place when that has just become another one. */
export function slides(at: () => Offset, unit = "px"): Attachment {
  let before: Offset | null = null;
  return (node) => {
    const now = at();
    const [x, y] = before ? [before[0] - now[0], before[1] - now[1]] : [0, 0];
    if (stirred && (x || y)) slide(node, [x, y], unit);
    before = now;
  };
}

/** A card that was just turned up: its back is seen first. */
export function turnsUp(): Attachment<HTMLElement> {
  return (node) => {
    if (!stirred) return;
    const back = document.createElement("span");
    back.className = "card-back";
    back.ariaHidden = "true";
    node.append(back);
    move(
      back,
      [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.51 }, { opacity: 0 }],
      "linear",
      1.2,
    );
    const around = (degrees: number): Keyframe => ({ transform: `perspective(30rem) rotateY(${degrees}deg)` });
    move(node, [around(180), around(0)], "linear", 1.2, () => back.remove());
    return () => back.remove();
  };
}
