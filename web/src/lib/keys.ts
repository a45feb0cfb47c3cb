// The secrets this browser holds: one for each table somebody sits at or watches.
export interface Key {
  table: string;
  secret: string;
}

const KEY = "deskovka tables";
const MOST = 200;

export function heldKeys(): Key[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Key[];
  } catch {
    return [];
  }
}

export function keyOf(table: string): string | null {
  return heldKeys().find((key) => key.table === table)?.secret ?? null;
}

/** Remember a secret; the latest table comes first. */
export function hold(table: string, secret: string): void {
  const others = heldKeys().filter((key) => key.table !== table);
  localStorage.setItem(KEY, JSON.stringify([{ table, secret }, ...others].slice(0, MOST)));
}

export function letGo(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(heldKeys().filter((key) => key.table !== table)));
}
