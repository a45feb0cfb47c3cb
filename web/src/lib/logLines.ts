// What happened in words: what the server says of the moves, and sentences of our own for everything else.
import { strength } from "./parts/names";
import type { Happened } from "./protocol";
import type { Words } from "./text.svelte";

export interface Line {
  key: string;
  seq: number;
  at: number;
  seat: number | null;
  move: number | null;
  text: string;
  /** The event the line tells, so that its places can be lit. */
  event: unknown;
}

/** The log, which ends with a number, and what was heard besides, in the order it happened; without moves taken back. */
export function united(log: Happened[], heard: Happened[], upTo: number): Happened[] {
  const known = new Set(log.map((thing) => thing.seq));
  const others = heard.filter((thing) => !known.has(thing.seq) && (thing.kind !== "moved" || thing.seq > upTo));
  const all = [...log, ...others].sort((one, other) => one.seq - other.seq);
  const gone = new Set(
    all.filter(({ kind, seq }) => kind === "undone" && seq > upTo).map((undo) => undoneBy(undo, all)),
  );
  return gone.size ? all.filter((thing) => !gone.has(thing)) : all;
}

function undoneBy(undo: Happened, all: Happened[]): Happened | undefined {
  return all.filter(({ kind, seq, move }) => kind === "moved" && seq < undo.seq && move === undo.move).at(-1);
}

/** A sentence for what is no move, or was done in haste. */
function sentence(thing: Happened, nameOf: (seat: number) => string, t: Words): string | null {
  const name = thing.seat === null ? "" : nameOf(thing.seat);
  switch (thing.kind) {
    case "sat":
      return t("log-sat", { name: thing.name ?? name });
    case "said":
      return t("log-said", { name: thing.name || name, text: thing.text ?? "" });
    case "undone":
      return t("log-undone", { name, move: thing.move ?? 0 });
    case "wished":
      return t("log-wished", { name, move: thing.move ?? 0 });
    case "agreed":
      return t("log-agreed", { name });
    case "stands":
      return t("log-stands", { name });
    case "delete-wished":
      return t("log-delete-wished");
    case "delete-agreed":
      return t("log-delete-agreed", { name });
    case "delete-refused":
      return thing.seat === null ? t("log-delete-withdrawn") : t("log-delete-refused", { name });
    case "renamed":
      return t("log-renamed", { number: (thing.seat ?? 0) + 1, name: thing.name || name });
    case "handed":
      return t("log-handed", { name });
    case "stood-in":
      return t("log-stood-in", { name });
    case "stand-in-wished":
      return t("log-stand-in-wished", { name, by: thing.by === null ? "" : nameOf(thing.by) });
    case "stand-in-agreed":
      return t("log-stand-in-agreed", { name });
    case "stand-in-refused":
      return t("log-stand-in-refused", { name });
    case "resigned":
      return t("log-resigned", { name });
    case "ended":
      return t("log-ended", { name });
    case "back":
      return t("log-back", { name });
    case "moved":
      return thing.hurried ? t("log-hurried", { name, strength: strength(thing.hurried) }) : null;
    case "lesson-left":
      return t("log-lesson-left", { name });
    case "rematch":
      return t("log-rematch", { name });
    default:
      return null;
  }
}

/** Whom an event is about, if it is about one seat. */
function seatOf(event: unknown): number | null {
  const seat = (event as { seat?: unknown } | null)?.seat;
  return typeof seat === "number" ? seat : null;
}

/** One line for each event, and one for anything else that happened; first what was laid out for the game. */
export function linesOf(things: Happened[], name: (seat: number) => string, t: Words): Line[] {
  const lines: Line[] = [];
  for (const thing of things) {
    const { seq, at, seat, move } = thing;
    const own = sentence(thing, name, t);
    if (own !== null) lines.push({ key: `${seq}`, seq, at, seat, move: null, text: own, event: null });
    thing.laid_out.forEach((text, index) =>
      lines.push({ key: `${seq}.laid.${index}`, seq, at, seat: null, move, text, event: null }),
    );
    thing.words.forEach((text, index) => {
      if (!text) return; // the board shows it
      const event = thing.events[index] ?? null;
      lines.push({ key: `${seq}.${index}`, seq, at, seat: seatOf(event), move, text, event });
    });
  }
  return lines;
}
