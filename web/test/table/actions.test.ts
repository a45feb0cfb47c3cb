import { describe, expect, it } from "vitest";
import { actionsOf, bitsOf, fitting, meaning, meant } from "$lib/actions";
import offers from "./offers.json";

describe("actions of an offer", () => {
  it("counts bits from the lowest", () => expect(bitsOf("9001")).toEqual([0, 12, 15]));

  it.each(offers)("are those of the server: $name", ({ offer, actions }) => {
    expect(actionsOf(offer).sort()).toEqual([...actions].sort());
  });

  it("are none for an unknown offer", () => expect(actionsOf(null)).toEqual([]));

  it("are found by words in any order", () => {
    expect(fitting(["draw farm A1+A2", "draw forest A1+B1"], "b1 forest")).toEqual(["draw forest A1+B1"]);
    expect(fitting(["build E7"], "  ")).toEqual(["build E7"]);
  });

  const czech = (word: string): string[] =>
    ({ draw: ["zakresli"], forest: ["les"], post: ["obchodní stanice"] })[word] ?? [];
  const drawings = ["draw farm B1+B2", "draw forest B1+B2", "draw forest B1+B11"];

  it("are found in the words of the reader, with or without accents", () => {
    expect(fitting(drawings, "LES b11", czech)).toEqual(["draw forest B1+B11"]);
    expect(fitting(["upgrade post E5", "upgrade temple E5"], "obchodni", czech)).toEqual(["upgrade post E5"]);
    expect(fitting(drawings, "hora", czech)).toEqual([]);
  });

  it("tell what their codes mean", () => {
    const called = (word: string): string[] => ({ ACT4: ["7 coins for 4 power"], forest: ["forest"] })[word] ?? [];
    expect(meaning("action ACT4", called)).toBe("7 coins for 4 power");
    expect(meaning("draw forest A1", called)).toBe("");
    expect(fitting(["action ACT4", "action ACT5"], "coins", called)).toEqual(["action ACT4"]);
  });

  it("are taken when they are typed whole, though others begin alike", () => {
    expect(fitting(["draw forest B11+B2", ...drawings], "forest draw b1 b2", czech)[0]).toBe("draw forest B1+B2");
    expect(meant(drawings, "zakresli les B1 B2", czech)).toBe("draw forest B1+B2");
    expect(meant(drawings, "farm", czech)).toBe("draw farm B1+B2");
    expect(meant(drawings, " draw forest A1 ", czech)).toBe("draw forest A1");
  });

  it("are told apart by the order of the words where it matters", () => {
    const trades = ["offer wool for ore", "offer ore for wool"];
    const words = (word: string): string[] =>
      ({ offer: ["nabídka"], wool: ["vlna", "vlnu"], ore: ["ruda", "rudu"], for: ["za"] })[word] ?? [];
    expect(meant(trades, "nabidka rudu za vlnu", words)).toBe("offer ore for wool");
  });

  it("may have a blank after a number", () => {
    const trades = ["offer wool for ore", "offer 2wool for ore", "offer 2wool for brick"];
    const words = (word: string): string[] =>
      ({ offer: ["nabídka"], "2wool": ["2vlny"], wool: ["vlna"], ore: ["ruda", "rudu"], for: ["za"] })[word] ?? [];
    expect(meant(trades, "nabídka 2 vlny za rudu", words)).toBe("offer 2wool for ore");
    expect(fitting(trades, "2 vlny", words)).toEqual(["offer 2wool for ore", "offer 2wool for brick"]);
    expect(meant(["power 2 spade", "power 3 spade"], "power 2 spade")).toBe("power 2 spade");
  });

  it("are read by their verb", () => {
    const around = (word: string, verb: string): string[] =>
      word === "E7ne" ? [verb === "road" ? "les 8" : "les 8, hory 3"] : [];
    expect(fitting(["road E7ne", "settle E7ne"], "hory", around)).toEqual(["settle E7ne"]);
    expect(meaning("road E7ne", around)).toBe("les 8");
  });
});
