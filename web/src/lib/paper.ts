// A form for scoring on paper while somebody fills it in: its fields as texts, the text of the whole, what is kept of it.
import type { PaperField, PaperForm, PaperScore } from "./protocol";

export type Fields = Record<string, string>;

export interface Sheet {
  /** What concerns everybody; players are named by their number, from 1. */
  common: Fields;
  players: { name: string; fields: Fields }[];
}

/** What a game's picture is given. */
export interface PaperProps {
  form: PaperForm;
  sheet: Sheet;
  /** Whose pieces are put on the board. */
  seat: number;
  onchange: (sheet: Sheet) => void;
}

const plainly = (drawing: string): string => drawing.replace(/\s/g, "");

/** What something is drawn on: the blank that has most in common with it, the usual one if none has more. */
export function blankOf({ id, blanks }: PaperField, fields: Fields): string {
  const signs = plainly(fields[id] ?? "");
  const alike = (blank: string): number =>
    [...plainly(blanks[blank] ?? "")].filter((sign, place) => sign === signs[place]).length;
  return Object.keys(blanks).reduce((best, blank) => (alike(blank) > alike(best) ? blank : best));
}

/** Somebody who has filled in nothing yet, and draws on what the others draw on. */
export function newPlayer(form: PaperForm, others: Sheet["players"] = []): Sheet["players"][number] {
  const drawings = form.own.filter(({ kind }) => kind === "drawing");
  return {
    name: "",
    fields: Object.fromEntries(
      drawings.map((field) => [field.id, field.blanks[blankOf(field, others[0]?.fields ?? {})] ?? ""]),
    ),
  };
}

export function emptySheet(form: PaperForm): Sheet {
  return { common: {}, players: Array.from({ length: form.least }, () => newPlayer(form)) };
}

/** What a player is called, also without a name. */
export function nameOf(form: PaperForm, sheet: Sheet, seat: number): string {
  return sheet.players[seat]?.name.trim() || `${form.player} ${seat + 1}`;
}

export const valueOf = (field: PaperField, fields: Fields): string => fields[field.id] ?? field.default;

export const placesIn = (fields: Fields, id: string): string[] => (fields[id] ?? "").split(/[\s,]+/).filter(Boolean);

/** The form as the terminal reads it, in the words of the reader. */
export function writeSheet(form: PaperForm, sheet: Sheet): string {
  const written = (field: PaperField, text: string): string => {
    if (field.kind === "choice") return field.choices[text] ?? text;
    if (field.kind === "player") return text ? nameOf(form, sheet, Number(text) - 1) : "";
    return field.kind === "drawing" ? `\n${text}` : text;
  };
  const row = (field: PaperField, fields: Fields): string =>
    `${field.label}: ${written(field, valueOf(field, fields))}`.replace(/ +(?=\n|$)/g, "");
  const parts = sheet.players.map(({ fields }, seat) => [
    `${form.player}: ${nameOf(form, sheet, seat)}`,
    ...form.own.map((field) => row(field, fields)),
  ]);
  return `${[form.common.map((field) => row(field, sheet.common)), ...parts]
    .filter((part) => part.length)
    .map((part) => part.join("\n"))
    .join("\n\n")}\n`;
}

/** A form that the server has read. */
export function readSheet(form: PaperForm, score: PaperScore): Sheet {
  const common = { ...score.common };
  for (const { id, kind } of form.common) {
    if (kind === "player" && common[id]) common[id] = String(score.names.indexOf(common[id]) + 1);
  }
  return { common, players: score.names.map((name, seat) => ({ name, fields: { ...score.players[seat] } })) };
}

const asIs = (one: string, other: string): boolean => one === other;

/** Something put on a place, or taken from it if it is there already; whatever else of these fields was there goes. */
export function put(sheet: Sheet, seat: number, field: string, place: string, rivals: string[], same = asIs): Sheet {
  const there = placesIn(sheet.players[seat]?.fields ?? {}, field).some((one) => same(one, place));
  const players = sheet.players.map((player, number) => {
    const fields = { ...player.fields };
    for (const id of rivals)
      fields[id] = placesIn(fields, id)
        .filter((one) => !same(one, place))
        .join(" ");
    if (number === seat && field && !there) fields[field] = [...placesIn(fields, field), place].join(" ");
    return { ...player, fields };
  });
  return { ...sheet, players };
}

export function fill(sheet: Sheet, seat: number, field: string, text: string): Sheet {
  const players = sheet.players.map((player, number) =>
    number === seat ? { ...player, fields: { ...player.fields, [field]: text } } : player,
  );
  return { ...sheet, players };
}

/** Without a player: whatever was said of that one is said of nobody, whatever was said of the others still is. */
export function withoutPlayer(form: PaperForm, sheet: Sheet, seat: number): Sheet {
  const common = { ...sheet.common };
  for (const { id, kind } of form.common) {
    const number = Number(common[id]) - 1;
    if (kind !== "player" || !common[id] || number < seat) continue;
    common[id] = number === seat ? "" : String(number);
  }
  return { common, players: sheet.players.filter((_, number) => number !== seat) };
}

const KEY = "deskovka paper ";

export function recallSheet(game: string): Sheet | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY + game) ?? "null") as Sheet | null;
    return found?.common && Array.isArray(found.players) && found.players.length ? found : null;
  } catch {
    return null;
  }
}

export function rememberSheet(game: string, sheet: Sheet | null): void {
  try {
    if (sheet) localStorage.setItem(KEY + game, JSON.stringify(sheet));
    else localStorage.removeItem(KEY + game);
  } catch {
    // a browser that keeps nothing
  }
}
