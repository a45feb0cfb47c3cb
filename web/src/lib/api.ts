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
  Moment,
  NewGame,
  NewTable,
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

/** What can lie on a table; asked for once, as it stays the same. */
async function materialAt<T>(path: string, secret?: string, wish?: NewGame): Promise<T | null> {
  const key = path + JSON.stringify(wish);
  const found =
    materials.get(key) ??
    json<GameMaterial>(path, secret, wish).catch((error) => (materials.delete(key), Promise.reject(error)));
  materials.set(key, found);
  return (await found).material as T | null;
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
    const key = path + JSON.stringify(wish);
    const found =
      starts.get(key) ??
      json<Start>(path, undefined, wish).catch((error) => (starts.delete(key), Promise.reject(error)));
    starts.set(key, found);
    return found;
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
  material: <T>(table: string, secret: string, language: string): Promise<T | null> =>
    materialAt(`/api/tables/${table}/material?language=${language}`, secret),
  gameMaterial: <T>(game: string, language: string, wish: NewGame): Promise<T | null> =>
    materialAt(`/api/games/${game}/material?language=${language}`, undefined, wish),
  moment: (table: string, secret: string, move: number): Promise<Moment> =>
    json(`/api/tables/${table}/moves/${move}`, secret),
  log: (table: string, secret: string, language: string, after: number | null = null): Promise<Log> =>
    json(`/api/tables/${table}/log?language=${language}${after === null ? "" : `&after=${after}`}`, secret),
  spoken: (table: string, secret: string, language: string, seat: number | null): Promise<Spoken> =>
    json(`/api/tables/${table}/spoken?language=${language}${seat === null ? "" : `&seat=${seat}`}`, secret),
  draws: (table: string, secret: string): Promise<Draws> => json(`/api/tables/${table}/draws`, secret),
  scores: (table: string, secret: string): Promise<Scores> => json(`/api/tables/${table}/scores`, secret),
  growth: (table: string, secret: string): Promise<Growth> => json(`/api/tables/${table}/growth`, secret),
  record: async (table: string, secret: string): Promise<string> =>
    (await ask(`/api/tables/${table}/record`, secret)).text(),
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
const once = Math.random().toString(36).slice(2, 10);

/** A message id nobody has used before. */
export function newId(): string {
  count += 1;
  return `${once}-${Date.now().toString(36)}-${count}`;
}
