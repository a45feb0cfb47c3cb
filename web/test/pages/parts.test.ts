// What the pages compute: times, links, set-ups, rule books, and whether both languages say everything.
import { describe, expect, it } from "vitest";
import { Refusal } from "../../src/lib/api";
import { ago } from "../../src/lib/parts/ago";
import { chapters, mentions, pieces } from "../../src/lib/parts/book";
import { readKeys, writeKeys } from "../../src/lib/parts/links";
import { seatName } from "../../src/lib/parts/names";
import {
  blamed,
  chosen,
  defaults,
  inWords,
  labelOf,
  lacks,
  impliedBy,
  needsInWords,
  rarely,
  whyNot,
} from "../../src/lib/parts/setup";
import { rememberPlayed } from "../../src/lib/played";
import { playersNow, tableNow } from "../../src/lib/parts/start";
import type { GameInfo, NeedsInfo, OptionInfo, Player, RuleInfo } from "../../src/lib/protocol";
import { settings } from "../../src/lib/settings.svelte";
import czech from "../../src/text/cs.ftl?raw";
import english from "../../src/text/en.ftl?raw";

const HOUR = 3_600_000;

function option(fields: Partial<OptionInfo>): OptionInfo {
  return {
    id: "side",
    kind: "choice",
    default: "A",
    choices: ["A", "B"],
    least: 0,
    most: 1,
    secret: false,
    needs: [],
    implied: [],
    text: {},
    choice_texts: {},
    ...fields,
  };
}

function game(least: number, most: number, bots: string[]): GameInfo {
  return {
    name: "some",
    edition: "",
    rules: "",
    title: {},
    about: {},
    length: {},
    least_seats: least,
    most_seats: most,
    bots,
    options: [],
    first_game: { board: "beginner" },
    lesson: false,
    other_bots: {},
  };
}

const rule = (id: string): RuleInfo => ({
  id,
  heading: id,
  text: "",
  source: "book",
  see: [],
  needs: [],
  material: false,
  examples: [],
  cases: [],
});

describe("time since a change", () => {
  it("is said in words", () => {
    expect(ago(0, 2 * HOUR, "en")).toBe("2 hours ago");
    expect(ago(0, 2 * HOUR + 59 * 60_000, "en")).toBe("2 hours ago");
    expect(ago(0, 24 * HOUR, "en")).toBe("yesterday");
    expect(ago(0, 5 * HOUR, "cs")).toBe("před 5 hodinami");
  });

  it("is now for what has just happened, and for clocks that disagree", () => {
    expect(ago(1000, 5000, "en")).toBe("now");
    expect(ago(90_000, 0, "en")).toBe("now");
  });
});

describe("links of tables", () => {
  const keys = [
    { table: "abcdefABCD12", secret: "s".repeat(32) },
    { table: "zzzzzzzzzzzz", secret: "_-".repeat(16) },
  ];

  it("are carried to another device as text", () => {
    expect(readKeys(writeKeys(keys))).toEqual(keys);
  });

  it("are found among other words, and only whole ones", () => {
    expect(readKeys(`see ${writeKeys(keys.slice(0, 1))}, thanks`)).toEqual(keys.slice(0, 1));
    expect(readKeys("https://x/t/short#" + "s".repeat(32))).toEqual([]);
    expect(readKeys("https://x/t/abcdefABCD12#" + "s".repeat(65))).toEqual([]);
  });
});

