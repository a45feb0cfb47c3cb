// The guided first game at a table: which step it is at, by the moves that were made and by what was read.
import { api } from "$lib/api";
import { keepLesson, markPlayed } from "$lib/played";
import type { LessonAnswer, LessonPage, LessonStep } from "$lib/protocol";
import { recall, remember } from "$lib/remember";
import type { Table } from "$lib/table.svelte";

const pages = new Map<string, Promise<LessonPage>>();

function lessonOf(game: string, language: string): Promise<LessonPage> {
  const key = `${game} ${language}`;
  const found = pages.get(key) ?? api.lesson(game, language);
  found.catch(() => pages.delete(key));
  pages.set(key, found);
  return found;
}

/** The moves of a step; none if it is only to be read. */
function answersOf({ at, move, points, then }: LessonStep): LessonAnswer[] {
  return move === null ? [] : [{ at, move, points }, ...then];
}

/**
 * The first step that is still to be done: moves to be made, or something that was not read yet; -1: none is left.
 * What is told at the end waits also while others play on.
 */
export function stepAt(steps: LessonStep[], moves: number, read: number): number {
  const end = steps.at(-1)?.at;
  return steps.findIndex((step, index) => {
    const last = answersOf(step).at(-1);
    if (last) return last.at >= moves;
    return step.at > moves || ((step.at === moves || step.at === end) && index >= read);
  });
}

/** What is to be done next in a step; nothing if it is only to be read. */
export function answerAt(step: LessonStep, moves: number): LessonAnswer | null {
  return answersOf(step).find(({ at }) => at >= moves) ?? null;
}

export class Lesson {
  private page: LessonPage | null = $state.raw(null);
  /** The steps before this one were read. */
  private read = $state(0);
  /** How many steps somebody looks back. */
  private back = $state(0);

  /** How many of the things that are pointed at were used. */
  used = $state(0);

  constructor(private readonly table: Table) {
    this.read = recall(table.id).read;
  }

  readonly steps: LessonStep[] = $derived.by(() => this.page?.steps ?? []);
  readonly learnt: string[] = $derived.by(() => this.page?.learnt ?? []);
  private readonly at = $derived.by(() => stepAt(this.steps, this.table.moves, this.read));
  /** Whether there is something to tell here. */
  readonly on = $derived.by(() => (this.table.info?.lesson ?? false) && this.table.mySeats.length > 0 && this.at >= 0);
  /** What is to be answered next. */
  private readonly answer = $derived.by(() => {
    const step = this.steps[this.at];
    return step ? answerAt(step, this.table.moves) : null;
  });
  private readonly begun = $derived.by(() => (this.steps[this.at]?.at ?? 0) <= this.table.moves);
  /** The others are still moving. */
  readonly waits = $derived.by(() => !this.begun || (this.answer?.at ?? 0) > this.table.moves);
  /** The step that is told: while the others move before it, the last one. */
  readonly shown = $derived.by(() => Math.max(0, this.at - (this.begun ? 0 : 1) - this.back));
  readonly step: LessonStep | null = $derived.by(() => (this.on ? (this.steps[this.shown] ?? null) : null));
  readonly last = $derived.by(() => this.shown === this.steps.length - 1);
  /** Whether it is the step that is to be done now, and not one that is read again. */
  readonly now = $derived.by(() => this.back === 0 && !this.waits);
  /** Whether there is something to be read, and nothing to be done. */
  readonly reads = $derived.by(() => this.step !== null && this.step.move === null);
  /** What is pointed at: while something is to be done, what it is done with. */
  readonly points: string[] = $derived.by(() => {
    if (this.reads) return this.step?.points ?? [];
    return this.now ? (this.answer?.points ?? []) : [];
  });

  /** Fetch the words, where there is a guided game. */
  follow(language: string): void {
    const { info } = this.table;
    if (info?.lesson)
      void lessonOf(info.game, language).then(
        (page) => (this.page = page),
        () => undefined,
      );
  }

  /** What was made or read is not looked back at any more. */
  moved(): void {
    this.back = 0;
  }

  next(): void {
    if (this.back > 0) this.back -= 1;
    else if (this.now && this.step?.move === null) this.readTo(this.shown + 1);
  }

  before(): void {
    if (this.shown > 0) this.back += 1;
  }

  /** The last step was read, or the lesson was left: the game goes on like any other. */
  end(): void {
    this.readTo(this.steps.length);
    const game = this.table.info?.game ?? "";
    keepLesson(game, null);
    markPlayed(game);
  }

  async leave(): Promise<void> {
    await this.table.say("leave-lesson");
    keepLesson(this.table.info?.game ?? "", null);
  }

  private readTo(read: number): void {
    this.read = read;
    remember(this.table.id, { read });
  }
}
