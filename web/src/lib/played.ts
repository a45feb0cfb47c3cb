// Which games somebody has played or learnt in this browser, and where a guided first game waits to be gone on with.
interface Played {
  /** The games of which one was played to its end, or learnt. */
  known: string[];
  /** The table of the guided game, by game. */
  lessons: Record<string, string>;
}

const KEY = "deskovka played";

function read(): Played {
  const nothing = { known: [], lessons: {} };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Played>) };
  } catch {
    return nothing;
  }
}

function write(news: Partial<Played>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...news }));
  } catch {
    // a browser that keeps nothing
  }
}

export const hasPlayed = (game: string): boolean => read().known.includes(game);

export function markPlayed(game: string): void {
  const { known } = read();
  if (!known.includes(game)) write({ known: [...known, game] });
}

export const lessonTable = (game: string): string | null => read().lessons[game] ?? null;

/** Where the guided game of a game goes on; null once it is over, left or forgotten. */
export function keepLesson(game: string, table: string | null): void {
  const lessons = Object.fromEntries(Object.entries(read().lessons).filter(([other]) => other !== game));
  write({ lessons: table ? { ...lessons, [game]: table } : lessons });
}
