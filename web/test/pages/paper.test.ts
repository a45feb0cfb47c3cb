// Forms for scoring on paper: their text, what a click puts there, what the browser keeps.
import { beforeEach, describe, expect, it } from "vitest";
import mapText from "$games/terra_mystica/data/map.toml?raw";
import {
  blankOf,
  emptySheet,
  fill,
  newPlayer,
  put,
  readSheet,
  recallSheet,
  rememberSheet,
  withoutPlayer,
  writeSheet,
} from "../../src/lib/paper";
import type { PaperField, PaperForm, PaperScore } from "../../src/lib/protocol";
import { laidOn, painted, swept, wayTo } from "../../src/games/cartographers/painting";
import { keyAt } from "../../src/games/catan/geometry";
import { readMap } from "../../src/games/terra_mystica/ground";

const field = (id: string, kind: PaperField["kind"], more: Partial<PaperField> = {}): PaperField => ({
  id,
  kind,
  label: id.toUpperCase(),
  help: "",
  default: "",
  choices: {},
  least: 0,
  most: 9,
  example: "",
  blanks: {},
  places: [],
  ...more,
});
const FORM: PaperForm = {
  game: "any",
  least: 2,
  most: 4,
  player: "Player",
  common: [field("turn", "player"), field("season", "choice", { choices: { fall: "Autumn" } })],
  own: [
    field("roads", "places"),
    field("towns", "places"),
    field("knights", "number", { default: "0" }),
    field("map", "drawing", { blanks: { A: "..\n..", B: "##\n.." } }),
  ],
};

describe("the text of a form", () => {
  it("has the labels and names of the reader, players by name, drawings below their label", () => {
    const sheet = put(emptySheet(FORM), 1, "roads", "E7ne", ["roads"]);
    sheet.common = { turn: "2", season: "fall" };
    sheet.players[1]!.name = " Ada ";
    expect(writeSheet(FORM, sheet)).toBe(
      "TURN: Ada\nSEASON: Autumn\n\nPlayer: Player 1\nROADS:\nTOWNS:\nKNIGHTS: 0\nMAP:\n..\n..\n\nPlayer: Ada\nROADS: E7ne\nTOWNS:\nKNIGHTS: 0\nMAP:\n..\n..\n",
    );
  });

  it("comes back from the server as it was sent", () => {
    const answer = {
      common: { turn: "Ada" },
      names: ["Bob", "Ada"],
      players: [{ knights: "2" }, {}],
    } as unknown as PaperScore;
    const sheet = readSheet(FORM, answer);
    expect(sheet.common["turn"]).toBe("2");
    expect(sheet.players[0]).toEqual({ name: "Bob", fields: { knights: "2" } });
  });
});

describe("a click", () => {
  it("puts a piece, and takes it away again", () => {
    const once = put(emptySheet(FORM), 0, "roads", "A1", ["roads"]);
    expect(once.players[0]?.fields["roads"]).toBe("A1");
    expect(put(once, 0, "roads", "A1", ["roads"]).players[0]?.fields["roads"]).toBe("");
  });

  it("takes the place from everybody and everything that was there", () => {
    const first = put(emptySheet(FORM), 0, "towns", "A1", ["roads", "towns"]);
    const then = put(first, 1, "roads", "A1", ["roads", "towns"]);
    expect([then.players[0]?.fields["towns"], then.players[1]?.fields["roads"]]).toEqual(["", "A1"]);
  });

  it("knows a corner of Catan by all its names", () => {
    const same = (one: string, other: string): boolean => keyAt(`corner:${one}`) === keyAt(`corner:${other}`);
    const sheet = put(fill(emptySheet(FORM), 0, "towns", "F7nw"), 0, "towns", "E7s", ["towns"], same);
    expect(sheet.players[0]?.fields["towns"]).toBe("");
  });

  it("paints terrain, keeps ruins below it, and erases", () => {
    const rows = [".R^"];
    expect(painted(rows, 0, 0, "F")).toEqual(["FR^"]);
    expect(painted(rows, 0, 1, "W")).toEqual([".w^"]);
    expect(painted([".w^"], 0, 1, "W")).toEqual([".R^"]);
    expect(painted([".w^"], 0, 1, ".")).toEqual([".R^"]);
    expect(painted(rows, 0, 2, ".")).toEqual([".R."]);
    expect(painted(rows, 0, 2, "^")).toEqual([".R."]);
  });
});

