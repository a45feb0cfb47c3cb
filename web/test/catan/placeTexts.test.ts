import { beforeAll, describe, expect, it } from "vitest";
import { loadWords } from "../../src/lib/text.svelte";
import { Kept } from "../../src/games/catan/kept";
import { PlaceTexts } from "../../src/games/catan/placeTexts";
import { keyAt, spotsOf } from "../../src/games/catan/geometry";
import type { Ground } from "../../src/games/catan/view";
import { placeWords } from "../../src/games/catan/words";

const board = ["E7", "E8"];
const ground = (token: number): Ground => ({
  hexes: [
    { hex: "E7", terrain: "hills", token },
    { hex: "E8", terrain: "fields", token: 8 },
  ],
  harbours: [{ edge: "E7nw", kind: "3:1" }],
});

describe("the words of places", () => {
  beforeAll(() => loadWords("catan", "en"));

  it("are those of the ground as it is now, at every place", () => {
    const spots = spotsOf(board);
    const texts = new PlaceTexts(spots, board);
    for (const token of [5, 9]) {
      const words = texts.of(ground(token));
      for (const spot of spots) expect(words.get(keyAt(spot.place))).toBe(placeWords(spot, ground(token)));
    }
  });
});

describe("parts of views", () => {
  it("stay the same objects as long as they say the same", () => {
    const kept = new Kept<{ token: number }>();
    const first = kept.same({ token: 5 });
    expect(kept.same({ token: 5 })).toBe(first);
    expect(kept.same({ token: 6 })).not.toBe(first);
  });
});
