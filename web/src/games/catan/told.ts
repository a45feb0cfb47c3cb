// What the server tells of moves: events with their words, cards and lists.
import type { Happened } from "$lib/protocol";
import { read } from "./cards";
import type { Amounts } from "./view";

export type Event = Record<string, unknown> & { $: string; seat?: number };

export const word = (value: unknown): string => String((value as { word?: string } | null)?.word ?? "");
export const items = (value: unknown): number[] => (value as { items?: number[] } | null)?.items ?? [];
export const cardsOf = (value: unknown): Amounts => read(word(value));
export const total = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);
export const eventsOf = (thing: Happened): Event[] => thing.events as Event[];
