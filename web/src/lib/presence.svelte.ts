// Who of those at a table is here, for how long somebody is away, and in whose seat a bot plays; for the rows of any game.
import { getContext, setContext } from "svelte";
import { ago } from "./parts/ago";
import { strength } from "./parts/names";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { t } from "./text.svelte";

export type SignName = "bot" | "away" | "resigned";
export interface SeatSign {
  name: SignName;
  words: string;
}

const STEP = 5_000; // milliseconds between two looks at the clock while somebody is away
const KEY = Symbol("presence");

/** The people at a table, as time passes. */
export class Attendance {
  now = $state(Date.now());

  /** To be made by the page of a table. */
  constructor(private readonly shown: () => Table | null) {
    $effect(() => {
      if (!this.shown()?.presence?.seats.some((seat) => !seat.here)) return;
      const timer = setInterval(() => (this.now = Date.now()), STEP);
      return () => clearInterval(timer);
    });
  }

  /** What is to be known of a seat beside its name. */
  signs(seat: number): SeatSign[] {
    const table = this.shown();
    const info = table?.info?.seats[seat];
    if (!table || !info || info.kind === "open") return [];
    const found: SeatSign[] = [];
    if (info.kind === "bot") found.push({ name: "bot", words: t("sign-bot") });
    else if (info.why === "resigned") found.push({ name: "resigned", words: t("sign-resigned", playedBy(info.bot)) });
    else if (info.bot) found.push({ name: "bot", words: t(`sign-${info.why || "own"}`, playedBy(info.bot)) });
    const words = info.why === "resigned" || info.yours || table.over ? "" : this.awayWords(seat);
    if (words) found.push({ name: "away", words });
    return found;
  }

  /** Since when somebody is away; empty if they are not, or nobody knows. */
  awayWords(seat: number): string {
    const table = this.shown();
    const presence = table?.presenceOf(seat);
    if (!table || !presence || presence.here) return "";
    if (presence.away === null) return t("sign-away");
    const then = table.presenceAt - presence.away * 1000;
    return t("sign-away-since", { ago: ago(then, Math.max(this.now, table.presenceAt), settings.language) });
  }

  /** The seats in which a bot may go on now, as those who sit there stay away and are asked. */
  get absent(): number[] {
    const table = this.shown();
    const passed = (Math.max(this.now, table?.presenceAt ?? 0) - (table?.presenceAt ?? 0)) / 1000;
    return (table?.presence?.seats ?? [])
      .filter(({ absent_in }) => absent_in !== null && absent_in <= passed)
      .map(({ seat }) => seat);
  }
}

function playedBy(bot: string): { strength: string } {
  return { strength: strength(bot) };
}

/** Known to everything that is drawn inside the page of a table. */
export function provideAttendance(shown: () => Table | null): Attendance {
  return setContext(KEY, new Attendance(shown));
}

/** That of the table around; null where there is none. */
export function attendance(): Attendance | null {
  return getContext<Attendance | undefined>(KEY) ?? null;
}
