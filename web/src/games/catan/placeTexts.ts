// What lies at every place of a board, in words; only where the ground has changed it is worded again.
import { settings } from "$lib/settings.svelte";
import { SIZE, hexAt, keyOf, type Spot } from "./geometry";
import type { Ground, ShownHex } from "./view";
import { placeWords } from "./words";

interface Place {
  key: string;
  spot: Spot;
  /** The hexes at it. */
  beside: string[];
  /** What it was worded from. */
  sign: string;
  words: string;
}

export class PlaceTexts {
  private readonly places: Place[];

  constructor(spots: Spot[], board: string[]) {
    const middles = board.map((hex) => ({ hex, ...hexAt(hex) }));
    this.places = spots.map((spot) => {
      const beside = middles.filter(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < SIZE * 1.05);
      return { key: keyOf(spot), spot, beside: beside.map(({ hex }) => hex), sign: "", words: "" };
    });
  }

  /** The words of all places, by their keys. */
  of({ hexes, harbours, enchanted }: Ground): Map<string, string> {
    const named = new Map(hexes.map((hex) => [hex.hex, hex]));
    const coast = settings.language + harbours.map(({ edge, kind }) => edge + kind).join();
    for (const place of this.places) {
      const lands = place.beside.flatMap((hex): ShownHex | ShownHex[] => named.get(hex) ?? []);
      const sign = coast + lands.map(({ terrain, token }) => terrain + token).join();
      if (sign === place.sign) continue;
      place.sign = sign;
      place.words = placeWords(place.spot, { hexes: lands, harbours, enchanted });
    }
    return new Map(this.places.map(({ key, words }) => [key, words]));
  }
}
