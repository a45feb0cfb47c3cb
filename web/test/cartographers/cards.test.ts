import { expect, it } from "vitest";
import { CARDS, edictsOf } from "../../src/games/cartographers/cards";
import { SEASONS } from "../../src/games/cartographers/view";

it("knows all cards of the box", () => {
  const cards = [...CARDS.values()];
  expect(cards.filter((card) => !card.ambush)).toHaveLength(13);
  expect(cards.filter((card) => card.ambush)).toHaveLength(4);
  expect(cards.filter((card) => card.ruins)).toHaveLength(2);
});

it("reads what is printed on a card", () => {
  expect(CARDS.get("farmland")).toEqual({
    time: 1,
    ruins: false,
    ambush: false,
    terrains: ["farm"],
    coin: true,
    shapes: [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, 2],
        [2, 1],
      ],
    ],
  });
  expect(CARDS.get("hinterland_stream")?.terrains).toEqual(["farm", "water"]);
  expect(CARDS.get("goblin_attack")).toMatchObject({
    ambush: true,
    terrains: ["monster"],
    shapes: [
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    ],
  });
});

it("knows the edicts of the seasons: each letter twice", () => {
  expect(edictsOf("spring")).toEqual(["A", "B"]);
  expect(edictsOf("winter")).toEqual(["D", "A"]);
  expect(SEASONS.flatMap(edictsOf).sort()).toEqual(["A", "A", "B", "B", "C", "C", "D", "D"]);
});
