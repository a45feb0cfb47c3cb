import { describe, expect, it } from "vitest";
import { actionsOf, bitsOf, fitting } from "$lib/actions";
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
});
