import { describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as unknown as typeof matchMedia;
});

import { isSecret } from "../../src/games/catan/events";

describe("events for those who share a screen", () => {
  it("are secret where they name a hidden card", () => {
    expect(isSecret({ $: "CardBought", seat: 0, card: { $: "Card", word: "knight" } })).toBe(true);
    expect(isSecret({ $: "Stolen", seat: 0, victim: 1, good: { $: "Good", word: "ore" } })).toBe(true);
    expect(isSecret({ $: "Stolen", seat: 0, victim: 1, good: null })).toBe(false);
    expect(isSecret({ $: "CardPlayed", seat: 0, card: { $: "Card", word: "knight" } })).toBe(false);
  });
});