describe("a player who is removed", () => {
  const three = (turn: string) => ({
    common: { turn, season: "fall" },
    players: ["Ann", "Bob", "Cid"].map((name) => ({ name, fields: {} })),
  });

  it("leaves what concerns everybody as it was", () => {
    expect(withoutPlayer(FORM, three("1"), 1)).toEqual({
      common: { turn: "1", season: "fall" },
      players: [
        { name: "Ann", fields: {} },
        { name: "Cid", fields: {} },
      ],
    });
  });

  it("is named no more, and those who come after are still named", () => {
    expect(withoutPlayer(FORM, three("2"), 1).common).toEqual({ turn: "", season: "fall" });
    expect(writeSheet(FORM, withoutPlayer(FORM, three("3"), 1))).toContain("TURN: Cid");
    expect(withoutPlayer(FORM, three(""), 0).common["turn"]).toBe("");
  });
});

describe("what is drawn on", () => {
  const map = FORM.own.find(({ id }) => id === "map")!;

  it("is known by the drawing, and the same for somebody new", () => {
    const sheet = fill(emptySheet(FORM), 0, "map", "##\nFF");
    expect([blankOf(map, sheet.players[0]!.fields), blankOf(map, sheet.players[1]!.fields), blankOf(map, {})]).toEqual([
      "B",
      "A",
      "A",
    ]);
    expect(newPlayer(FORM, sheet.players).fields["map"]).toBe("##\n..");
  });

  it("is changed below what was painted, where there is room", () => {
    expect(laidOn(["F.^R", "wMRA"], ["RR..", "R.#^"])).toEqual(["fR..", "wM#^"]);
    expect(laidOn([], ["R#"])).toEqual(["R#"]);
  });
});

describe("a brush drawn over several spaces", () => {
  const all = [0, 1, 2, 3].map((column) => ({ row: 0, column }));

  it("paints them all, also those that had it, and spares mountains and wasteland", () => {
    expect(swept([".RF^"], all, "F")).toEqual(["FfF^"]);
    expect(swept(["WfM#"], all, ".")).toEqual([".R.#"]);
    expect(swept(["...."], all, "^")).toEqual(["^^^^"]);
    expect(swept(["...."], [...all, ...all.slice(1).reverse()], "F")).toEqual(["FFFF"]);
  });

  it("leaves out no space, however quick", () => {
    expect(wayTo({ row: 2, column: 1 }, { row: 0, column: 5 }).map(({ row, column }) => `${row}${column}`)).toEqual([
      "22",
      "13",
      "14",
      "05",
    ]);
    expect(wayTo({ row: 1, column: 1 }, { row: 1, column: 1 })).toEqual([]);
  });

  it("takes away what it began on, and only that", () => {
    expect(swept(["FfWF"], all, "F")).toEqual([".RW."]);
  });
});

describe("what the browser keeps", () => {
  beforeEach(() => localStorage.clear());

  it("is the sheet, until it is cleared", () => {
    const sheet = emptySheet(FORM);
    rememberSheet("any", sheet);
    expect(recallSheet("any")).toEqual(sheet);
    rememberSheet("any", null);
    expect(recallSheet("any")).toBeNull();
  });

  it("is not trusted", () => {
    localStorage.setItem("deskovka paper any", "{");
    expect(recallSheet("any")).toBeNull();
    localStorage.setItem("deskovka paper any", '{"players": 5}');
    expect(recallSheet("any")).toBeNull();
  });
});

it("the printed map of Terra Mystica has the names of the server", () => {
  const map = readMap(mapText);
  expect(map.length).toBe(113);
  expect(map[0]).toEqual({ hex: "A1", terrain: "brown" });
  expect(map.find(({ hex }) => hex === "E8")?.terrain).toBe("yellow");
  expect(map.filter(({ terrain }) => !terrain).at(-1)?.hex).toBe("r35");
});
