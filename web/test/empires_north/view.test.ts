import { describe, expect, it } from "vitest";
import { latest } from "../../src/games/empires_north/events";
import { chancesOf, motifOf, objectsOf, painted } from "../../src/games/empires_north/paint";
import { grouped, harvestOf, shared, steady, type CardInfo, type Piece } from "../../src/games/empires_north/view";
import type { Happened } from "../../src/lib/protocol";

const PLAIN: CardInfo = {
  name: "",
  kind: "location",
  clan: "glenn",
  distance: null,
  icons: ["guild"],
  copies: 1,
  pay: { stone: 1 },
  tile: null,
  produces: {},
  pillage: {},
  abilities: [],
  sort: "",
  corner: "",
  lines: [],
  evidence: [],
};
const CARDS: Record<string, CardInfo> = {
  market: PLAIN,
  pasture: { ...PLAIN, kind: "start-field", icons: [], pay: null, produces: { stone: 1, sheep: 1 } },
  shed: { ...PLAIN, kind: "field-upgrade", icons: [], pay: null, produces: { sheep: 2 } },
  isle: { ...PLAIN, kind: "island", clan: null, distance: "near", icons: [], pay: null, pillage: { wood: 3 } },
};
const piece = (card: string, onto: string | null = null): Piece => ({
  name: card,
  card,
  copied: null,
  exhausted: false,
  onto,
  tokens: {},
});

describe("an empire", () => {
  it("is shown by sort, upgrades on their fields", () => {
    const groups = grouped([piece("pasture"), piece("market"), piece("shed", "pasture"), piece("isle")], CARDS);
    expect(groups.fields.map(({ upgrades }) => upgrades.map(({ card }) => card))).toEqual([["shed"]]);
    expect(groups.locations.map((stack) => stack.piece.card)).toEqual(["market"]);
    expect(groups.islands.map((stack) => stack.piece.card)).toEqual(["isle"]);
    expect(harvestOf(groups.fields[0]!, CARDS)).toEqual({ stone: 1, sheep: 3 });
  });
});

describe("a new view", () => {
  it("is made of what was there before, as far as it is the same", () => {
    const before = {
      round: 1,
      players: [
        { hand: ["a"], points: 3 },
        { hand: [], points: 0 },
      ],
    };
    const now = {
      round: 1,
      players: [
        { hand: ["a"], points: 4 },
        { hand: [], points: 0 },
      ],
    };
    const made = shared(before, now);
    expect(made).toEqual(now);
    expect(made.players[0]?.hand).toBe(before.players[0]?.hand);
    expect(made.players[1]).toBe(before.players[1]);
    expect(shared(before, structuredClone(before))).toBe(before);
    expect(shared([1, 2], [1])).toEqual([1]);
    expect(shared({ a: null }, { a: {} })).toEqual({ a: {} });
  });
});

describe("a hand", () => {
  it("keeps its order, and new cards come last", () => {
    expect(steady(["c", "a"], ["a", "b", "b", "c"])).toEqual(["c", "a", "b"]);
    expect(steady(["c", "a"], ["a"])).toEqual(["a"]);
  });
});

describe("the picture of a card", () => {
  it("is the same every time, and that of another card another", () => {
    expect(painted("market", PLAIN)).toEqual(painted("market", PLAIN));
    expect(painted("market", PLAIN)).not.toEqual(painted("castle", PLAIN));
    const chance = chancesOf("market");
    expect([chance(), chance()].every((number) => number >= 0 && number < 1)).toBe(true);
  });

  it("shows the icon, the rarest of what a field gives, or an island with its booty", () => {
    expect(motifOf(CARDS["market"]!)).toBe("guild");
    expect(motifOf(CARDS["pasture"]!)).toBe("land-sheep");
    expect(objectsOf(CARDS["pasture"]!)).toEqual(["stone"]);
    expect(motifOf(CARDS["isle"]!)).toBe("land-island");
    expect(objectsOf(CARDS["isle"]!)).toEqual(["wood"]);
  });
});

describe("what happened", () => {
  it("is told move by move, each with what followed, and silent things left out", () => {
    const happened = [
      { seq: 4, seat: 1, events: [{ $: "Built" }, { $: "Quiet" }, { $: "Gained" }], words: ["built", "", "gained"] },
      { seq: 5, seat: 0, events: [{ $: "Quiet" }], words: [""] },
    ] as unknown as Happened[];
    expect(latest(happened).map(({ seq, seat, text }) => [seq, seat, text])).toEqual([
      [4, 1, "built"],
      [4, 1, "gained"],
    ]);
  });
});
