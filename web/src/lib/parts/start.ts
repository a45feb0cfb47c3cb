// Making a table: its secret is made here, kept here, and the page goes to the table.
import { api, newSecret } from "$lib/api";
import { hold } from "$lib/keys";
import { knows, lastPlayed, rememberPlayed, type Played } from "$lib/played";
import type { CreateTable, GameInfo, Player } from "$lib/protocol";
import { router } from "$lib/router.svelte";

export async function startTable(wish: CreateTable): Promise<void> {
  const secret = newSecret();
  const { table } = await api.create(secret, wish);
  hold(table, secret);
  rememberPlayed(wish.game, { seats: wish.seats, options: wish.options ?? {} });
  router.go(`/t/${table}`);
}

/** The one that was wished for, or the strongest there is. */
export function goodBot(bots: string[], wished = "good"): string {
  return bots.includes(wished) ? wished : (bots.at(-1) ?? "");
}

/** Bots to begin with: one where one may play alone, two where a game for two would be thin. */
export function playersNow(game: GameInfo, name: string, strength = "good"): Player[] {
  const bots = Math.min(game.least_seats > 1 ? 2 : 1, game.most_seats - 1);
  return [
    { kind: "me", name },
    ...Array.from({ length: bots }, (): Player => ({ kind: "bot", bot: goodBot(game.bots, strength) })),
  ];
}

/** A table for one person at once: the game's first one for newcomers, else as it was played here last. */
export function tableNow(game: GameInfo, name: string): CreateTable {
  const last = lastPlayed(game.name);
  if (last) return { game: game.name, ...againstBots(game, name, last) };
  if (knows(game.name)) return { game: game.name, seats: playersNow(game, name) };
  return { game: game.name, seats: playersNow(game, name, "beginner"), options: game.first_game };
}

/** The same seats; whoever sat or was to sit beside me is a bot now. */
function againstBots(game: GameInfo, name: string, { seats, options }: Played): Played {
  const mine = seats.findIndex((player) => player.kind === "me");
  const known = [...game.bots, ...Object.keys(game.other_bots)];
  const others = (player: Player): Player =>
    player.kind === "bot" && known.includes(player.bot ?? "") ? player : { kind: "bot", bot: goodBot(game.bots) };
  return { seats: seats.map((player, seat) => (seat === mine ? { kind: "me", name } : others(player))), options };
}
