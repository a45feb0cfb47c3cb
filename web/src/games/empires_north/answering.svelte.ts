// What somebody is about to answer, which card they read, and how it is sent.
import { untrack } from "svelte";
import { attempt } from "$lib/attempt";
import type { PlayProps } from "$lib/games";
import type { Looking } from "./looking.svelte";
import { bySpot, listedAnswers, onlyAnswer } from "./offer";
import type { Answer, Piece } from "./view";

/** A card that is read: what is printed, and the piece it is, if it lies in an empire. */
export interface Reading {
  card: string;
  piece: Piece | null;
  seat: number | null;
  inHand?: boolean;
}

export class Answering {
  /** The place whose answers are shown. */
  selected: string | null = $state(null);
  /** What is done when it is confirmed, as the notation has it. */
  chosen: { answer: Answer; action: string } | null = $state.raw(null);
  reading: Reading | null = $state.raw(null);
  /** Whether the question is put aside to look at the table under it. */
  folded = $state(false);
  busy = $state(false);
  /** The question that was answered last, until the next one is there; an undo forgets it. */
  private answered: string | null = null;

  constructor(
    private readonly looking: Looking,
    private readonly props: PlayProps,
  ) {
    // What was chosen belongs to one question.
    $effect(() => {
      void this.question;
      this.folded = false;
      this.cancel();
    });
    // Where an answer leads to a question with nothing to choose, it is answered, too: once the first one is through.
    $effect(() => {
      const { question, busy } = this;
      if (busy || this.answered === null || question === this.answered) return;
      this.answered = null;
      const only = untrack(() => onlyAnswer(this.looking.offer));
      if (only) void untrack(() => this.send(only.action));
    });
  }

  readonly question: string = $derived.by(() => `${this.looking.me} ${this.looking.sight?.asked}`);
  readonly spots: Map<string, Answer[]> = $derived.by(() => bySpot(this.looking.offer));
  /** The answers at the selected place. */
  readonly answers: Answer[] = $derived.by(() => (this.selected ? (this.spots.get(this.selected) ?? []) : []));
  readonly listed: Answer[] = $derived.by(() => listedAnswers(this.looking.offer));

  can = (spot: string): boolean => this.spots.has(spot);

  /** Tap a place: its answers are shown; the same place once more confirms the only one. */
  select = (spot: string, reading: Reading | null = null): void => {
    const answers = this.spots.get(spot) ?? [];
    if (this.selected === spot && this.chosen && answers.length) {
      void this.confirm();
      return;
    }
    this.reading = reading;
    this.selected = answers.length ? spot : null;
    this.chosen = answers.length === 1 && answers[0] ? { answer: answers[0], action: answers[0].action } : null;
  };

  pick = (answer: Answer, action = answer.action): void => {
    this.chosen = { answer, action };
  };

  cancel = (): void => {
    this.selected = null;
    this.chosen = null;
    this.reading = null;
  };

  confirm = async (): Promise<void> => {
    if (this.chosen) await this.send(this.chosen.action);
  };

  send = async (action: string): Promise<void> => {
    const { sight } = this.looking;
    if (!sight || this.busy) return;
    this.busy = true;
    this.answered = this.question;
    await attempt(() => this.props.table.move(sight, action), this.props.onrefused);
    this.busy = false;
  };

  undo = async (): Promise<void> => {
    this.answered = null;
    await attempt(() => this.props.table.say("undo", { seat: this.looking.me }), this.props.onrefused);
  };

  /** Ask which rule forbids what somebody most likely means. */
  why = async (action: string): Promise<void> => {
    const { me } = this.looking;
    if (me === null) return;
    await attempt(async () => {
      const { rule, message } = await this.props.table.whatIf(me, action);
      if (message) this.props.onrefused({ message, rule });
    }, this.props.onrefused);
  };
}