describe("a set-up", () => {
  const options = [option({}), option({ id: "cards", kind: "list", default: "", most: 4 })];

  it("sends only what was changed", () => {
    const values = defaults(options);
    expect(chosen(options, values, options, 2)).toEqual({});
    expect(chosen(options, { ...values, cards: "B,A" }, options, 2)).toEqual({ cards: "B,A" });
  });

  it("leaves out what would have no effect, and says what it needs", () => {
    const needs = (option: string, choice: string, seats = 0): NeedsInfo => ({
      choices: option ? [{ option, choice }] : [],
      seats,
      rule: null,
    });
    const rivers = option({ id: "rivers", kind: "flag", default: "no", needs: [needs("side", "B"), needs("", "", 3)] });
    const bridges = option({ id: "bridges", kind: "flag", default: "no", needs: [needs("cards", "")] });
    const all = [...options, rivers, bridges];
    const sent = (values: Record<string, string>, seats: number): Record<string, string> =>
      chosen(all, { ...defaults(all), ...values }, all, seats);

    expect(sent({ rivers: "yes" }, 3)).toEqual({});
    expect(sent({ rivers: "yes", side: "B" }, 2)).toEqual({ side: "B" });
    expect(sent({ rivers: "yes", side: "B" }, 3)).toEqual({ rivers: "yes", side: "B" });
    expect(sent({ bridges: "yes" }, 2)).toEqual({ bridges: "yes" });
    expect(sent({ bridges: "yes", cards: "A" }, 2)).toEqual({ cards: "A" });
    expect(lacks(rivers, all, { side: "B" }, 2)?.seats).toBe(3);
    const shallow = option({ id: "shallow", kind: "flag", default: "no", needs: [needs("rivers", "yes")] });
    const deep = option({ id: "deep", kind: "flag", default: "no", needs: [needs("rivers", "no")] });
    const more = [...all, shallow, deep];
    expect(lacks(shallow, more, { side: "B", rivers: "yes" }, 3)).toBeUndefined();
    expect(lacks(deep, more, { side: "B", rivers: "yes" }, 3)).toBeDefined();
    expect(lacks(shallow, more, { side: "A", rivers: "yes" }, 3)).toBeDefined(); // rivers have no effect there
    expect(lacks(deep, more, { side: "A", rivers: "yes" }, 3)).toBeUndefined();
    expect(needsInWords(needs("side", "B"), all)).toContain(
      `${labelOf(all[0] as OptionInfo)}: ${inWords(all[0] as OptionInfo, "B")}`,
    );
  });

  it("knows a flag that another choice turns on: nothing is sent for it, and what needs it may be chosen", () => {
    const knights = option({ id: "knights", kind: "flag", default: "no", implied: [{ option: "side", choice: "B" }] });
    const needs = (choice: string): NeedsInfo[] => [{ choices: [{ option: "knights", choice }], seats: 0, rule: null }];
    const [armed, peaceful] = [
      option({ id: "armed", kind: "flag", default: "no", needs: needs("yes") }),
      option({ id: "peaceful", kind: "flag", default: "no", needs: needs("no") }),
    ];
    const all = [...options, knights, armed, peaceful];
    expect(impliedBy(knights, all, { side: "A" }, 3)).toBeUndefined();
    expect(impliedBy(knights, all, { side: "B" }, 3)).toEqual({ option: "side", choice: "B" });
    expect(lacks(armed, all, { side: "B" }, 3)).toBeUndefined();
    expect(lacks(peaceful, all, { side: "B" }, 3)).toBeDefined();
    expect(chosen(all, { ...defaults(all), side: "B", knights: "yes" }, all, 3)).toEqual({ side: "B" });
  });

  it("folds away what few people touch", () => {
    expect(options.map(rarely)).toEqual([false, true]);
    expect(rarely(option({ secret: true }))).toBe(true);
    expect(rarely(option({ kind: "text", choices: [] }))).toBe(true);
    expect(rarely(option({ kind: "text", choices: ["box", "later"] }))).toBe(false);
  });

  it("knows which option a refusal is about", () => {
    const about = (option?: string): Refusal =>
      new Refusal({ code: "setup", reason: "twice", about: option ? { option } : {} });
    expect(blamed(about("cards"), options)).toBe("cards");
    expect(blamed(about("other"), options)).toBe("");
    expect(blamed(about(), options)).toBe("");
  });
});

