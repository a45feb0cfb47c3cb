// Who looks at the screen, and what of the position and the question they are shown.
import type { PlayProps } from "$lib/games";
import type { Sight } from "$lib/protocol";
import { NO_OFFER, type CatanView, type Offer, type PlayerView } from "./view";

export class Looking {
  /** The seat whose cards lie face up at a screen that several people share. */
  private opened: number | null = $state(null);

  constructor(private readonly props: PlayProps) {
    $effect(() => {
      if (!this.active) this.opened = null;
    });
  }

  /** The sight that is shown: the one that must answer, or the first. */
  readonly sight: Sight | undefined = $derived.by(
    () => (this.props.live ? this.props.table.asked[0] : undefined) ?? this.props.sights[0],
  );
  readonly view = $derived.by(() => this.sight?.view as CatanView | undefined);
  readonly me: number | null = $derived.by(() => this.sight?.seat ?? null);
  /** Whether an answer is expected here. */
  readonly active: boolean = $derived.by(
    () => this.props.live && !!this.sight && this.props.table.asked.includes(this.sight),
  );
  /** Whether something may be done here though others are asked: an offer may be withdrawn. */
  private readonly able: boolean = $derived.by(() => this.props.live && (this.sight?.may ?? null) !== null);
  readonly shared: boolean = $derived.by(() => this.props.table.mySeats.length > 1);
  /** At a shared screen cards lie face down until the one who is asked turns them up. */
  readonly covered: boolean = $derived.by(() => this.shared && !this.props.table.over && this.opened !== this.me);
  readonly offer: Offer = $derived.by(
    () => ((this.active || this.able) && !this.covered ? (this.sight?.options as Offer | null) : null) ?? NO_OFFER,
  );
  readonly player: PlayerView | null = $derived.by(() =>
    this.me === null || this.covered ? null : (this.view?.players[this.me] ?? null),
  );

  uncover = (): void => {
    this.opened = this.me;
  };
}
