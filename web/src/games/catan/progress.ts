// Progress cards: the deck of each, and its picture, as paths in a square of 32 with what fills them.
import type { Progress, Track } from "./view";

const TRADE = [
  "commercial-harbor",
  "master-merchant",
  "merchant",
  "merchant-fleet",
  "resource-monopoly",
  "trade-monopoly",
];
const POLITICS = [
  "bishop",
  "constitution",
  "deserter",
  "diplomat",
  "intrigue",
  "saboteur",
  "spy",
  "warlord",
  "wedding",
];

export const deckOf = (card: Progress): Track =>
  TRADE.includes(card) ? "trade" : POLITICS.includes(card) ? "politics" : "science";

const [WOOD, DARK, GOLD, STEEL, STONE, PAGE, RED, BLUE, GREEN, SKIN, LILAC, NONE] = [
  "#a8743c",
  "#4a3a2c",
  "#f0c244",
  "#c9d2da",
  "#98a2ac",
  "#fffdf4",
  "#c8402f",
  "#4d8fc4",
  "#5a9a4a",
  "#f0c9a0",
  "#a56ab8",
  "none",
];
const CROWN: [string, string] = ["M8 13V4l4.500 4L16 3l3.500 5L24 4v9z", GOLD];
export const STAR: [string, string] = [
  "m16 5 3.200 7 7.300.8-5.500 5 1.600 7.400-6.600-3.900-6.600 3.900 1.600-7.400-5.500-5 7.300-.8z",
  GOLD,
];

