// The colours of the clans, and what is painted on a card: chosen by its name, so that every card looks its own way.
import type { CardInfo, Clan } from "./view";

export interface Palette {
  /** Frame, dark and light; the sky above and below; far hills and the ground. */
  dark: string;
  light: string;
  sky: [string, string];
  far: string;
  ground: string;
}

export const PALETTES: Record<Clan | "sea", Palette> = {
  ulaf: { dark: "#8f2d22", light: "#d9705a", sky: ["#7fa9c9", "#f6d9b0"], far: "#5f7d96", ground: "#56764f" },
  heidel: { dark: "#8a5a12", light: "#dba545", sky: ["#f0c98a", "#fbeccb"], far: "#a98a5f", ground: "#8f8a4a" },
  panuk: { dark: "#4d4a8f", light: "#938fd0", sky: ["#8a9fd8", "#e9e3f5"], far: "#8f9fc4", ground: "#dfe8f2" },
  nanurjuk: { dark: "#1f6675", light: "#5fb0bd", sky: ["#5fa8b8", "#dff3f0"], far: "#7fb0b8", ground: "#d5e6e2" },
  glenn: { dark: "#3d6b2f", light: "#84b56a", sky: ["#a9c9dd", "#eef0d8"], far: "#7d9a8a", ground: "#6d9350" },
  mackinnon: { dark: "#3f4a57", light: "#8a9aab", sky: ["#c3b9d0", "#f5e6cf"], far: "#8f86a0", ground: "#7f8a5a" },
  sea: { dark: "#245a78", light: "#5fa3c4", sky: ["#8fc3dd", "#eaf3ea"], far: "#6f9fb8", ground: "#3f86a8" },
};

export function paletteOf(card: CardInfo | undefined): Palette {
  return PALETTES[(card?.clan as Clan | null | undefined) ?? "sea"] ?? PALETTES.sea;
}

/** Numbers between 0 and 1 that a name always gives. */
export function chancesOf(name: string): () => number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** What a field is painted as, if it gives several things: the first of these. */
const RAREST = ["gold", "raze", "worker", "fish", "sheep", "stone", "wood", "food", "card", "vp"];

/** The motif of a card: that of its icon, of the land it is, or of the action a boost is played with. */
export function motifOf(card: CardInfo): string {
  if (card.kind === "island") return "land-island";
  if (card.kind === "boost") return card.tile ?? "card";
  const icon = card.icons[0];
  if (icon) return icon;
  const land = RAREST.find((good) => card.produces[good]);
  return land ? `land-${land}` : "hall";
}

/** Further things that lie about in the picture: what a field gives besides, what an island is pillaged for. */
export function objectsOf(card: CardInfo): string[] {
  if (card.kind === "island") return Object.keys(card.pillage);
  if (card.kind === "location") {
    const known = ["food", "wood", "stone", "sheep", "fish", "gold", "raze", "worker"];
    return [...new Set(card.abilities.flatMap(({ signs }) => signs.filter((sign) => known.includes(sign))))].slice(
      0,
      2,
    );
  }
  const land = motifOf(card);
  return Object.keys(card.produces).filter((good) => land !== `land-${good}`);
}

export interface Painting {
  sun: { x: number; y: number; r: number };
  far: string;
  near: string;
  flip: boolean;
  clouds: { x: number; y: number; scale: number }[];
  trees: { kind: string; x: number; y: number; scale: number }[];
  birds: { x: number; y: number }[];
  snow: { x: number; y: number }[];
}

/** The landscape behind a motif, in a box of 100 by 64. */
export function painted(name: string, card: CardInfo): Painting {
  const chance = chancesOf(name);
  const between = (low: number, high: number): number => Math.round((low + chance() * (high - low)) * 10) / 10;
  const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  const cold = card.clan === "panuk" || card.clan === "nanurjuk";
  const far = `M0 ${between(28, 38)}Q${between(10, 22)} ${between(14, 26)} ${between(30, 42)} ${between(26, 36)}T${between(62, 74)} ${between(24, 34)}T100 ${between(26, 38)}V64H0Z`;
  const near = `M0 ${between(46, 52)}Q${between(20, 34)} ${between(41, 47)} 50 ${between(47, 50)}T100 ${between(44, 52)}V64H0Z`;
  const tree = cold ? "rock" : chance() < 0.5 ? "pine" : "birch";
  return {
    sun: { x: between(12, 88), y: between(8, 20), r: between(4, 8) },
    far,
    near,
    flip: chance() < 0.5,
    clouds: many(1 + Math.floor(chance() * 2), () => ({
      x: between(8, 92),
      y: between(7, 18),
      scale: between(0.6, 1.1),
    })),
    trees: many(1 + Math.floor(chance() * 3), () => ({
      kind: chance() < 0.75 ? tree : "rock",
      x: chance() < 0.5 ? between(4, 22) : between(78, 96),
      y: between(46, 54),
      scale: between(0.6, 1.05),
    })),
    birds: many(Math.floor(chance() * 3), () => ({ x: between(15, 85), y: between(10, 24) })),
    snow: cold ? many(9, () => ({ x: between(2, 98), y: between(2, 60) })) : [],
  };
}

/** The sign by which the pieces of a clan are told apart, beside its colour. */
export const EMBLEMS: Record<Clan, string> = {
  ulaf: "longship",
  heidel: "mug",
  panuk: "penguin",
  nanurjuk: "tent",
  glenn: "hearth",
  mackinnon: "bank",
};
