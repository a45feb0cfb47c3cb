import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changes, comes, followMotion, isStirred, move, run, settle, slides, stir } from "$lib/motion.svelte";
import { settings } from "$lib/settings.svelte";

interface Seen {
  frames: Keyframe[];
  onfinish: (() => void) | null;
  cancel: () => void;
}
let seen: Seen[];
let node: HTMLElement;

beforeEach(() => {
  seen = [];
  HTMLElement.prototype.animate = function (frames) {
    const animation: Seen = { frames: frames as Keyframe[], onfinish: null, cancel: vi.fn() };
    seen.push(animation);
    return animation as unknown as Animation;
  };
  node = document.createElement("div");
  settings.motion = "on";
  settings.textMode = false;
});
afterEach(() => {
  settle();
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
});

describe("a motion", () => {
  it("is only of what has just happened", async () => {
    comes("drop")(node);
    expect(seen).toHaveLength(0);

    stir();
    expect(isStirred()).toBe(true);
    comes("drop")(node);
    expect(seen).toHaveLength(1);

    await tick();
    expect(isStirred()).toBe(false);
    comes("drop")(node);
    expect(seen).toHaveLength(1);
  });

  it.each([
    ["in text mode", () => (settings.textMode = true)],
    ["for whoever wants none", () => (settings.motion = "off")],
  ])("is not seen %s", (_, choose) => {
    choose();
    stir();
    comes("drop")(node);
    expect(seen).toHaveLength(0);
  });

  it("leads a piece to where it is from where it was", async () => {
    let at = $state.raw<[number, number]>([10, 10]);
    const stop = $effect.root(() => {
      const attach = slides(() => at);
      $effect(() => void attach(node));
    });
    flushSync();
    expect(seen).toHaveLength(0);

    at = [30, 5]; // after a skipped step it is just there
    flushSync();
    expect(seen).toHaveLength(0);

    stir();
    at = [40, 25];
    flushSync();
    expect(seen.map(({ frames }) => frames[0])).toEqual([{ translate: "-10px -20px" }]);
    await tick();
    stop();
  });

  it("leads a new piece there from the place it left, if it left one", () => {
    stir();
    comes("drop", () => [3, 4])(node);
    comes("drop", () => null)(node);
    expect(seen[0]?.frames[0]).toEqual({ translate: "3px 4px" });
    expect(seen[1]?.frames[0]).toMatchObject({ opacity: 0 });
  });

  it("shows a change, and nothing when all is as it was", () => {
    let value = $state("D");
    let other = $state(1);
    const stop = $effect.root(() => {
      const attach = changes(() => `${other < 0}${value}`, "drop");
      $effect(() => void attach(node));
    });
    flushSync();
    stir();
    other = 2;
    flushSync();
    expect(seen).toHaveLength(0);
    value = "TP";
    flushSync();
    expect(seen).toHaveLength(1);
    stop();
  });

  it("ends at once, and what follows it is done once", () => {
    const ended = vi.fn();
    move(node, [], "linear", 1, ended);
    settle();
    seen[0]?.onfinish?.();
    settle();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(seen[0]?.cancel).toHaveBeenCalledTimes(1);
  });

  it("ends as soon as nobody wants it", () => {
    const stop = $effect.root(followMotion);
    flushSync();
    const ended = vi.fn();
    move(node, [], "linear", 1, ended);
    expect(ended).not.toHaveBeenCalled();
    settings.motion = "off";
    flushSync();
    expect(ended).toHaveBeenCalledTimes(1);
    stop();
  });

  it("counts in parts, and is over when it is cut short", () => {
    vi.useFakeTimers();
    settings.pace = "usual";
    const [parts, ended] = [vi.fn(), vi.fn()];
    const end = run(parts, ended);
    vi.advanceTimersByTime(240);
    expect(parts.mock.lastCall?.[0]).toBeGreaterThan(0.4);
    expect(parts.mock.lastCall?.[0]).toBeLessThan(0.6);
    end();
    end();
    vi.advanceTimersByTime(1000);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(parts.mock.lastCall?.[0]).toBeLessThan(0.6);
    vi.useRealTimers();
  });
});
