// What is drawn on a board and what it means: elements name their sign, `data-about="key:arg:..."`, the game explains it.
import type { Component } from "svelte";
import type { View } from "./protocol";
import type { Arguments } from "./text.svelte";

/** One kind of thing on a board. Its words are `about-KEY`, and `now-KEY` for what it is where it stands. */
export interface Sign {
  /** The rule that tells more of it. */
  rule: string | ((args: string[]) => string);
  /** What the parts after the key are called in the words. */
  args?: string[];
  /** How many of these parts tell signs apart that look different. */
  kinds?: number;
  /** The word with its name, and with what it means, where the game has them elsewhere. */
  name?: (args: string[]) => string;
  means?: (args: string[]) => string;
  /** The drawing that is used on the board. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  art?: Component<any>;
  props?: (args: string[]) => Record<string, unknown>;
  /** Where the drawing is in its own units, if it is only a part of a picture. */
  box?: string;
}

export interface GameHelp {
  signs: Record<string, Sign>;
  /** The rule of winning; the goal itself is told by the word `goal`, or another one. */
  goal: { rule: string | ((view: View) => string); word?: (view: View) => string; args?: (view: View) => Arguments };
  /** Where the table decides what is told of a question. */
  asked?: (kind: string, view: View) => AskedHelp | null;
  /** Paint that the drawings use, where no board is there to bring it. */
  Defs?: Component;
}

/** A word, `now-WORD`, and a rule that tell more of a question than its own. */
export interface AskedHelp {
  word: string;
  rule?: string;
}

export interface About {
  key: string;
  args: string[];
}

export function readAbout(text: string): About {
  const [key = "", ...args] = text.split(":");
  return { key, args };
}

export function argsOf({ args }: About, sign: Sign): Arguments {
  const named = (sign.args ?? []).map((name, place): [string, string | number] => {
    const given = args[place] ?? "";
    return [name, /^-?\d+$/.test(given) ? Number(given) : given];
  });
  return Object.fromEntries(named);
}

export function meansOf({ key, args }: About, sign: Sign): string {
  return sign.means?.(args) ?? `about-${key}`;
}

export function ruleOf({ args }: About, sign: Sign): string {
  return typeof sign.rule === "string" ? sign.rule : sign.rule(args);
}

/** The signs that are shown below an element now, each kind once, in the order in which they stand there. */
export function signsIn(root: Element, signs: Record<string, Sign>): About[] {
  const found = new Map<string, About>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-about]")) {
    const about = readAbout(element.dataset["about"] ?? "");
    const sign = signs[about.key];
    if (!sign) continue;
    const kind = [about.key, ...about.args.slice(0, sign.kinds ?? 0)].join(":");
    if (!found.has(kind) && isShown(element)) found.set(kind, about);
  }
  const order = Object.keys(signs);
  return [...found.values()].sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
}

function isShown(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
}

interface Point {
  x: number;
  y: number;
}

/** What is explained at a point: what lies on top there, or in a picture the smallest thing around the point. */
export function aboutAt(point: Point, within: Element): Element | null {
  const top = document.elementFromPoint(point.x, point.y);
  if (!top || !within.contains(top)) return null;
  const picture = outermostPicture(top);
  const inside = picture ? smallestAround(point, picture) : null;
  return inside ?? top.closest("[data-about]");
}

function outermostPicture(element: Element): Element | null {
  let found: Element | null = null;
  for (let next = element.closest("svg"); next; next = next.parentElement?.closest("svg") ?? null) found = next;
  return found;
}

/** Pieces on a board let taps through to the places below them, so they are found by where they are. */
export function smallestAround({ x, y }: Point, root: Element): Element | null {
  let [best, least] = [null as Element | null, Infinity];
  for (const element of root.querySelectorAll("[data-about]")) {
    const box = element.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    // where boxes are alike and overlap, as those of hexes do, the nearer middle counts
    const away = Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
    const size = box.width * box.height * (1 + away / (box.width + box.height + 1));
    if (size < least) [best, least] = [element, size];
  }
  return best;
}

/** What an element says of itself to those who cannot see it: what it is here and now. */
export function labelOf(element: Element): string {
  const label =
    element.getAttribute("aria-label") ?? element.querySelector(":scope > .hidden, :scope > title")?.textContent;
  return label?.trim() ?? "";
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8; // pixels

/** Where a note of this size stands beside a thing without covering it, as far as the window allows. */
export function beside(
  thing: Box,
  note: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const keep = (at: number, size: number, most: number): number => Math.max(GAP, Math.min(at, most - size - GAP));
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  const centred = {
    left: keep(x - note.width / 2, note.width, window.width),
    top: keep(y - note.height / 2, note.height, window.height),
  };
  const rooms = [
    { room: window.height - thing.bottom, needs: note.height, at: { ...centred, top: thing.bottom + GAP } },
    { room: thing.top, needs: note.height, at: { ...centred, top: thing.top - GAP - note.height } },
    { room: window.width - thing.right, needs: note.width, at: { ...centred, left: thing.right + GAP } },
    { room: thing.left, needs: note.width, at: { ...centred, left: thing.left - GAP - note.width } },
  ];
  const free = rooms.find(({ room, needs }) => room >= needs + 2 * GAP);
  if (free) return free.at;
  const most = rooms.reduce((best, one) => (one.room - one.needs > best.room - best.needs ? one : best));
  return { left: keep(most.at.left, note.width, window.width), top: keep(most.at.top, note.height, window.height) };
}
