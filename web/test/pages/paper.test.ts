// Forms for scoring on paper: their text, what a click puts there, what the browser keeps.
import { beforeEach, describe, expect, it } from "vitest";
import mapText from "$games/terra_mystica/data/map.toml?raw";
import { emptySheet, fill, put, readSheet, recallSheet, rememberSheet, writeSheet } from "../../src/lib/paper";
import type { PaperField, PaperForm, PaperScore } from "../../src/lib/protocol";
import { painted } from "../../src/games/cartographers/painting";
import { keyAt } from "../../src/games/catan/geometry";
import { readMap } from "../../src/games/terra_mystica/ground";

const field = (id: string, kind: PaperField["kind"], more: Partial<PaperField> = {}): PaperField =>
  ({ id, kind, label: id.toUpperCase(), help: "", default: "", choices: {}, least: 0, most: 9, example: "", places: [], ...more });
const FORM: PaperForm = {
  game: "any", least: 2, most: 4, player: "Player",
  common: [field("turn", "player"), field("season", "choice", { choices: { fall: "Autumn" } })],
  own: [field("roads", "places"), field("towns", "places"), field("knights", "number", { default: "0" }), field("map", "drawing", { example: "..\n.." })],
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
    const answer = { common: { turn: "Ada" }, names: ["Bob", "Ada"], players: [{ knights: "2" }, {}] } as unknown as PaperScore;
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
