// The cards of a table in words, fetched when somebody first asks for them.
import { settings } from "$lib/settings.svelte";
import type { Table } from "$lib/table.svelte";
import type { Material } from "./view";

let held: Record<string, Material> = $state.raw({});
const wanted = new Set<string>();

/** The cards in the reader's language; until they are there, in the one they were read in before, or none. */
export function materialOf(table: Table): Material | null {
  const key = `${table.looks.of} ${settings.language}`;
  if (!wanted.has(key)) {
    wanted.add(key);
    void table.looks.material<Material>(settings.language).then(
      (found) => found && (held = { ...held, [table.looks.of]: found, [key]: found }),
      () => wanted.delete(key),
    );
  }
  return held[key] ?? held[table.looks.of] ?? null;
}
