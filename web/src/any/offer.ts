// The legal answers of a game without a part for the server, as `server/any_game/offers.py` tells them.
export interface Kind {
  do: string;
  form: string;
  fields: string[];
  seats: string[];
  more: boolean;
  answers: { action: string; parts: string[] }[];
}

export interface Offer {
  kind: "kinds";
  decision: string | null;
  kinds: Kind[];
}

/** What may be chosen next, once the first parts are: the words of the next field, each once. */
export function nextParts(kind: Kind, picked: string[]): string[] {
  const fitting = kind.answers.filter(({ parts }) => picked.every((word, place) => parts[place] === word));
  return [...new Set(fitting.map(({ parts }) => parts[picked.length] ?? ""))];
}

/** The only answer that begins with these parts, if there is only one. */
export function onlyAnswer(kind: Kind, picked: string[]): string | null {
  const fitting = kind.answers.filter(({ parts }) => picked.every((word, place) => parts[place] === word));
  return fitting.length === 1 ? (fitting[0]?.action ?? null) : null;
}
