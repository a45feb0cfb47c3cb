import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const web = import.meta.glob<string>("../../src/text/*.ftl", { query: "?raw", import: "default", eager: true });
const game = import.meta.glob<string>("../../../src/deskovka/games/catan/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(
  import.meta.glob<string>("../../src/games/catan/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }),
).join("\n");

function keys(texts: Record<string, string>, language: string): Set<string> {
  const [, text] = Object.entries(texts).find(([path]) => path.endsWith(`/${language}.ftl`)) ?? [];
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(text ?? ""));
  return new Set(bundle._messages.keys());
}

describe("the words of the page", () => {
  const said = [...code.matchAll(/\bt\([^"`)]*"(ct-[a-z-]+)"/g)].map(([, key]) => key ?? "");
  const ofGame = [...code.matchAll(/\bg\("([a-z-]+)"/g)].map(([, key]) => key ?? "");

  it.each(["en", "cs"])("are all there: %s", (language) => {
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((key) => !keys(web, language).has(key))).toEqual([]);
    expect(ofGame.filter((key) => !keys(game, language).has(key))).toEqual([]);
  });

  it("are the same in both languages", () => {
    const own = (language: string): string[] => [...keys(web, language)].filter((key) => key.startsWith("ct-")).sort();
    expect(own("cs")).toEqual(own("en"));
  });
});
