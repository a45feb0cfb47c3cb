// What a guided game points at: `part:edicts` is the thing on the page whose data-part is "edicts".
export interface Box {
  name: string;
  number: number;
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

/** The thing of that name that can be seen on the page, if only one scrolls to it. */
export function find(name: string): Element | null {
  return [...document.querySelectorAll(selector(name))].find(isThere) ?? null;
}

/** Whether nothing else lies over the middle of it, as a bar that stays while the page is scrolled. */
function isInSight(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit) return false;
  return node.contains(hit) || hit.contains(node) || hit.closest(".stage") === node.closest(".stage");
}

/** Rings around those of the things that are in sight; of one that is named several times there is one. */
export function boxes(names: readonly string[]): Box[] {
  return [...new Set(names)].flatMap((name) => {
    const node = find(name);
    if (!node || !isInSight(node)) return [];
    const { left, top, width, height } = node.getBoundingClientRect();
    return {
      name,
      number: names.indexOf(name) + 1,
      left: left - MARGIN,
      top: top - MARGIN,
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
    };
  });
}

/** Bring the first of the things into the part of the page that nothing covers; tells whether there is one. */
export function show(names: readonly string[], calm: boolean): boolean {
  const node = names.map(find).find((found) => found !== null);
  if (!node) return false;
  node.scrollIntoView({ block: "center", inline: "nearest", behavior: "auto" });
  const { top, height } = node.getBoundingClientRect();
  const roof = document.querySelector(".coach")?.getBoundingClientRect();
  const covered = roof && roof.width > innerWidth / 2 ? roof.bottom : 0;
  const middle = covered + (innerHeight - covered) / 2;
  scrollBy({
    top: Math.min(top - covered - 2 * MARGIN, top + height / 2 - middle),
    behavior: calm ? "auto" : "smooth",
  });
  return true;
}
