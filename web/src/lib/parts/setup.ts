// The typed options of a game, as a form shows them.
import type { Refusal } from "$lib/api";
import type { GameInfo, NeededChoice, NeedsInfo, OptionInfo } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import { hasWord, known, ofGame, t, type Arguments } from "$lib/text.svelte";

const MANY = 8;

/** What most players never touch: secret lists, lists and words, choices too long to look through. */
export function rarely(option: OptionInfo): boolean {
  const free = option.kind === "text" && option.choices.length === 0;
  return option.secret || option.kind === "list" || option.kind === "document" || free || option.choices.length > MANY;
}

export function defaults(options: OptionInfo[]): Record<string, string> {
  return Object.fromEntries(options.map((option) => [option.id, option.default]));
}

/** What an option lacks to have an effect, if it lacks anything; another that has none itself counts as not chosen. */
export function lacks(
  option: OptionInfo,
  options: OptionInfo[],
  values: Record<string, string>,
  seats: number,
): NeedsInfo | undefined {
  const fits = (needs: NeedsInfo): boolean =>
    needs.choices.length === 0 || needs.choices.some((one) => holds(one, options, values, seats));
  return option.needs.find((needs) => seats < needs.seats || !fits(needs));
}

/** The choice with which a flag is on whatever is said of it, if that was chosen. */
export function impliedBy(
  option: OptionInfo,
  options: OptionInfo[],
  values: Record<string, string>,
  seats: number,
): NeededChoice | undefined {
  return option.implied.find((one) => holds(one, options, values, seats));
}

function holds(
  { option: id, choice }: NeededChoice,
  options: OptionInfo[],
  values: Record<string, string>,
  seats: number,
): boolean {
  const other = options.find((one) => one.id === id);
  if (!other) return false;
  if (lacks(other, options, values, seats)) return other.default.split(",").includes(choice);
  if (impliedBy(other, options, values, seats)) return choice === "yes";
  return (values[id] ?? other.default).split(",").includes(choice);
}

/** The same in words: what to choose first. */
export function needsInWords(needs: NeedsInfo, options: OptionInfo[]): string {
  const named = needs.choices.flatMap((one) => choiceInWords(one, options));
  if (needs.seats > 0) named.push(t("new-need-seats", { count: needs.seats }));
  return t("new-needs", { needs: named.join(t("new-or")) });
}

/** “Option: choice”, if there is such an option. */
export function choiceInWords({ option: id, choice }: NeededChoice, options: OptionInfo[]): string[] {
  const option = options.find((other) => other.id === id);
  if (!option) return [];
  return [t("new-need", { option: labelOf(option), choice: choice ? inWords(option, choice) : t("new-list-empty") })];
}

/** Only what differs from the defaults is sent, and only what has an effect. */
export function chosen(
  options: OptionInfo[],
  values: Record<string, string>,
  all: OptionInfo[],
  seats: number,
): Record<string, string> {
  const changed = options.filter(
    (option) =>
      (values[option.id] ?? option.default) !== option.default &&
      !lacks(option, all, values, seats) &&
      !impliedBy(option, all, values, seats),
  );
  return Object.fromEntries(changed.map((option) => [option.id, values[option.id] ?? ""]));
}

/** What was chosen for an option, in words. */
export function inWords(option: OptionInfo, value: string): string {
  if (option.kind === "flag") return t(value === "yes" ? "yes" : "no");
  if (option.kind === "document") return t("new-document-own");
  const words = option.choice_texts[settings.language] ?? {};
  return value
    .split(",")
    .map((choice) => words[choice] ?? choice)
    .join(", ");
}

/** What is true of a list whose rest is left open: the game's own words, or that chance decides. */
export function restOfList(game: string, option: OptionInfo): { hint: string; none: string } {
  const [hint, none] = [`option-${option.id}-hint`, `option-${option.id}-none`];
  return {
    hint: hasWord(game, hint) ? ofGame(game)(hint) : t("new-list-hint", { most: option.most }),
    none: hasWord(game, none) ? ofGame(game)(none) : t("new-list-empty"),
  };
}

export function labelOf(option: OptionInfo): string {
  return option.text[settings.language] ?? option.id;
}

/** The option a refusal is about, if it is about one of these. */
export function blamed(refusal: Refusal, options: OptionInfo[]): string {
  return options.find((option) => option.id === refusal.about["option"])?.id ?? "";
}

/** Why a table cannot be set up, with the names people know; the game's own reasons are in its catalogue. */
export function whyNot(refusal: Refusal, game: GameInfo): string {
  const names = Object.assign({}, ...game.options.map((option) => option.choice_texts[settings.language])) as Record<
    string,
    string
  >;
  const args: Arguments = Object.fromEntries(
    Object.entries(refusal.about).map(([key, about]) => [
      key,
      typeof about === "string" ? (names[about] ?? about) : about,
    ]),
  );
  const option = game.options.find((one) => one.id === refusal.about["option"]);
  if (option) args["option"] = labelOf(option);
  const needs = option?.needs[0];
  if (needs) args["needs"] = needsInWords(needs, game.options);
  const own = `setup-${refusal.reason}`;
  return known(`fault-${own}`, args) ?? (hasWord(game.name, own) ? ofGame(game.name)(own, args) : refusal.message);
}
