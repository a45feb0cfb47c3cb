import { expect, it } from "vitest";
import icon from "../../src/games/terra_mystica/Icon.svelte?raw";
import sheet from "../../src/games/terra_mystica/signs.svg?raw";

it("shows the sign that a class names", () => {
  const drawn = [...sheet.matchAll(/<g id="(\w+)" transform="translate\((\d+)\)"/g)].map(([, name, at]) => [
    name,
    Number(at) / 24,
  ]);
  const named = new Map(
    [...icon.matchAll(/^ {2}\.([^{]+) \{\s+--at: (\d+);\s+\}$/gm)].flatMap(([, names = "", at]) =>
      names.split(/,\s+\./).map((name) => [name, Number(at)]),
    ),
  );

  expect(drawn[0]).toEqual(["other", 0]);
  for (const [name, at] of drawn.slice(1)) expect(named.get(String(name)), String(name)).toBe(at);
  expect(sheet).toContain(`viewBox="0 0 ${24 * drawn.length - 4} 20"`);
  expect(icon).toContain(`* 100% / ${drawn.length - 1}) 0 / ${(24 * drawn.length - 4) * 5}% 100%`);
});
