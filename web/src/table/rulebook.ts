// The rules of a game by their ids, fetched once for each language.
import { api } from "$lib/api";
import type { RuleInfo } from "$lib/protocol";

const books = new Map<string, Promise<Map<string, RuleInfo>>>();

export function ruleBook(game: string, language: string): Promise<Map<string, RuleInfo>> {
  const key = `${game} ${language}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game, language).then(({ rules }) => new Map(rules.map((rule) => [rule.id, rule])));
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}
