import { beforeAll, describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as unknown as typeof matchMedia;
});

import { settings } from "../../src/lib/settings.svelte";
import type { Table } from "../../src/lib/table.svelte";
import { loadWords } from "../../src/lib/text.svelte";
import { factionOf, readGoods, readTables, tileOf } from "../../src/games/terra_mystica/facts";
import { words } from "../../src/games/terra_mystica/notation";
import { amount, amounts, answerName, hexWords, label } from "../../src/games/terra_mystica/words";
beforeAll(async () => {
  await loadWords("terra_mystica", "en");
  await loadWords("terra_mystica", "cs");
});

describe("the words", () => {
  it("count in English and Czech", () => {
    settings.language = "en";
    expect(amount("c", 1)).toBe("1 coin");
    expect(amounts({ w: 2, FIRE: 1 })).toBe("2 workers, 1 step of fire");
    settings.language = "cs";
    expect(amount("w", 5)).toBe("5 dělníků");
    expect(amount("favor", 2)).toBe("2 prémiové destičky");
  });

  it("say what an answer does", () => {
    settings.language = "en";
    const build = { do: "build", action: "build E7" };
    expect(label({ do: "upgrade", action: "upgrade E7 to TP", to: "TP" })).toBe("upgrade to trading post");
    expect(label({ do: "use", action: "action BON1", space: "BON1" })).toBe("a spade");
    expect(answerName([{ do: "transform", action: "transform E7 to red", to: "red" }, build])).toBe(
      "transform into wasteland and build a dwelling",
    );
  });

  it("say what is on a hex", () => {
    settings.language = "en";
    const ann = { seat: 0, name: "Ann", faction: "witches", colour: "green" as const };
    expect(hexWords({ hex: "E7", terrain: "green", owner: 0, building: "SH" }, [ann], 0)).toBe(
      "E7, forest, stronghold of Ann",
    );
    expect(hexWords({ hex: "r3", terrain: null }, [ann], 1)).toBe("r3, river. 1 choice");
  });
});

describe("the notation", () => {
  it("has its amounts told in words", () => {
    settings.language = "cs";
    const shown = (word: string) => words.shown(word, "convert", {} as Table);
    expect(["3PW", "1W", "2VP", "to", "E7"].map(shown)).toEqual([
      ["3 krystaly energie"],
      ["1 dělník"],
      ["2 body"],
      [],
      [],
    ]);
  });
});

describe("what is printed on boards and tiles", () => {
  it("is read from the data of the game", () => {
    expect(readTables('[a]\nx = { count = 1, cult = "FIRE" } # note\ny = [1, 2]')).toEqual({
      a: { x: { count: 1, cult: "FIRE" }, y: [1, 2] },
    });
    expect(readGoods("2 W + 0 P + 3 PW")).toEqual({ w: 2, pw: 3 });
  });

  it("has the faction boards", () => {
    const swarmlings = factionOf("swarmlings");
    expect(swarmlings?.home).toBe("blue");
    expect(swarmlings?.costs.SH).toEqual({ w: 5, c: 8 });
    expect(swarmlings?.costs.TP).toEqual({ w: 3, c: 8 }); // TM-12.3
    expect(swarmlings?.beside.TP).toEqual({ c: 4 });
    expect(swarmlings?.incomes.D).toHaveLength(8);
    expect(swarmlings?.base).toEqual({ w: 2 });
    expect(factionOf("dwarves")?.shipping).toBeNull();
    expect(factionOf("darklings")?.spade).toEqual([{ p: 1 }]);
  });

  it("has the tiles", () => {
    expect(tileOf("FAV8")).toMatchObject({ cult: "AIR", steps: 2, goods: { pw: 4 } });
    expect(tileOf("TW7")).toMatchObject({ vp: 4 });
    expect(tileOf("ACT1")).toMatchObject({ power: 3, goods: { bridge: 1 } });
    expect(tileOf("MINE1")).toBeNull();
  });
});
