// Names as people read them: those at a table, strengths of bots, games; and what the server refused.
import { Refusal } from "$lib/api";
import type { GameInfo, SeatInfo } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import { known, t } from "$lib/text.svelte";

/** A bot by its strength; one of others as the server calls it. */
export function strength(bot: string, called = bot): string {
  return known(`strength-${bot}`) ?? called;
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("seat-open");
  return seat.kind === "bot"
    ? t("bot-named", { number: seat.seat + 1, strength: strength(seat.bot, seat.name) })
    : seat.name || t("player");
}

export function titleOf(game: GameInfo | undefined, name: string): string {
  return game?.title[settings.language] ?? game?.title["en"] ?? name;
}

export function together(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

/** So many minutes, as hours or days where they are whole. */
export function minutesInWords(minutes: number): string {
  if (minutes % 1440 === 0) return t("patience-days", { count: minutes / 1440 });
  return minutes % 60 === 0 ? t("patience-hours", { count: minutes / 60 }) : t("patience-minutes", { count: minutes });
}

export function listed(names: string[]): string {
  return names.join(", ");
}

/** What went wrong, if it is the server that says no; anything else is a fault of ours. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Refusal)) throw error;
  return error;
}

export function fault(error: unknown): string {
  return refusalOf(error).message;
}
