// What is heard is shown at a pace one can follow: a step after another, each for as long as it deserves.
import { settings } from "./settings.svelte";

export type Pace = "slow" | "usual" | "quick" | "now";
export const PACES: readonly Pace[] = ["slow", "usual", "quick", "now"];

/** Milliseconds for a step in which one thing is told. */
export const STEP: Record<Pace, number> = { slow: 1800, usual: 900, quick: 450, now: 0 };
/** Milliseconds between hearing and showing, at most; less when somebody here is to answer after it. */
export const BEHIND = 6000;
const BEHIND_ASKED = 2500;

export interface Step {
  /** It is told whether somebody could look on; a step that was skipped is only there. */
  show: (followed: boolean) => void;
  /** How long it deserves to be looked at, beside a step in which one thing is told. */
  weight: number;
  /** Whether somebody here is asked once it is shown: then all before it hurries. */
  asks: boolean;
}

interface Waiting extends Step {
  /** When it must be shown. */
  due: number;
}

/** Whether nobody wants to, or could, look on: then everything is shown as it is heard. */
export function atOnce(): boolean {
  return settings.pace === "now" || settings.textMode || document.hidden;
}

export class Queue {
  private steps: Waiting[] = $state.raw([]);
  private shownAt = -Infinity;
  private shownWeight = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener("visibilitychange", this.hide);
  }

  /** How many steps are heard and not shown. */
  get waiting(): number {
    return this.steps.length;
  }

  /** Show it when all before it were looked at. */
  add(step: Step): void {
    const due = performance.now() + (step.asks ? BEHIND_ASKED : BEHIND);
    this.steps = [...this.steps, { ...step, due }];
    this.goOn();
  }

  /** Show all that waits, now. */
  all = (): void => {
    clearTimeout(this.timer);
    while (this.steps.length) this.showNext(false);
  };

  /** Show it now, after all that waits. */
  now(step: Step): void {
    this.all();
    this.shownAt = performance.now();
    this.shownWeight = step.weight;
    step.show(!document.hidden && !settings.textMode);
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.hide);
    this.steps = [];
  }

  private hide = (): void => {
    if (document.hidden) this.all();
  };

  private goOn = (): void => {
    clearTimeout(this.timer);
    if (atOnce()) return this.all();
    if (!this.steps.length) return;
    const wait = this.shownAt + this.share() * STEP[settings.pace] * this.shownWeight - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(this.goOn, wait);
      return;
    }
    this.showNext(true);
    this.goOn();
  };

  private showNext(followed: boolean): void {
    const [next, ...rest] = this.steps;
    if (!next) return;
    this.steps = rest;
    this.shownAt = performance.now();
    this.shownWeight = next.weight;
    next.show(followed);
  }

  /** How much of its time a step gets, so that everything is shown when it is due. */
  private share(): number {
    let [wanted, least] = [this.shownWeight * STEP[settings.pace], 1];
    for (const step of this.steps) {
      if (wanted > 0) least = Math.min(least, Math.max(0, step.due - this.shownAt) / wanted);
      wanted += step.weight * STEP[settings.pace];
    }
    return least;
  }
}
