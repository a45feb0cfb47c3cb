// Who looks at the screen, and what of the position and the question they are shown.
import type { PlayProps } from "$lib/games";
import type { Sight } from "$lib/protocol";
import { materialOf } from "./material.svelte";
import { NO_OFFER, shared, type EmpiresView, type Material, type Offer, type Player } from "./view";

export class Looking {
  /** The seat whose hand lies face up at a screen that several people share. */
  private opened: number | null = $state(null);

  private last: EmpiresView | undefined;

  constructor(private readonly props: PlayProps) {
    $effect(() => {
      if (!this.active) this.opened = null;
    });
  }

  /** The cards of this table in words. */
  readonly material: Material | null = $derived.by(() => materialOf(this.props.table));
  /** The sight that is shown: the one that must answer, or the first. */
  readonly sight: Sight | undefined = $derived.by(
    () => (this.props.live ? this.props.table.asked[0] : undefined) ?? this.props.sights[0],
  );
  readonly view: EmpiresView | undefined = $derived.by(
    () => (this.last = shared(this.last, this.sight?.view as EmpiresView | undefined)),
  );
  readonly me: number | null = $derived.by(() => this.sight?.seat ?? null);
  /** Whether an answer is expected here. */
  readonly active: boolean = $derived.by(
    () => this.props.live && !!this.sight && this.props.table.asked.includes(this.sight),
  );
  readonly shared: boolean = $derived.by(() => this.props.table.mySeats.length > 1);
  /** At a shared screen hands lie face down until the one who is asked turns theirs up. */
  readonly covered: boolean = $derived.by(() => this.shared && !this.props.table.over && this.opened !== this.me);
  readonly offer: Offer = $derived.by(
    () => (this.active && !this.covered ? (this.sight?.options as Offer | null) : null) ?? NO_OFFER,
  );
  readonly player: Player | null = $derived.by(() => (this.me === null ? null : (this.view?.players[this.me] ?? null)));

  uncover = (): void => {
    this.opened = this.me;
  };
}
