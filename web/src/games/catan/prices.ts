// What is printed on the card of building costs that lies before every player.
import type { Amounts } from "./view";

export const PRICES: Record<string, Amounts> = {
  road: { brick: 1, lumber: 1 },
  settle: { brick: 1, lumber: 1, wool: 1, grain: 1 },
  city: { grain: 2, ore: 3 },
  ship: { lumber: 1, wool: 1 },
  wall: { brick: 2 },
  recruit: { wool: 1, ore: 1 },
  activate: { grain: 1 },
  promote: { wool: 1, ore: 1 },
  buy: { wool: 1, grain: 1, ore: 1 },
};
