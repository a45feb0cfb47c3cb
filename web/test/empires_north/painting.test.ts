import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { hasTime, later } from "../../src/games/empires_north/painting";

let frames: (() => void)[];
let painting: { hasTime: typeof hasTime; later: typeof later };

beforeEach(async () => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.resetModules();
  painting = await import("../../src/games/empires_north/painting");
});
afterEach(() => vi.unstubAllGlobals());

const nextFrame = (): void => frames.splice(0).forEach((frame) => frame());

test("a few cards are painted at once, further ones a few in each frame", () => {
  const painted: number[] = [];
  for (let card = 1; card <= 8; card++) {
    if (painting.hasTime()) painted.push(card);
    else painting.later(() => painted.push(card));
  }

  expect(painted).toEqual([1, 2, 3]);
  nextFrame();
  expect(painted).toEqual([1, 2, 3, 4, 5, 6]);
  nextFrame();
  expect(painted).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a card waits for those that came before it, and in the end none asks for frames", () => {
  for (let card = 1; card <= 3; card++) painting.hasTime();
  painting.later(() => undefined);
  expect(painting.hasTime()).toBe(false);

  for (let frame = 1; frame <= 3; frame++) nextFrame();

  expect(frames).toEqual([]);
  expect(painting.hasTime()).toBe(true);
});

test("a card that is gone again is not painted", () => {
  const paint = vi.fn();
  for (let card = 1; card <= 3; card++) painting.hasTime();
  painting.later(paint)();

  nextFrame();

  expect(paint).not.toHaveBeenCalled();
});