export const PICTURES: Record<Progress, [string, string][]> = {
  "commercial-harbor": [
    ["M4 20h16l-3 6H7z", WOOD],
    ["M11.500 20V5", NONE],
    ["M12.500 6q8 3 6.500 11.500h-6.500z", PAGE],
    ["M10.500 9q-5 3-5 8.500h5z", PAGE],
    ["M21 18h8v8h-8zM21 22h8", GOLD],
  ],
  "master-merchant": [
    ["M5 28q0-11 8-12 8 1 8 12z", LILAC],
    ["M13 6.500a4.500 4.500 0 1 1 0 9.500 4.500 4.500 0 0 1 0-9.500z", SKIN],
    ["M6 8.500h14L17.500 4h-9z", DARK],
    ["M22.500 19q-3.500 8 2 8t3.500-8l-1-1.500 1.500-2.500h-6l1.500 2.500z", GOLD],
  ],
  merchant: [
    ["M7 13v14M25 13v14", NONE],
    ["M6 19h20v8H6z", WOOD],
    ["M4 13 7.500 5h17L28 13q-2 3-4 0-2 3-4 0-2 3-4 0-2 3-4 0-2 3-4 0-2 3-4 0z", RED],
    ["M12 13 13.500 5h5L20 13q-2 3-4 0-2 3-4 0z", PAGE],
  ],
  "merchant-fleet": [
    ["M12 13q9-1 16 0l-2.500 5h-11z", WOOD],
    ["M20 12.500V3q6 3 5 8.500z", PAGE],
    ["M3 22q9-1 18 0l-3 6H6z", WOOD],
    ["M11 21.500V9q8 4 6.500 11.500z", PAGE],
    ["M9.500 12q-5 4-4.500 9h4.500z", PAGE],
  ],
  "resource-monopoly": [CROWN, ["M4 22h11v6H4zM17 22h11v6H17z", RED], ["M10 16h12v6H10z", "#dc7347"]],
  "trade-monopoly": [
    CROWN,
    ["M6 24.500a10 3.500 0 0 0 20 0v-3H6z", "#c98f16"],
    ["M6 21.500a10 3.500 0 0 0 20 0 10 3.500 0 0 0-20 0z", GOLD],
    ["M9 17.500a7 2.500 0 0 0 14 0 7 2.500 0 0 0-14 0z", LILAC],
  ],
  alchemist: [
    ["M12 4h8v2h-1.500v7l7.500 12q1.500 3-2 3H8q-3.500 0-2-3l7.500-12V6H12z", PAGE],
    ["M10.500 18h11l4.500 7q1.500 3-2 3H8q-3.500 0-2-3z", GREEN],
    [
      "M12 22.500a1.500 1.500 0 1 0 3 0 1.500 1.500 0 0 0-3 0zM18 25a1.300 1.300 0 1 0 2.600 0 1.300 1.300 0 0 0-2.600 0z",
      PAGE,
    ],
  ],
  crane: [
    ["M8 28V5h3.500v23z", WOOD],
    ["M5 5h22v3.500H5zM11.500 16 19 8.500", WOOD],
    ["M24 8.500V17", NONE],
    ["M20 17h8v7h-8z", STONE],
    ["M4 28h12", NONE],
  ],
  engineer: [
    ["M4 28V15h4v3h4v-3h4v3h4v-3h4v3h4v10z", STONE],
    ["M4 23h24M10 18v5M18 18v5M14 23v5M22 23v5", NONE],
    ["m17 3 6 6-6.500 3.500z", STEEL],
    ["m21.500 6 3-2.500 2 2-2.500 3z", WOOD],
  ],
  inventor: [
    ["M3 11a6 6 0 1 0 12 0 6 6 0 0 0-12 0z", PAGE],
    ["M17 21a6 6 0 1 0 12 0 6 6 0 0 0-12 0z", PAGE],
    ["M18 6q7-1 8 6m-2.500-2 2.500 3 3-2.500M14 26q-7 1-8-6m2.500 2L6 19l-3 2.500", NONE],
    ["M9 8.500v5M7.500 9.500 9 8.500M21.500 19q1.500-1.500 3 0t-3 4h3.500", NONE],
  ],
  irrigation: [
    ["M4 21q4-3 8 0t8 0 8 0v7H4z", BLUE],
    ["M11 3q6 7 3 10.500-3 2.500-6 0Q5 10 11 3z", BLUE],
    ["M22 18V9m0 6q-4-1-4-5m4 5q4-1 4-5", NONE],
    ["M22 3q2.500 3 0 6.500Q19.500 6 22 3z", GOLD],
  ],
  medicine: [
    ["M6 15h20q0 8-5.500 10v3h-9v-3Q6 23 6 15z", STONE],
    ["m18 15 6-11 2.500 1.500-5 9.500z", WOOD],
    ["M9 5v6M6 8h6", NONE],
  ],
  mining: [
    ["M4 28 7 20l6-3 6 3 3 8z", STONE],
    ["M7 20l6-3 1 5-4 2z", STEEL],
    ["m12 15 11-11 2 2-11 11z", WOOD],
    ["M15 5q8-3 13 9-4-6-8-6.500z", STEEL],
  ],
  printer: [
    ["M6 27V5h4v22zM22 27V5h4v22z", WOOD],
    ["M4 5h24v3.500H4zM4 24h24v4H4z", WOOD],
    ["M14.500 8.500h3V14h-3z", STEEL],
    ["M11 14h10v3H11z", DARK],
    ["M11 18.500h10V24H11zM13 21h6", PAGE],
  ],
  "road-building": [
    ["M6 28 12.500 4h7L26 28z", "#c9ab78"],
    ["M16 6v4M16 13v5M16 21v6", NONE],
  ],
  smith: [
    ["M4 15h20q0 5-6 6v3h3v4H9v-4h3v-3q-7-1-8-6z", STEEL],
    ["M17 13 27 6l1 1.500-9.500 7z", WOOD],
    ["m12.500 8 5-4 3.500 5-5 4z", DARK],
  ],
  bishop: [
    ["M7 27q-1-14 9-23 10 9 9 23z", PAGE],
    ["M7 22h18v5H7z", GOLD],
    ["M16 10v9M12.500 13.500h7", NONE],
  ],
  constitution: [
    ["M8 4h15q3 0 3 3t-3 3v15H9z", PAGE],
    ["M5 24h14q0 4 4 4H9q-4 0-4-4z", "#ead9ab"],
    ["M12 9h7M12 13h8M12 17h5", NONE],
    ["M19 19a3.500 3.500 0 1 0 7 0 3.500 3.500 0 0 0-7 0zM21 22l-.500 5 2-1.500 2 1.500-.500-5", RED],
  ],
  deserter: [
    ["M4 6q6 0 8-3 2 3 8 3v8q0 8-8 12-8-4-8-12z", STONE],
    ["m13 3-3 9 4 3-3 11", NONE],
    ["M17 19h6v-4l7 6-7 6v-4h-6z", RED],
  ],
  diplomat: [
    ["M3 9h26v17H3z", PAGE],
    ["m3 9 13 10L29 9M3 26l9.500-10M29 26l-9.500-10", NONE],
    ["M12.500 19a3.500 3.500 0 1 0 7 0 3.500 3.500 0 0 0-7 0z", RED],
  ],
  intrigue: [
    ["M3 10q7-4 13-1 6-3 13 1 0 11-7 12-4 0-6-4-2 4-6 4-7-1-7-12z", LILAC],
    ["M7 14q4-3 6 1-4 3-6-1zM25 14q-4-3-6 1 4 3 6-1z", PAGE],
    ["M29 12q2 8-3 15", NONE],
  ],
  saboteur: [
    ["M6 11q10-4 18 0v15q-9 4-18 0z", WOOD],
    ["M6 15q9 3 18 0M6 22q9 3 18 0", NONE],
    ["M17 9q1-5 6-4", NONE],
    ["m25 1 1 2.500 3 .500-2 2 .500 3-2.500-1.500L22.500 9l.500-3-2-2 3-.500z", GOLD],
  ],
  spy: [
    ["M3 16q13-15 26 0-13 15-26 0z", PAGE],
    ["M11 16a5 5 0 1 0 10 0 5 5 0 0 0-10 0z", BLUE],
    ["M14 16a2 2 0 1 0 4 0 2 2 0 0 0-4 0z", DARK],
  ],
  warlord: [
    ["m5 4 3.500.500L23 20l-2 2L5.500 7.500zM27 4l-3.500.500L9 20l2 2L26.500 7.500z", STEEL],
    ["m18.500 22.500 5-5 1.500 1.500-5 5zM13.500 22.500l-5-5L7 19l5 5z", GOLD],
    ["m21.500 22 2-2 4.500 5-2 2zM10.500 22l-2-2L4 25l2 2z", WOOD],
  ],
  wedding: [
    ["M3 20a8 8 0 1 0 16 0 8 8 0 0 0-16 0zm3 0a5 5 0 1 1 10 0 5 5 0 0 1-10 0z", GOLD],
    ["M13 20a8 8 0 1 0 16 0 8 8 0 0 0-16 0zm3 0a5 5 0 1 1 10 0 5 5 0 0 1-10 0z", GOLD],
    ["m11 5 3-2h4l3 2-5 6z", BLUE],
  ],
};

export const isProgress = (kind: string): kind is Progress => kind in PICTURES;
