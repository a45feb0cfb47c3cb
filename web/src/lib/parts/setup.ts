// The typed options of a game, as a form shows them.
import type { OptionInfo } from "$lib/protocol";

const MANY = 8;

/** What most players never touch: secret lists, lists and words, choices too long to look through. */
export function rarely(option: OptionInfo): boolean {
  const free = option.kind === "text" && option.choices.length === 0;
  return option.secret || option.kind === "list" || free || option.choices.length > MANY;
}

export function defaults(options: OptionInfo[]): Record<string, string> {
  return Object.fromEntries(options.map((option) => [option.id, option.default]));
}

/** Only what differs from the defaults is sent. */
export function chosen(options: OptionInfo[], values: Record<string, string>): Record<string, string> {
  const changed = options.filter((option) => (values[option.id] ?? option.default) !== option.default);
  return Object.fromEntries(changed.map((option) => [option.id, values[option.id] ?? ""]));
}

/** The option a refusal of the server is about: its sentences begin `option ID:`. */
export function blamed(message: string, options: OptionInfo[]): string {
  const id = /^option ([\w-]+):/.exec(message)?.[1] ?? "";
  return options.some((option) => option.id === id) ? id : "";
}
