// Links of tables, and the text that carries all of them to another device.
import type { Key } from "$lib/keys";

export function linkTo(table: string, secret: string): string {
  return `${location.origin}/t/${table}#${secret}`;
}

export function writeKeys(keys: Key[]): string {
  return keys.map((key) => linkTo(key.table, key.secret)).join("\n");
}

export function readKeys(text: string): Key[] {
  const found = text.matchAll(/\/t\/([A-Za-z0-9]{12})#([A-Za-z0-9_-]{22,64})(?![A-Za-z0-9_-])/g);
  return [...found].map(([, table = "", secret = ""]) => ({ table, secret }));
}
