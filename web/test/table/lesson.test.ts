// Where a guided game is: by the moves that were made and the steps that were read.
import { describe, expect, it } from "vitest";
import type { LessonStep } from "../../src/lib/protocol";
import { answerAt, stepAt } from "../../src/table/lesson.svelte";

const step = (at: number, move: string | null, ...then: number[]): LessonStep => ({
  id: `${at} ${move}`,
  at,
  move,
  title: "",
  text: "",
  todo: "",
  why: "",
  rules: [],
  points: [],
  lit: [],
  then: then.map((at) => ({ at, move: `then ${at}`, points: [] })),
});
const [LOOK, FIRST, NEWS, SECOND, END] = [0, 1, 2, 3, 4];
const steps = [step(2, null), step(2, "one"), step(5, null), step(5, "two"), step(6, null)];

describe("the step of a guided game", () => {
  it("is read first, and then done", () => {
    expect(stepAt(steps, 2, 0)).toBe(LOOK);
    expect(stepAt(steps, 2, 1)).toBe(FIRST);
  });

  it("is the next one while the others still move", () => {
    expect(stepAt(steps, 3, 1)).toBe(NEWS);
    expect(stepAt(steps, 5, 1)).toBe(NEWS);
  });

  it("counts as read once its moves were made, in whatever browser", () => {
    expect(stepAt(steps, 5, 3)).toBe(SECOND);
    expect(stepAt(steps, 6, 0)).toBe(END);
  });

  it("is the last one also when the others have played on, until it was read", () => {
    expect(stepAt(steps, 9, 3)).toBe(END);
    expect(stepAt(steps, 9, 5)).toBe(-1);
  });

  it("stays until all its moves were made", () => {
    const several = [step(2, "one", 3, 6), step(7, "two"), step(8, null)];
    expect([2, 3, 5, 6, 7].map((moves) => stepAt(several, moves, 0))).toEqual([0, 0, 0, 0, 1]);
    expect([2, 3, 4, 6].map((moves) => answerAt(several[0]!, moves)?.at)).toEqual([2, 3, 6, 6]);
  });
});
