// The log of a table in words, kept up to date.
import { api } from "$lib/api";
import type { Happened } from "$lib/protocol";
import { settings, type Language } from "$lib/settings.svelte";
import type { Table } from "$lib/table.svelte";
import { t } from "$lib/text.svelte";
import { linesOf, merged, united, type Line } from "$lib/words";

const PAUSE = 120; // milliseconds: several pieces of news are fetched at once

export class Log {
  private told: Happened[] = $state.raw([]);
  private language: Language | "" = "";
  private upTo = 0;
  private heardUpTo = 0;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  ready = $state(false);
  private things = $derived.by(() => merged(this.told, this.table.happened));
  /** What was told before stays the same objects, and is not drawn again; names and languages begin anew. */
  private made = $derived.by(() => {
    void [this.table.info, settings.language];
    return new WeakMap<Happened, Line[]>();
  });
  lines = $derived.by(() => this.things.flatMap((thing) => this.linesOf(thing)));
  /** Everything since the table was made; moves that were just heard are not in words yet. */
  happened = $derived.by(() => united(this.told, this.table.happened));
  said = $derived(this.things.filter((thing) => thing.kind === "said"));

  constructor(
    private readonly table: Table,
    private readonly isSecret: (event: unknown) => boolean = () => false,
  ) {}

  private linesOf(thing: Happened): Line[] {
    const shared = this.table.mySeats.length > 1;
    const lines =
      this.made.get(thing) ??
      linesOf([thing], (seat) => this.table.name(seat), t).filter((line) => !(shared && this.isSecret(line.event)));
    this.made.set(thing, lines);
    return lines;
  }

  /** Whether somebody else did it, since the person last looked. */
  isFresh(line: Line): boolean {
    return line.seq > this.table.looked && (line.seat === null || !this.table.mySeats.includes(line.seat));
  }

  /** To be called when there is news or another language: fetches what is missing, soon. */
  follow(seq: number, language: Language): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.fetch(seq, language), this.ready && language === this.language ? PAUSE : 0);
  }

  private async fetch(seq: number, language: Language): Promise<void> {
    const heard = this.table.happened.filter((thing) => thing.seq > this.heardUpTo);
    const anew =
      language !== this.language || heard.some((thing) => thing.kind === "undone" || thing.kind === "renamed");
    if (!anew && seq <= this.upTo) return;
    const after = anew ? null : this.upTo; // the deal comes with the whole log alone
    const asked = ++this.asked;
    try {
      const { happened } = await api.log(this.table.id, this.table.secret, language, after);
      if (asked !== this.asked) return; // a later question has everything this answer has
      this.told = [...this.told.filter((thing) => after !== null && thing.seq <= after), ...happened];
      this.language = language;
      this.upTo = Math.max(seq, happened.at(-1)?.seq ?? 0);
      this.heardUpTo = this.table.happened.at(-1)?.seq ?? 0;
      this.ready = true;
    } catch {
      this.timer = setTimeout(() => void this.fetch(this.table.seq, language), 3000);
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
