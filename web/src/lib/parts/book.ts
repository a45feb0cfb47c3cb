// A rule book cut into what a page shows: chapters, and the pieces of a text.
import type { RuleInfo } from "$lib/protocol";

export interface Chapter {
  id: string;
  rules: RuleInfo[];
}

export function chapterOf(rule: string): string {
  return rule.slice(0, rule.lastIndexOf("."));
}

export function chapters(rules: RuleInfo[]): Chapter[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const id = chapterOf(rule.id);
    found.set(id, [...(found.get(id) ?? []), rule]);
  }
  return [...found].map(([id, own]) => ({ id, rules: own }));
}

export interface Piece {
  kind: "text" | "lines" | "map";
  lines: string[];
}

/** Paragraphs, lists of lines, and drawn maps: lines of equal length without a blank. */
export function pieces(text: string): Piece[] {
  return text.split(/\n{2,}/).map((block) => {
    const lines = block.split("\n");
    if (lines.length === 1) return { kind: "text", lines };
    const width = lines[0]?.length ?? 0;
    const drawn = width >= 3 && lines.every((line) => line.length === width && !/\s/.test(line));
    return { kind: drawn ? "map" : "lines", lines };
  });
}

/** A text cut at the ids of rules it mentions; every second part is an id. */
export function mentions(text: string): string[] {
  return text.split(/\b([A-Z]{2}-[A-Z]?\d+\.\d+[a-z]?)\b/);
}
