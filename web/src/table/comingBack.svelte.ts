// Whoever comes back to the table is shown what happened meanwhile, in order; it can be skipped at any time.
import { untrack } from "svelte";
import { atOnce } from "$lib/pace.svelte";
import type { Table } from "$lib/table.svelte";
import type { Replay } from "./replay.svelte";

const MOST = 40; // moves: of more, the last

/** To be called once by the page of a table. */
export function followComingBack(table: Table, replay: Replay): void {
  const show = (first: number | null): void => {
    // at a shared screen nobody looks back before they are asked for
    if (first === null || atOnce() || replay.open || table.mySeats.length > 1) return;
    void replay.follow(Math.max(1, first, table.moves - MOST + 1));
  };
  $effect(() => {
    const { missed } = table;
    if (missed === null) return;
    untrack(() => {
      table.missed = null;
      show(missed);
    });
  });
  const come = (): void => {
    if (!document.hidden) show(firstMissed(table));
  };
  $effect(() => {
    document.addEventListener("visibilitychange", come);
    return () => document.removeEventListener("visibilitychange", come);
  });
}

/** The first move of others since the person last looked. */
function firstMissed(table: Table): number | null {
  const since = table.happened.filter((thing) => thing.seq > table.looked);
  if (since.some(({ kind }) => kind === "undone")) return null; // what is left of it is seen at a glance
  return since.find((thing) => table.isOthersMove(thing))?.move ?? null;
}
