import { describe, expect, it } from "vitest";
import type { Happened } from "$lib/protocol";
import { cornerAt, edgeEnds, between, keyAt } from "../../src/games/catan/geometry";
import { lastMove, leftBehind } from "../../src/games/catan/moved";

const thing = (kind: string, ...events: object[]): Happened => ({ kind, events }) as unknown as Happened;
const at = ($: string, word: string) => ({ $, word });

describe("what a move has moved", () => {
  it("tells of a ship and of a knight where they were", () => {
    const left = leftBehind(
      thing(
        "moved",
        { $: "ShipMoved", seat: 0, edge: at("Edge", "E7e"), to: at("Edge", "E7w") },
        { $: "KnightMoved", seat: 0, corner: at("Corner", "E7n"), to: at("Corner", "E7s") },
      ),
    );
    expect(left.get(keyAt("edge:E7w"))).toMatchObject(between(edgeEnds("E7e")));
    expect(left.get(keyAt("corner:E7s"))).toMatchObject(cornerAt("E7n"));
    expect(left.size).toBe(2);
  });

  it("tells nothing of a piece that is new, and nothing without a move", () => {
    expect(leftBehind(thing("moved", { $: "RoadBuilt", seat: 0, edge: at("Edge", "E7e") })).size).toBe(0);
    expect(leftBehind(null).size).toBe(0);
  });

  it("is of the last move, whatever was said after it", () => {
    const [move, said] = [thing("moved"), thing("said")];
    expect(lastMove([thing("moved"), move, said])).toBe(move);
    expect(lastMove([said])).toBeNull();
  });
});
