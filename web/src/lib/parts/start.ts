// Making a table: its secret is made here, kept here, and the page goes to the table.
import { api, newSecret } from "$lib/api";
import { hold } from "$lib/keys";
import type { CreateTable, GameInfo, Player } from "$lib/protocol";
import { router } from "$lib/router.svelte";

export async function startTable(wish: CreateTable): Promise<void> {
  const secret = newSecret();
  const { table } = await api.create(secret, wish);
  hold(table, secret);
  router.go(`/t/${table}`);
}

/** The good one, or the strongest there is. */
export function goodBot(bots: string[]): string {
  return bots.includes("good") ? "good" : (bots.at(-1) ?? "");
}

/** Good bots to begin with: one where one may play alone, two where a game for two would be thin. */
export function playersNow(game: GameInfo, name: string): Player[] {
  const bots = Math.min(game.least_seats > 1 ? 2 : 1, game.most_seats - 1);
  return [
    { kind: "me", name },
    ...Array.from({ length: bots }, (): Player => ({ kind: "bot", bot: goodBot(game.bots) })),
  ];
}
