import { describe, expect, it } from "vitest";
import type { GameHelp } from "../../src/lib/about";
import { help as cartographers } from "../../src/games/cartographers/signs";
import { help as catan } from "../../src/games/catan/signs";
import { help as empires } from "../../src/games/empires_north/signs";
import { help as terra } from "../../src/games/terra_mystica/signs";

const files = import.meta.glob<string>("../../../src/deskovka/games/**/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games: [string, GameHelp][] = [
  ["cartographers", cartographers],
  ["catan", catan],
  ["empires_north", empires],
  ["terra_mystica", terra],
];

function words(game: string, language: string): Set<string> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${game}/`) && path.endsWith(`${language}.ftl`));
  return new Set(own.flatMap(([, text]) => [...text.matchAll(/^([A-Za-z][\w-]*) =/gm)].map(([, key]) => key ?? "")));
}

describe.each(games)("in %s", (game, help) => {
  it.each(["en", "cs"])("every sign has words in %s, and no words are left over", (language) => {
    const known = words(game, language);
    const named = Object.entries(help.signs).flatMap(([key, sign]) => (sign.means ? [] : [`about-${key}`]));

    expect(named.filter((key) => !known.has(key))).toEqual([]);
    expect(known.has("goal")).toBe(true);
    const ownWords = Object.values(help.signs).some((sign) => sign.means);
    if (!ownWords) expect([...known].filter((key) => key.startsWith("about-") && !named.includes(key))).toEqual([]);
  });
});
