// What is heard of what happens: one sound for each step that is shown, none for what was skipped.
import { untrack } from "svelte";
import type { GameUi } from "$lib/games";
import type { GameEvent } from "$lib/protocol";
import { play, type Sound } from "$lib/sounds";
import type { Table } from "$lib/table.svelte";

/** Where a step brings several, the first of them is heard. */
const RANKS: readonly Sound[] = ["end", "turn", "dice", "card", "gain", "piece"];

/** The sound of a step, by the table of its game. */
export function soundOf(events: readonly GameEvent[], sounds: GameUi["sounds"] = {}): Sound | null {
  const found = new Set(events.map((event) => sounds[(event as { $?: string } | null)?.$ ?? ""]));
  return RANKS.find((sound) => found.has(sound)) ?? null;
}

/** To be called once by the page of a table. */
export function followSounds(table: Table, sounds: () => GameUi["sounds"]): void {
  let asked = untrack(() => table.asked.length > 0);
  let over = untrack(() => table.outcome !== null);
  let heard = untrack(() => table.followed);
  $effect(() => {
    const [before, ended, last] = [asked, over, heard];
    [asked, over, heard] = [table.asked.length > 0, table.outcome !== null, table.followed];
    if (over && !ended) return play("end");
    if (asked && !before) return play("turn");
    if (heard === last) return;
    const sound = soundOf(
      heard.flatMap(({ events }) => events),
      untrack(sounds),
    );
    if (sound) play(sound);
  });
}
