// What somebody is about to answer, on the island or at the desk, and how it is sent.
import { untrack } from "svelte";
import { attempt } from "$lib/attempt";
import type { PlayProps } from "$lib/games";
import { neededDesk, type Desk } from "./asking";
import { partnersOf } from "./events";
import { keyOf, type Spot } from "./geometry";
import type { Looking } from "./looking.svelte";
import { answerThat, answersThat, buildable, byPlace, goalsOf, listed, meant } from "./offer";
import type { Answer, Card, Progress } from "./view";
import { g } from "./words";

export class Answering {
  /** The place whose choices are shown. */
  selected: Spot | null = $state.raw(null);
  /** What is done when it is confirmed. */
  chosen: Answer | null = $state.raw(null);
  /** The kind of piece whose places are lit; null: all. */
  only: string | null = $state(null);
  /** The ship or knight that is about to move: its goals are lit. */
  ship: Spot | null = $state.raw(null);
  /** The card about which more is being chosen: at the desk, or on the island where its places are lit. */
  card: Card | Progress | null = $state(null);
  busy = $state(false);
  private wanted: Desk = $state("build");

  constructor(
    private readonly looking: Looking,
    private readonly props: PlayProps,
    /** Whether there is room for the desk beside the island. */
    private readonly wide: () => boolean,
  ) {
    // What was chosen belongs to one question.
    $effect(() => {
      void this.question;
      this.selected = null;
      this.chosen = null;
      this.only = null;
      this.ship = null;
      this.card = null;
      if (untrack(() => this.wanted) === "pick") this.wanted = "build";
    });
    $effect(() => {
      if (this.wanted === "trade" && !this.tradable) this.wanted = "build";
    });
  }

  readonly question: string = $derived.by(() => `${this.looking.me} ${this.looking.sight?.asked}`);
  private readonly places: Map<string, Answer[]> = $derived.by(() => byPlace(this.looking.offer, this.only));
  readonly choices: Map<string, Answer[]> = $derived.by(() =>
    this.ship
      ? goalsOf(this.places.get(keyOf(this.ship)) ?? [])
      : new Map([...this.places].map(([key, answers]) => [key, listed(answers)])),
  );
  /** Whether a piece or a card was picked that leads to places. */
  readonly begun: boolean = $derived.by(() => this.ship !== null || (this.only !== null && this.only === this.card));
  readonly tradable: boolean = $derived.by(() => {
    const { offer } = this.looking;
    return offer.decision === "TakeTurn" && (!!offer.trade || !!answerThat(offer, "bank"));
  });
  /** Everybody the offer on the table was made to. */
  readonly partners: number[] = $derived.by(() => partnersOf(this.looking.view?.asked ?? null, this.props.happened));
  /** The part of the desk that must be open now. */
  readonly needed: Desk | null = $derived.by(() => {
    const { view, covered, offer, me } = this.looking;
    if (offer.decision === "FifthCard" && (this.card || this.chosen)) return null; // which is played instead
    return view && this.props.live && !covered ? neededDesk(view, offer, me, this.partners) : null;
  });
  readonly desk: Desk = $derived.by(() => this.needed ?? (this.looking.player ? this.wanted : "bank"));
  /** Whether the desk lies over the island, under the thumb. */
  readonly sheet: boolean = $derived.by(
    () =>
      !this.wide() &&
      (this.desk === "discard" ||
        this.desk === "take" ||
        this.desk === "give" ||
        this.desk === "trade" ||
        this.desk === "pick" ||
        this.desk === "choose" ||
        (this.desk === "deal" && this.looking.me !== null)),
  );

  select = (spot: Spot | null): void => {
    if (spot?.kind === "hex" && ![...this.choices.keys()].some((key) => key.startsWith("hex "))) return;
    if (spot && !this.looking.active) return;
    if (spot && this.leaves(spot)) this.ship = null;
    const answers = spot ? (this.choices.get(keyOf(spot)) ?? []) : [];
    if (!this.ship && answers.length && answers.every(({ to }) => to)) return this.lead(spot);
    this.selected = spot;
    this.chosen = answers.length === 1 && answers[0] ? answers[0] : null;
  };

  /** Whether it is another piece that is to move, or the same again; any other place leaves what was begun open. */
  private leaves(spot: Spot): boolean {
    const key = keyOf(spot);
    return !this.choices.has(key) && !!this.places.get(key)?.some(({ to }) => to);
  }

  /** Light the goals of the piece at a place. */
  private lead(spot: Spot | null): void {
    this.ship = spot;
    this.selected = this.chosen = null;
  }

  cancel = (): void => {
    this.ship = this.selected = this.chosen = null;
    if (this.only !== null && this.only === this.card) this.only = this.card = null;
  };

  pick = (answer: Answer): void => {
    if (!this.ship && answer.to && this.selected) return this.lead(this.selected);
    if (!this.selected || !this.choices.get(keyOf(this.selected))?.includes(answer)) this.selected = null;
    this.chosen = answer;
  };

  /** Light the places of one kind of piece alone. */
  light = (kind: string | null): void => {
    this.only = kind;
    this.cancel();
  };

  playCard = (which: Card | Progress): void => {
    const again = this.card === which;
    this.cancel();
    const { offer } = this.looking;
    const answers = answersThat(offer, which);
    if (buildable(offer).has(which)) {
      this.only = this.card = again ? null : which;
      this.wanted = "build";
    } else if (answers.length > 1) {
      this.card = this.card === which ? null : which;
      this.wanted = this.card ? "pick" : "build";
    } else if (answers[0]) this.pick(answers[0]);
  };

  openDesk = (part: Desk): void => {
    this.wanted = part;
    this.card = null;
  };

  confirm = async (): Promise<void> => {
    if (this.chosen) await this.send(this.chosen.action);
  };

  answer = (answer: Answer): Promise<void> => this.send(answer.action);

  send = async (action: string): Promise<void> => {
    const { sight } = this.looking;
    if (!sight || this.busy) return;
    this.busy = true;
    const sent = await this.attempt(() => this.props.table.move(sight, action));
    if (sent && this.sheet) this.openDesk("build"); // so that the island is in sight again
    this.busy = false;
  };

  undo = async (): Promise<void> => {
    await this.attempt(() => this.props.table.say("undo", { seat: this.looking.me }));
  };

  /** Ask which rule forbids what is most likely meant by a place. */
  why = async (spot: Spot): Promise<void> => {
    const { me, view, offer } = this.looking;
    if (me === null || !view) return;
    const action = meant(spot, view, me, offer, this);
    await this.attempt(async () => {
      const { rule, message } = await this.props.table.whatIf(me, action);
      this.props.onrefused({ message: message ?? g("possible", { action }), rule });
    });
  };

  private attempt(task: () => Promise<unknown>): Promise<boolean> {
    return attempt(task, this.props.onrefused);
  }
}
