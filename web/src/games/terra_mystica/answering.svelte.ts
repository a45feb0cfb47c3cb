// What somebody is about to answer, and how it is sent.
import { attempt } from "$lib/attempt";
import type { PlayProps } from "$lib/games";
import type { Sight } from "$lib/protocol";
import { factionOf } from "./facts";
import { choicesAt, meant, offers } from "./offer";
import type { Answer, Offer, TerraView } from "./view";
import { g } from "./words";

export interface Asked {
  sight: Sight | undefined;
  offer: Offer;
  /** Whether an answer can be given now. */
  active: boolean;
}

const NOTHING: Answer[] = []; // always the same, so that choosing nothing twice changes nothing

export class Answering {
  /** The hex whose choices are shown. */
  selected: string | null = $state(null);
  /** What is done when it is confirmed: one answer, or two one after another. */
  chosen: Answer[] = $state.raw(NOTHING);
  busy = $state(false);
  private next: { seat: number; after: number; action: string } | null = $state.raw(null);
  private question = $derived.by(() => `${this.asked().sight?.seat} ${this.asked().sight?.asked}`);

  constructor(
    private readonly asked: () => Asked,
    private readonly props: PlayProps,
  ) {
    // What was chosen belongs to one question.
    $effect(() => {
      void this.question;
      this.selected = null;
      this.chosen = NOTHING;
    });
    // The second half of "transform and build" is sent when the server asks again.
    $effect(() => {
      const { sight, offer } = this.asked();
      if (
        !this.next ||
        !sight ||
        sight.seat !== this.next.seat ||
        sight.asked === null ||
        sight.asked === this.next.after
      )
        return;
      const { action } = this.next;
      this.next = null;
      if (offers(offer, action)) void this.send(sight, action);
    });
  }

  select = (hex: string | null): void => {
    this.selected = hex;
    const choices = hex ? choicesAt(this.asked().offer, hex) : [];
    this.chosen = choices.length === 1 && choices[0] ? choices[0] : NOTHING;
  };

  pick = (answers: Answer[]): void => {
    const { offer } = this.asked();
    if (this.selected && !choicesAt(offer, this.selected).flat().includes(answers[0]!)) this.selected = null;
    this.chosen = answers;
  };

  cancel = (): void => this.select(null);

  confirm = (): Promise<void> => this.answer(this.chosen);

  answer = async (answers: Answer[]): Promise<void> => {
    const { sight } = this.asked();
    const [first, second] = answers;
    if (!first || this.busy || !sight || sight.seat === null || sight.asked === null) return;
    this.next = second ? { seat: sight.seat, after: sight.asked, action: second.action } : null;
    if (!(await this.send(sight, first.action))) this.next = null;
  };

  undo = (): Promise<boolean> => this.attempt(() => this.props.table.say("undo", { seat: this.asked().sight?.seat }));

  /** Ask which rule forbids what is most likely meant by a hex. */
  why = async (hex: string): Promise<void> => {
    const { seat, view } = this.asked().sight ?? {};
    if (typeof seat !== "number") return;
    const { map, seats } = view as TerraView;
    const place = map.find((other) => other.hex === hex);
    if (!place) return;
    const action = meant(place, seat, factionOf(seats[seat]?.faction ?? null)?.home ?? null);
    await this.attempt(async () => {
      const { rule, message } = await this.props.table.whatIf(seat, action);
      this.props.onrefused({ message: message ?? g("possible", { action }), rule });
    });
  };

  private async send(sight: Sight, action: string): Promise<boolean> {
    this.busy = true;
    const sent = await this.attempt(() => this.props.table.move(sight, action));
    this.busy = false;
    return sent;
  }

  private attempt(task: () => Promise<unknown>): Promise<boolean> {
    return attempt(task, this.props.onrefused);
  }
}
