import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadStart } from "../../src/lib/games";
import StartPicture from "../../src/lib/parts/StartPicture.svelte";
import type { GameInfo } from "../../src/lib/protocol";
import { loadWords } from "../../src/lib/text.svelte";
import { dealtIn, legendOf } from "../../src/games/catan/start";
import type { CatanView } from "../../src/games/catan/view";

function island(terrain: string, token: number, more: object = {}): CatanView {
  return {
    hexes: [
      { hex: "E7", terrain, token },
      { hex: "E8", terrain: "fields", token: 8 },
    ],
    harbours: [{ edge: "E7nw", kind: "3:1" }],
    target: 13,
    robber: null,
    rolled: false,
    dice: [0, 0],
    players: [],
    sea: null,
    treasures: null,
    dragons: null,
    ...more,
  } as unknown as CatanView;
}

describe("what is said about a map", () => {
  it("is that it is always so, where two deals are alike", () => {
    expect(dealtIn(island("hills", 5), island("hills", 5))).toEqual([]);
  });

  it("names what differs between two deals, and nothing else", () => {
    expect(dealtIn(island("hills", 5), island("forest", 5))).toEqual(["terrain"]);
    expect(dealtIn(island("hills", 5), island("hills", 9, { harbours: [] }))).toEqual(["numbers", "harbours"]);
  });

  it("explains face-down hexes and chests where there are some", () => {
    expect(legendOf(island("hills", 5))).toEqual([]);
    expect(legendOf(island("unknown", 0, { treasures: { places: ["E7n"] } }))).toEqual(["hidden", "treasures"]);
  });
});

describe("the picture of the start", () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ deals: [island("hills", 5), island("forest", 5)] })));
  vi.stubGlobal("fetch", asked);
  let leave = (): void => undefined;
  const show = (name: string, seats: number): void => {
    const props = { game: { name, options: [] } as unknown as GameInfo, seats, options: {} };
    const shown = mount(StartPicture, { target: document.body, props });
    flushSync();
    leave = () => void unmount(shown);
  };
  beforeAll(async () => {
    await loadWords("catan", "en");
    await loadStart("catan");
  });
  afterEach(() => {
    leave();
    leave = () => undefined;
    asked.mockClear();
  });

  it("is the game's own board with nothing to press, and is asked for once", async () => {
    for (const visit of [1, 2]) {
      show("catan", 3);
      await vi.waitFor(() => expect(document.querySelector("svg[role=img]")).not.toBeNull());
      expect(document.querySelector("[role=button]"), `visit ${visit}`).toBeNull();
      expect(document.querySelector("figcaption")?.textContent).toMatch(/13 points win.*terrain/s);
      if (visit === 1) leave();
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("says why there is none", async () => {
    const refused = { code: "setup", reason: "seats", about: { least: 2, most: 4, given: "9" } };
    asked.mockResolvedValueOnce(Response.json(refused, { status: 400 }));
    show("catan", 9);
    await vi.waitFor(() => expect(document.querySelector("p[role=status]")?.textContent).toContain("2 to 4 players"));
  });

  it("is not asked for where the game does not draw one", async () => {
    show("chess", 2);
    expect(await loadStart("chess")).toBeNull();
    flushSync();
    expect(document.body.textContent).toBe("");
    expect(asked).not.toHaveBeenCalled();
  });
});
