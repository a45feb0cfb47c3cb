import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEHIND, Queue, STEP } from "$lib/pace.svelte";
import { settings } from "$lib/settings.svelte";

let queue: Queue;
let shown: string[];
const step = (name: string, weight = 1, asks = false) => ({ show: () => shown.push(name), weight, asks });
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

function hide(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("the queue between hearing and showing", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = "usual";
    shown = [];
    queue = new Queue();
  });
  afterEach(() => {
    queue.close();
    hide(false);
    vi.useRealTimers();
  });

  it("shows the first step at once and each other one after its time, in order", () => {
    for (const name of ["one", "two", "three"]) queue.add(step(name));

    expect(shown).toEqual(["one"]);
    expect(queue.waiting).toBe(2);
    pass(STEP.usual - 1);
    expect(shown).toEqual(["one"]);
    pass(1);
    expect(shown).toEqual(["one", "two"]);
    pass(STEP.usual);
    expect(shown).toEqual(["one", "two", "three"]);
    expect(queue.waiting).toBe(0);
  });

  it("shows a step at once when the last one was looked at long enough", () => {
    queue.add(step("one"));
    pass(2 * STEP.usual);
    queue.add(step("two"));

    expect(shown).toEqual(["one", "two"]);
  });

  it("gives a step in which much happens more time", () => {
    queue.add(step("much", 2));
    queue.add(step("next"));

    pass(2 * STEP.usual - 1);
    expect(shown).toEqual(["much"]);
    pass(1);
    expect(shown).toEqual(["much", "next"]);
  });

  it("is never far behind what is heard, however much that is, and shows all of it in order", () => {
    const names = Array.from({ length: 60 }, (_, number) => `${number}`);
    const heard = new Map<string, number>();
    let most = 0;
    for (const name of names) {
      heard.set(name, performance.now());
      queue.add({
        ...step(name),
        show: () => (shown.push(name), (most = Math.max(most, performance.now() - heard.get(name)!))),
      });
      pass(150);
    }
    pass(BEHIND);

    expect(shown).toEqual(names);
    expect(most).toBeLessThanOrEqual(BEHIND + 1);
    expect(most).toBeGreaterThan(BEHIND / 2);
  });

  it("hurries when somebody here is to answer", () => {
    for (const name of ["a", "b", "c", "d", "e", "f"]) queue.add(step(name));
    queue.add(step("your turn", 1, true));

    pass(2500);
    expect(shown.at(-1)).toBe("your turn");
  });

  it("shows all of it when it is skipped, in order", () => {
    for (const name of ["one", "two", "three"]) queue.add(step(name));
    queue.all();

    expect(shown).toEqual(["one", "two", "three"]);
    pass(10 * BEHIND);
    expect(shown).toHaveLength(3);
  });

  it("shows what must be shown now after all that waited", () => {
    for (const name of ["one", "two", "three"]) queue.add(step(name));
    queue.now(step("own"));

    expect(shown).toEqual(["one", "two", "three", "own"]);
    queue.add(step("their answer"));
    expect(shown.at(-1)).toBe("own");
    pass(STEP.usual);
    expect(shown.at(-1)).toBe("their answer");
  });

  it("tells of each step whether somebody could follow it", () => {
    const followed: boolean[] = [];
    const told = { weight: 1, asks: false, show: (could: boolean) => followed.push(could) };
    for (let number = 0; number < 3; number += 1) queue.add(told);
    pass(STEP.usual);
    queue.all();
    queue.now(told);
    expect(followed).toEqual([true, true, false, true]);

    hide(true);
    queue.now(told);
    expect(followed.at(-1)).toBe(false);
  });

  it("shows all at once to who hurries, and when nobody can see the page", () => {
    settings.pace = "now";
    for (const name of ["one", "two"]) queue.add(step(name));
    expect(shown).toEqual(["one", "two"]);

    settings.pace = "slow";
    for (const name of ["three", "four"]) queue.add(step(name));
    expect(queue.waiting).toBe(2);
    hide(true);
    expect(shown).toEqual(["one", "two", "three", "four"]);
    queue.add(step("five"));
    expect(shown.at(-1)).toBe("five");
  });
});
