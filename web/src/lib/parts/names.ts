// Names as people read them: those at a table, strengths of bots, games, and what the server refused.
import { Refusal } from "$lib/api";
import type { GameInfo, SeatInfo } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import { t } from "$lib/text.svelte";

export function strength(bot: string): string {
  const words = t(`strength-${bot}`);
  return words.startsWith("[") ? bot : words;
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("seat-open");
  return seat.kind === "bot" ? t("bot-named", { strength: strength(seat.bot) }) : seat.name;
}

/** A name of a summary, which calls a bot by its strength and a free seat by nothing. */
export function listedName(name: string, bots: string[]): string {
  if (!name) return t("seat-open");
  return bots.includes(name) ? t("bot-named", { strength: strength(name) }) : name;
}

export function titleOf(game: GameInfo | undefined, name: string): string {
  return game?.title[settings.language] ?? game?.title["en"] ?? name;
}

export function together(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

export function listed(names: string[]): string {
  return names.join(", ");
}

/** What went wrong, in the language of the reader where the program knows the reason. */
export function fault(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  const words = t(`fault-${error.code}`);
  return words.startsWith("[") ? t("fault-other", { message: error.message }) : words;
}
