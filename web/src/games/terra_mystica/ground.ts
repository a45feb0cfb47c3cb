// The printed map, read from the data file of the game itself.
import type { Colour, MapHex } from "./view";

const COLOURS: Record<string, Colour> = {
  Y: "yellow",
  U: "brown",
  K: "black",
  B: "blue",
  G: "green",
  S: "gray",
  R: "red",
};

/** Land hexes are counted in their row, A1, A2, ...; river hexes all over the map, r0, r1, ... */
export function readMap(text: string): MapHex[] {
  const picture = /picture = """\n([\s\S]*?)"""/.exec(text)?.[1] ?? "";
  let rivers = 0;
  return picture.split("\n").flatMap((line, row) => {
    let lands = 0;
    return line
      .trim()
      .split(" ")
      .map((letter) => {
        const terrain = COLOURS[letter] ?? null;
        return { hex: terrain ? `${String.fromCharCode(65 + row)}${++lands}` : `r${rivers++}`, terrain };
      });
  });
}
