// Everything that happened at a table, in words: the log of what was before, and what is heard since.
import type { Happened } from "$lib/protocol";
import { settings, type Language } from "$lib/settings.svelte";
import type { Table } from "$lib/table.svelte";
import { t } from "$lib/text.svelte";
import { linesOf, united, type Line } from "$lib/logLines";

const PAUSE = 120; // milliseconds: several pieces of news are looked at at once

export class Log {
  private told: Happened[] = $state.raw([]);
  private language: Language | "" = "";
  private upTo = $state(0);
  private heardUpTo = 0;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  ready = $state(false);
  /** Everything since the table was made. */
  happened = $derived.by(() => united(this.told, this.table.happened, this.upTo));
  /** What was told before stays the same objects, and is not drawn again; names and languages begin anew. */
  private made = $derived.by(() => {
    void [this.table.info, settings.language];
    return new WeakMap<Happened, Line[]>();
  });
  lines = $derived.by(() => this.happened.flatMap((thing) => this.linesOf(thing)));
  said = $derived(this.happened.filter((thing) => thing.kind === "said"));

  constructor(private readonly table: Table) {}

  private linesOf(thing: Happened): Line[] {
    const lines = this.made.get(thing) ?? linesOf([thing], (seat) => this.table.name(seat), t);
    this.made.set(thing, lines);
    return lines;
  }

  /** Whether somebody else did it, since the person last looked. */
  isFresh(line: Line): boolean {
    return line.seq > this.table.looked && (line.seat === null || !this.table.mySeats.includes(line.seat));
  }

  /** To be called when there is news or another language: fetches what was not heard, soon. */
  follow(seq: number, language: Language): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.fetch(seq, language), this.ready && language === this.language ? PAUSE : 0);
  }

  private async fetch(seq: number, language: Language): Promise<void> {
    const heard = this.table.happened.filter((thing) => thing.seq > this.heardUpTo);
    const anew =
      language !== this.language || heard.some((thing) => thing.kind === "undone" || thing.kind === "renamed");
    const missing = seq - this.upTo - this.table.happened.filter((thing) => thing.seq > this.upTo).length;
    if (!anew && missing <= 0) return;
    const after = anew ? null : this.upTo; // the deal comes with the whole log alone
    const asked = ++this.asked;
    try {
      const { happened } = await this.table.looks.log(language, after);
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
