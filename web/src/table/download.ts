// A file out of a text, for the person to keep.
import type { Table } from "$lib/table.svelte";

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export async function downloadRecord(table: Table): Promise<void> {
  download(`${[table.info?.game, table.id].filter(Boolean).join("-")}.record`, await table.looks.record());
}
