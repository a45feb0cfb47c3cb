import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Afterwards } from "../../src/lib/afterwards.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("follows a value when the board has been drawn, and not each one on the way", () => {
  let board = $state(1);
  const seen: number[] = [];
  const stop = $effect.root(() => {
    const list = new Afterwards(() => board);
    $effect(() => void seen.push(list.now));
  });
  flushSync();
  expect(seen).toEqual([1]);

  board = 2;
  flushSync();
  board = 3;
  flushSync();
  expect(seen).toEqual([1]);

  vi.runAllTimers();
  flushSync();
  expect(seen).toEqual([1, 3]);
  stop();
});
