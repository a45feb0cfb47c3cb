// What this browser remembers of each table: how far somebody has looked, and what the table was bound to.
export interface Memory {
  looked: number;
  commitment: string;
}

const PREFIX = "deskovka table ";

export function recall(table: string): Memory {
  const nothing = { looked: 0, commitment: "" };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(PREFIX + table) ?? "{}") as Partial<Memory>) };
  } catch {
    return nothing;
  }
}

export function remember(table: string, news: Partial<Memory>): void {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify({ ...recall(table), ...news }));
  } catch {
    // a browser that keeps nothing
  }
}
