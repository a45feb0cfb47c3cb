// Requests to the server; whatever it refuses is thrown as a Refusal.
import type { Licence } from "./licences";
import type {
  CreateTable,
  Draws,
  Fork,
  GameMaterial,
  GamePage,
  Games,
  Growth,
  HeldTable,
  LessonPage,
  Links,
  Log,
  Luck,
  Moment,
  NewGame,
  NewTable,
  News,
  OwnCardsChecked,
  PaperAnswer,
  PaperForm,
  Refused,
  RuleBook,
  Scores,
  Spoken,
  Start,
  Summaries,
} from "./protocol";
import { settings } from "./settings.svelte";
import { known, t } from "./text.svelte";

/** Something the server would not do, told in the language of the reader; the server's own sentence is for programs. */
export class Refusal extends Error {
  readonly code: string;
  readonly rule: string | null;
  /** Where one code has several reasons: which, and what it speaks of. */
  readonly reason: string;
  readonly about: Refused["about"];

  constructor({ code, message = "", rule = null, reason = "", about = {} }: Partial<Refused> & { code: string }) {
    super(known(`fault-${code}`, about) ?? t("fault-other", { message }));
    this.code = code;
    this.rule = rule;
    this.reason = reason;
    this.about = about;
  }
}

async function ask(path: string, secret?: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ code: "offline" });
  }
  if (!response.ok) {
    const refused = (await response.json().catch(() => null)) as Refused | null;
    throw new Refusal(refused?.code ? refused : { code: "offline" });
  }
  return response;
}

async function json<T>(path: string, secret?: string, body?: unknown): Promise<T> {
  return (await (await ask(path, secret, body)).json()) as T;
}

let games: Promise<Games> | undefined;
const starts = new Map<string, Promise<Start>>();
const materials = new Map<string, Promise<GameMaterial>>();

/** What is asked for once, as it stays the same. */
function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? ask().catch((error) => (known.delete(key), Promise.reject(error)));
  known.set(key, found);
  return found;
}

/** What can be looked at: at a table, or in a record that is sent along with every question. */
export interface Looks {
  /** Tells one table or record from all others. */
  readonly of: string;
  news: () => Promise<News>;
  moment: (move: number) => Promise<Moment>;
  log: (language: string, after?: number | null) => Promise<Log>;
  spoken: (language: string, seat: number | null) => Promise<Spoken>;
  material: <T>(language: string) => Promise<T | null>;
  scores: () => Promise<Scores>;
  growth: () => Promise<Growth>;
  luck: (language: string) => Promise<Luck>;
  draws: () => Promise<Draws>;
  record: () => Promise<string>;
}

function looking(of: string, ask: <T>(path: string) => Promise<T>, record: () => Promise<string>): Looks {
  return {
    of,
    news: () => ask(""),
    moment: (move) => ask(`/moves/${move}`),
    log: (language, after = null) => ask(`/log?language=${language}${after === null ? "" : `&after=${after}`}`),
    spoken: (language, seat) => ask(`/spoken?language=${language}${seat === null ? "" : `&seat=${seat}`}`),
    material: async <T>(language: string) => {
      const path = `/material?language=${language}`;
      return (await once(materials, of + path, () => ask<GameMaterial>(path))).material as T | null;
    },
    scores: () => ask("/scores"),
    growth: () => ask("/growth"),
    luck: (language) => ask(`/luck?language=${language}`),
    draws: () => ask("/draws"),
    record,
  };
}

export function atTable(table: string, secret: string): Looks {
  const path = `/api/tables/${table}`;
  return looking(
    path,
    (part) => json(path + part, secret),
    async () => (await ask(`${path}/record`, secret)).text(),
  );
}

let records = 0;

/** Nothing of it is kept: it is played through by the server each time something is asked. */
export function inRecord(record: string): Looks {
  records += 1;
  return looking(
    `record ${records}`,
    (part) => json(`/api/records${part}`, undefined, { record, language: settings.language }),
    () => Promise.resolve(record),
  );
}

export const api = {
  games: (): Promise<Games> =>
    (games ??= json<Games>("/api/games").catch((error) => ((games = undefined), Promise.reject(error)))),
  rules: (game: string, language: string, search = ""): Promise<RuleBook> =>
    json(`/api/games/${game}/rules?language=${language}${search ? `&search=${encodeURIComponent(search)}` : ""}`),
  page: (game: string, language: string): Promise<GamePage> => json(`/api/games/${game}/page?language=${language}`),
  /** What would lie on the table; asked for once, as it is the same every time. */
  start: (game: string, wish: NewGame): Promise<Start> => {
    const path = `/api/games/${game}/start`;
    return once(starts, path + JSON.stringify(wish), () => json(path, undefined, wish));
  },
  licences: (): Promise<Licence[]> => json(`${import.meta.env.BASE_URL}licences.json`),
  paper: (game: string, language: string): Promise<PaperForm> => json(`/api/games/${game}/paper?language=${language}`),
  score: (game: string, language: string, text: string): Promise<PaperAnswer> =>
    json(`/api/games/${game}/paper`, undefined, { text, language }),
  checkCards: (game: string, language: string, text: string): Promise<OwnCardsChecked> =>
    json(`/api/games/${game}/cards`, undefined, { text, language }),
  lesson: (game: string, language: string): Promise<LessonPage> =>
    json(`/api/games/${game}/lesson?language=${language}`),
  beginLesson: (game: string, secret: string, name: string): Promise<NewTable> =>
    json(`/api/games/${game}/lesson`, secret, { name }),
  create: (secret: string, wish: CreateTable): Promise<NewTable> => json("/api/tables", secret, wish),
  myTables: (tables: HeldTable[]): Promise<Summaries> => json("/api/tables/mine", undefined, { tables }),
  links: (table: string, secret: string): Promise<Links> => json(`/api/tables/${table}/links`, secret),
  gameMaterial: async <T>(game: string, language: string, wish: NewGame): Promise<T | null> => {
    const path = `/api/games/${game}/material?language=${language}`;
    const found = await once(materials, path + JSON.stringify(wish), () => json<GameMaterial>(path, undefined, wish));
    return found.material as T | null;
  },
  fork: (table: string, secret: string, wish: Fork): Promise<NewTable> =>
    json(`/api/tables/${table}/fork`, secret, wish),
  request: <T>(table: string, secret: string, message: unknown): Promise<T> =>
    json(`/api/tables/${table}/deeds`, secret, message),
};

/** At least 128 random bits, as the server wants them. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

let count = 0;
const unique = Math.random().toString(36).slice(2, 10);

/** A message id nobody has used before. */
export function newId(): string {
  count += 1;
  return `${unique}-${Date.now().toString(36)}-${count}`;
}
