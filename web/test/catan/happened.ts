// What happens at a table of Catan, as the server tells it.
import type { Happened } from "$lib/protocol";

let seq = 0;

export const cards = (word: string) => ({ $: "Cards", word });
export const corner = (word: string) => ({ $: "Corner", word });
export const edge = (word: string) => ({ $: "Edge", word });
export const good = (word: string) => ({ $: "Good", word });
export const hex = (word: string) => ({ $: "Hex", word });

/** The next move, with its events; each is told by its name. */
export function moved(seat: number, action: string, ...events: object[]): Happened {
  seq += 1;
  return {
    seq,
    at: 0,
    kind: "moved",
    seat,
    name: null,
    text: null,
    move: seq,
    action,
    events,
    words: events.map((event) => `${(event as { $: string }).$}.`),
    laid_out: [],
    by: null,
    hurried: null,
  };
}
