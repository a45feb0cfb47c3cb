// Words: the same catalogues as the rest of the program, and one of the web's own.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { settings, type Language } from "./settings.svelte";

export type Arguments = Record<string, FluentVariable>;
export type Words = (key: string, args?: Arguments) => string;

const shared = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default", eager: true });
const ofGames = import.meta.glob<string>("../../../src/deskovka/games/**/text/*.ftl", {
  query: "?raw",
  import: "default",
});

const bundles = new Map<string, FluentBundle>();
const loaded = $state<Record<string, boolean>>({});

function bundle(language: Language): FluentBundle {
  let found = bundles.get(language);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    found.addResource(new FluentResource(shared[`../text/${language}.ftl`] ?? ""));
    bundles.set(language, found);
  }
  return found;
}

const perGame = new Map<string, FluentBundle>();

/** Fetch what a game and its page say in a language; `wordsReady` tells when that can be used. */
export async function loadWords(game: string, language: Language): Promise<void> {
  const key = `${game} ${language}`;
  if (loaded[key]) return;
  const folder = `../../../src/deskovka/games/${game}/`;
  const names = [`/text/${language}.ftl`, `/text/page.${language}.ftl`];
  const files = Object.keys(ofGames).filter(
    (file) => file.startsWith(folder) && names.some((name) => file.endsWith(name)),
  );
  const loads = files.flatMap((file) => ofGames[file] ?? []);
  const texts = loads.length
    ? await Promise.all(loads.map((load) => load()))
    : [await api.page(game, language).then(({ words }) => words)];
  const own = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) own.addResource(new FluentResource(text));
  perGame.set(key, own);
  loaded[key] = true;
}

export function wordsReady(game: string): boolean {
  return loaded[`${game} ${settings.language}`] === true;
}

/** What was said once, by catalogue: a page says the same words over and over, and from here they take a fifth of the time. */
const said = new WeakMap<FluentBundle, Map<string, string | null>>();

function format(found: FluentBundle, key: string, args: Arguments): string | null {
  const told = said.get(found) ?? new Map<string, string | null>();
  said.set(found, told);
  const asked = key + JSON.stringify(args);
  let words = told.get(asked);
  if (words === undefined) {
    const pattern = found.getMessage(key)?.value;
    words = pattern ? found.formatPattern(pattern, args) : null;
    told.set(asked, words);
  }
  return words;
}

/** A text of the web's own catalogue, in the language of the reader. */
export const t: Words = (key, args = {}) => known(key, args) ?? `[${key}]`;

/** A text of the web's own catalogue, where it has one. */
export function known(key: string, args: Arguments = {}): string | null {
  return format(bundle(settings.language), key, args);
}

/** A text of a game's catalogue; empty until it is loaded. */
export function ofGame(game: string): Words {
  return (key, args = {}) => {
    const name = `${game} ${settings.language}`;
    if (!loaded[name]) return "";
    const own = perGame.get(name);
    return (own && format(own, key, args)) ?? `[${key}]`;
  };
}

/** Whether a game's catalogue has a text. */
export function hasWord(game: string, key: string): boolean {
  const name = `${game} ${settings.language}`;
  return loaded[name] === true && (perGame.get(name)?.hasMessage(key) ?? false);
}
