// Ships that wait in a line: which of them is which, from one look at it to the next.

/** A ship that is known, by whose it is and a number of its own. */
export interface Known<Ship> {
  ship: Ship;
  key: number;
}

/** The same ships as far as they can be: those in front may have left, others may have come, or one has overtaken others. */
export function followed<Ship extends { owner: number }>(
  before: readonly Known<Ship>[],
  now: readonly Ship[],
): Known<Ship>[] {
  let next = Math.max(-1, ...before.map(({ key }) => key)) + 1;
  const stayed = before.slice(before.findIndex((_, gone) => leads(before.slice(gone), now)));
  const left = leads(stayed, now) ? [...stayed] : [...before];
  return now.map((ship) => {
    const place = left.findIndex((known) => known.ship.owner === ship.owner);
    const key = left.splice(place, place < 0 ? 0 : 1)[0]?.key;
    return { ship, key: key ?? next++ };
  });
}

/** Whether a line begins with these ships. */
const leads = (front: readonly Known<{ owner: number }>[], line: readonly { owner: number }[]): boolean =>
  front.length > 0 && front.every(({ ship }, place) => ship.owner === line[place]?.owner);