describe("a set-up that is refused", () => {
  const cards = option({
    id: "cards",
    kind: "list",
    most: 4,
    text: { en: "Cards", cs: "Karty" },
    choice_texts: { en: { wood: "Great Wood" }, cs: { wood: "Velký les" } },
  });
  const refused = (reason: string, about: Refusal["about"]): Refusal => new Refusal({ code: "setup", reason, about });
  const table = { ...game(1, 4, []), options: [cards] };

  it("names the option and the numbers in the language of the reader", () => {
    settings.language = "en";
    expect(whyNot(refused("too-many", { option: "cards", most: 4 }), table)).toBe("“Cards”: at most 4 can be chosen.");
    settings.language = "cs";
    expect(whyNot(refused("too-many", { option: "cards", most: 4 }), table)).toBe(
      "„Karty“: vybrat lze nejvýše 4 položky.",
    );
  });

  it("is told in general where a reason has no words", () => {
    settings.language = "en";
    expect(whyNot(refused("something-new", {}), table)).toBe("The game cannot be set up like this.");
    expect(new Refusal({ code: "something-new", message: "no" }).message).toBe("The server did not accept it: no");
  });

  it("calls what was chosen by its name", () => {
    settings.language = "cs";
    expect(inWords(cards, "wood,other")).toBe("Velký les, other");
    expect(inWords(option({ kind: "flag" }), "yes")).toBe("ano");
  });
});

describe("playing at once", () => {
  it("takes one good bot where one may play alone, two elsewhere", () => {
    expect(playersNow(game(1, 100, ["random", "good"]), "Anna")).toEqual([
      { kind: "me", name: "Anna" },
      { kind: "bot", bot: "good" },
    ]);
    expect(playersNow(game(2, 5, ["random", "good"]), "Anna")).toHaveLength(3);
    expect(playersNow(game(2, 2, ["random"]), "Anna")).toEqual([
      { kind: "me", name: "Anna" },
      { kind: "bot", bot: "random" },
    ]);
  });
});

describe("a rule book", () => {
  const rules = ["CA-1.1", "CA-1.2", "CA-13.7", "CA-13.7a"].map(rule);

  it("is cut into chapters", () => {
    expect(chapters(rules).map((part) => [part.id, part.rules.length])).toEqual([
      ["CA-1", 2],
      ["CA-13", 2],
    ]);
  });

  it("draws maps, lists lines and keeps paragraphs", () => {
    expect(pieces("Signs:\n\n..R\n.^.\n\nforest: F\nwater: W").map((piece) => piece.kind)).toEqual([
      "text",
      "map",
      "lines",
    ]);
  });

  it("finds the rules a text mentions", () => {
    expect(mentions("as in CA-13.7a.")).toEqual(["as in ", "CA-13.7a", "."]);
  });
});

describe("the catalogues", () => {
  const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

  it("say the same things in both languages, each once", () => {
    expect(keys(czech).sort()).toEqual(keys(english).sort());
    expect(new Set(keys(english)).size).toBe(keys(english).length);
  });
});

describe("bots of others", () => {
  it("are called as the server calls them", () => {
    const seat = {
      seat: 1,
      kind: "bot",
      name: "careful farmer",
      bot: "my_bot:CarefulFarmer",
      yours: false,
      why: "",
    } as const;
    expect(seatName(seat)).toBe("Bot\u00a02 (careful farmer)");
    expect(seatName({ ...seat, bot: "good" })).not.toContain("careful");
  });

  it("stay at a table that is played again, as long as the server offers them", () => {
    const mine: Player = { kind: "bot", bot: "my_bot:Mine" };
    const offered = { ...game(2, 4, ["random", "good"]), name: "theirs", other_bots: { "my_bot:Mine": "mine" } };
    rememberPlayed("theirs", { seats: [{ kind: "me" }, mine], options: {} });
    expect(tableNow(offered, "Ann").seats[1]).toEqual(mine);
    expect(tableNow({ ...offered, other_bots: {} }, "Ann").seats[1]).toEqual({ kind: "bot", bot: "good" });
  });
});
