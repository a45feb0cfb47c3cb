// What may be done, in the order and groups a player looks for it.
import { GROWS } from "./facts";
import type { Answer, MapHex, Offer } from "./view";

export const GROUPS = [
  "choose",
  "bridge",
  "take",
  "cult",
  "key",
  "power",
  "special",
  "send",
  "advance",
  "convert",
  "burn",
  "pass",
] as const;
export type GroupName = (typeof GROUPS)[number];

const GROUP_OF: Record<string, GroupName> = {
  choose: "choose",
  bridge: "bridge",
  take: "take",
  step: "cult",
  climb: "key",
  stay: "key",
  send: "send",
  advance: "advance",
  convert: "convert",
  burn: "burn",
  pass: "pass",
};

export function groupOf(answer: Answer): GroupName | null {
  if (answer.do === "use") return /^ACT\d/.test(answer.space ?? "") ? "power" : "special";
  return GROUP_OF[answer.do] ?? null;
}

/** The answers without a hex by group; those with buttons of their own (end of turn, neighbour's power) are left out. */
export function grouped(offer: Offer): [GroupName, Answer[]][] {
  const found = new Map<GroupName, Answer[]>();
  for (const answer of offer.others) {
    const name = groupOf(answer);
    if (name) found.set(name, [...(found.get(name) ?? []), answer]);
  }
  return GROUPS.flatMap((name): [GroupName, Answer[]][] => {
    const answers = found.get(name);
    return answers ? [[name, answers]] : [];
  });
}

export function answerThat(offer: Offer, kind: string): Answer | null {
  return offer.others.find((answer) => answer.do === kind) ?? null;
}

/** What can be chosen on a hex: each answer, first those a dwelling can follow, with it and without. */
export function choicesAt(offer: Offer, hex: string): Answer[][] {
  const found: Answer[][] = [];
  for (const answer of offer.hexes[hex] ?? []) {
    if (answer.then) found.push([answer, answer.then]);
    found.push([answer]);
  }
  const worth = (answers: Answer[]) => answers.length + (answers[0]?.then ? 1 : 0);
  return found.sort((one, other) => worth(other) - worth(one));
}

/** Whether an offer still has an action. */
export function offers(offer: Offer, action: string): boolean {
  const same = (answer: Answer) => answer.action === action;
  return offer.others.some(same) || Object.values(offer.hexes).some((answers) => answers.some(same));
}

/** The action somebody most likely means by a hex, to ask why it is not possible. */
export function meant(hex: MapHex, seat: number, home: string | null): string {
  if (hex.owner !== undefined) {
    const next = hex.owner === seat && hex.building ? GROWS[hex.building] : undefined;
    return next ? `upgrade ${hex.hex} to ${next}` : `build ${hex.hex}`;
  }
  return !home || hex.terrain === home ? `build ${hex.hex}` : `transform ${hex.hex} to ${home}`;
}

/** Cost and gain of several answers one after another. */
export function total(answers: Answer[], side: "cost" | "gain"): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const answer of answers) {
    for (const [name, amount] of Object.entries(answer[side] ?? {})) sum[name] = (sum[name] ?? 0) + amount;
  }
  return sum;
}

/** The places an event of the log is about. */
export function placesOf(event: unknown): string[] {
  const places: string[] = [];
  for (const value of Object.values((event ?? {}) as Record<string, unknown>)) {
    const { $: kind, word } = (value ?? {}) as { $?: string; word?: string };
    if (kind === "Hex" && word) places.push(word);
    if (kind === "Span" && word) places.push(...word.split(":"));
  }
  return places;
}
