// What a guided game points at: `part:edicts` is the thing on the page whose data-part is "edicts".
export interface Box {
  name: string;
  number: number;
  /** Whether it lies in something that is over the page. */
  over: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 4; // pixels around what is ringed

function selector(name: string): string {
  const [key = "", ...rest] = name.split(":");
  return `[data-${key}="${CSS.escape(rest.join(":"))}"]`;
}

const isThere = (node: Element): boolean => {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(node).visibility !== "hidden";
};

/** The thing of that name on the page: the one in sight, or else one to which the page can be scrolled. */
export function find(name: string): Element | null {
  const found = [...document.querySelectorAll(selector(name))].filter(isThere);
  return (found.length > 1 && found.find(isInSight)) || found[0] || null;
}

/** What it lies in that stays while the page is scrolled: a bar, or a sheet on a phone. */
function layerOf(node: Element): Element | null {
  let part: Element | null = node;
  while (part && !/fixed|sticky/.test(getComputedStyle(part).position)) part = part.parentElement;
  return part;
}

/** Whether nothing else lies over a point of it, as a bar that stays while the page is scrolled. */
function isFree(node: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  if (node.contains(hit) || hit.contains(node)) return true;
  return hit.closest(".stage") === node.closest(".stage") && layerOf(hit) === layerOf(node);
}

const FEW = 130; // pixels: what is smaller is in sight as a whole or has to be brought there

/** Whether the middle of it is in sight, and of something small its sides, too. */
function isInSight(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const parts = height < FEW ? [0.5, 0.1, 0.9] : [0.5];
  return parts.every((part) => isFree(node, left + width / 2, top + height * part));
}

/** How many of the things were used, one after the other, once somebody has pressed there. */
export function usedBy(names: readonly string[], used: number, { clientX, clientY }: MouseEvent): number {
  const pressed = names.map((name) => {
    const { left, right, top, bottom } = find(name)?.getBoundingClientRect() ?? new DOMRect(NaN);
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  });
  const next = pressed.indexOf(true, used);
  const found = next < 0 ? pressed.indexOf(true) : next;
  return found < 0 ? used : found + 1;
}

/** Whether it is on the page and only has to be brought into sight. */
export function isAside(name: string): boolean {
  const node = find(name);
  return node !== null && !isInSight(node);
}

/** Rings around those of the things that are in sight; of one that is named several times there is one. */
export function boxes(names: readonly string[]): Box[] {
  return [...new Set(names)].flatMap((name, index) => {
    const node = find(name);
    if (!node || !isInSight(node)) return [];
    const { left, top, width, height } = node.getBoundingClientRect();
    return {
      name,
      number: index + 1,
      over: layerOf(node) !== null,
      left: left - MARGIN,
      top: top - MARGIN,
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
    };
  });
}

/** Scroll what it lies in, and all around that only if it must be. */
function centre(node: Element): void {
  const stage = node.closest(".stage");
  const before = stage?.scrollTop ?? 0;
  node.scrollIntoView({ block: "center", inline: "nearest", behavior: "auto" });
  if (!stage || stage.scrollTop === before) return;
  const centred = stage.scrollTop;
  stage.scrollTop = before;
  if (!isInSight(node)) stage.scrollTop = centred;
}

/** How far down the page is covered on a phone while it is scrolled: by the guide, and by a bar that stays under it. */
function roof(node: Element): number {
  const coach = document.querySelector(".coach")?.getBoundingClientRect();
  if (!coach || coach.width <= innerWidth / 2) return 0;
  const bars = [...document.querySelectorAll("[data-roof]")].filter((bar) => !bar.contains(node));
  return bars.reduce((covered, bar) => covered + bar.getBoundingClientRect().height, coach.bottom);
}

/** Bring the first of the things into the part of the page that nothing covers; tells whether there is one. */
export function show(names: readonly string[], calm: boolean): boolean {
  const node = names.map(find).find((found) => found !== null);
  if (!node) return false;
  centre(node);
  const { top, height } = node.getBoundingClientRect();
  const covered = roof(node);
  const middle = covered + (innerHeight - covered) / 2;
  scrollBy({
    top: Math.min(top - covered - 2 * MARGIN, top + height / 2 - middle),
    behavior: calm ? "auto" : "smooth",
  });
  return true;
}

/** What has to be opened to find a thing: it names the thing itself, or all things of its kind. */
function doorTo(name: string): HTMLElement | null {
  const [kind = ""] = name.split(":");
  const leads = [kind, name].filter((word) => !/\s/.test(word)).map((word) => `[data-leads~="${CSS.escape(word)}"]`);
  return [...document.querySelectorAll<HTMLElement>(leads.join())].find(isThere) ?? null;
}

/** Bring the first of the things into sight as soon as it is on the page; returns how not to wait for that any longer. */
export function bring(names: readonly string[], calm: boolean): () => void {
  const [first = ""] = names;
  const there = first ? find(first) : null;
  if (there && layerOf(there) && isInSight(there)) return () => undefined; // it stays there
  const door = first && !there ? doorTo(first) : null;
  const watch = new MutationObserver(() => {
    if (show(names, calm)) watch.disconnect();
  });
  if (door || !show(names, calm)) watch.observe(document.body, { childList: true, subtree: true });
  door?.click();
  return () => watch.disconnect();
}
