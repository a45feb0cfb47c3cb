// Who won, and how whoever looks did: what the end of a game is greeted with.
import type { Standing } from "./protocol";

export type Ending =
  | { kind: "alone"; seat: number; mine: boolean }
  | { kind: "won"; seat: number; mine: boolean }
  | { kind: "shared"; seats: number[]; mine: boolean };

export function endingOf(outcome: Standing[], mine: number[]): Ending {
  const seats = outcome.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  const own = seats.some((seat) => mine.includes(seat));
  if (outcome.length === 1) return { kind: "alone", seat: 0, mine: own };
  if (seats.length === 1) return { kind: "won", seat: seats[0]!, mine: own };
  return { kind: "shared", seats, mine: own };
}

/** How somebody with one seat came off who has not won: the place, and how much was missing where points decided. */
export function lost(outcome: Standing[], mine: number[]): { place: number; missing: number | null } | null {
  const [seat, other] = mine;
  const own = seat === undefined || other !== undefined ? undefined : outcome[seat];
  if (!own || own.place === 1) return null;
  const first = outcome.find(({ place }) => place === 1);
  const missing = first && !first.feat ? first.score - own.score : null;
  return { place: own.place, missing: missing !== null && missing >= 0 ? missing : null };
}
