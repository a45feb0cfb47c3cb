// Whether the pages of all games have the words they ask for; both languages are compared by the tests of the texts.
import { describe, expect, it } from "vitest";

const texts = import.meta.glob<string>("../../../src/deskovka/games/**/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const shared = import.meta.glob<string>("../../src/text/en.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../../src/games/*/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = [...new Set(Object.keys(sources).map((path) => path.split("/").at(-2) ?? ""))];

function keys(files: Record<string, string>, within: string): Set<string> {
  const chosen = Object.entries(files).filter(([path]) => path.includes(within) && path.endsWith("en.ftl"));
  return new Set(chosen.flatMap(([, text]) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, key]) => key ?? "")));
}

describe.each(games)("the page of %s", (game) => {
  const code = Object.entries(sources).filter(([path]) => path.includes(`/games/${game}/`));
  const asked = (call: RegExp): string[] =>
    code.flatMap(([, text]) => [...text.matchAll(call)].map(([, key]) => key ?? ""));

  it("has the words it asks for", () => {
    const own = asked(/(?<![\w.$])[gw]\("([\w-]+)"/g);
    const known = keys(texts, `/games/${game}/`);
    expect(own.filter((key) => !known.has(key))).toEqual([]);
    const around = asked(/(?<![\w.$])t\("([\w-]+)"/g);
    expect(around.filter((key) => !keys(shared, "/text/").has(key))).toEqual([]);
    expect(own.length + around.length).toBeGreaterThan(20);
  });
});
