// Who looks at the screen: one of the seats this browser holds, or somebody who only watches.
import type { Sight } from "$lib/protocol";
import type { Table } from "$lib/table.svelte";
import type { CartographersView } from "./view";

export class Looking {
  /** The seat that was chosen last, and whether somebody chose it although another one is asked. */
  private chosen = $state(-1);
  private byHand = $state(false);
  /** The seat whose answer may be seen: the person in it said they are there. */
  private uncovered = $state(-1);

  constructor(
    private readonly table: Table,
    private readonly sights: () => Sight[],
    private readonly live: () => boolean,
  ) {}

  readonly several = $derived.by(() => this.sights().length > 1);
  readonly sight: Sight | undefined = $derived.by(() => {
    const sights = this.sights();
    const own = sights.find((one) => one.seat === this.chosen);
    const asked = sights.filter((one) => this.isAsked(one));
    const asksOwn = own && asked.includes(own);
    return (this.byHand || asksOwn ? own : undefined) ?? asked[0] ?? own ?? sights[0];
  });
  readonly seat: number | null = $derived.by(() => this.sight?.seat ?? null);
  readonly view = $derived.by(() => this.sight?.view as CartographersView | undefined);
  /** Somebody at this screen has answered, and another one is to look: not before they say so. */
  readonly covered: boolean = $derived.by(
    () =>
      this.live() &&
      this.several &&
      this.seat !== null &&
      this.seat !== this.uncovered &&
      (this.view?.answered.length ?? 0) > 0 &&
      !this.table.over,
  );
  /** The sight that waits for an answer of the person who looks. */
  readonly asked: Sight | null = $derived.by(() =>
    this.sight && this.isAsked(this.sight) && !this.covered ? this.sight : null,
  );

  private isAsked(sight: Sight): boolean {
    return this.live() && this.table.asked.some((one) => one.seat === sight.seat && sight.asked !== null);
  }

  choose(seat: number | null): void {
    this.chosen = seat ?? -1;
    this.byHand = true;
  }

  /** The person in this seat is at the screen. */
  uncover(): void {
    this.chosen = this.uncovered = this.seat ?? -1;
  }

  /** The person in this seat has answered: whoever is asked next may look. */
  pass(): void {
    this.uncover();
    this.byHand = false;
  }
}
