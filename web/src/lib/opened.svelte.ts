// The record of a game that somebody opened in this browser. It stays as long as the tab, also when the page is loaded anew.
import { router } from "./router.svelte";

export interface Opened {
  /** What the file is called. */
  file: string;
  text: string;
}

const KEY = "deskovka record";
const LARGEST = 200_000; // characters: the server takes no more

function kept(): Opened | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Opened | null;
  } catch {
    return null;
  }
}

export const opened: { record: Opened | null } = $state({ record: kept() });

/** Open a file as a record; false if it is too large for one. */
export async function openRecord(file: File): Promise<boolean> {
  const text = file.size > 4 * LARGEST ? "" : await file.text();
  if (file.size > 4 * LARGEST || text.length > LARGEST) return false;
  opened.record = { file: file.name, text };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(opened.record));
  } catch {
    // a browser that keeps nothing
  }
  router.go("/record");
  return true;
}
