// Where hexes, corners and edges are, from their names: `E7` is the middle, `E7ne` a corner or an edge of it.
export const SIZE = 50; // from the middle of a hex to a corner
export const WIDTH = SIZE * Math.sqrt(3);
const RADIUS = 6; // of the grid that names the hexes
const MIDDLE_ROW = "E".charCodeAt(0);
const CORNERS = ["n", "ne", "se", "s", "sw", "nw"];
const EDGES = ["ne", "e", "se", "sw", "w", "nw"]; // an edge joins the corners of its number and the next
const SPOT = 22; // around the middle of a place, what is drawn there
const MARGIN = SIZE * 1.05; // sea for ships around the island

export interface Point {
  x: number;
  y: number;
}

export type Kind = "hex" | "corner" | "edge";

/** Something on the island that can be pointed at; `ends` are those of an edge. */
export interface Spot extends Point {
  kind: Kind;
  /** As the server writes it: `corner:E7n`. */
  place: string;
  ends: [Point, Point] | null;
}

const round = (number: number): number => Math.round(number * 10) / 10;

export function hexAt(name: string): Point {
  const [, letter = "E", digits = "7"] = /^([A-Z])(\d+)/.exec(name) ?? [];
  const row = letter.charCodeAt(0) - MIDDLE_ROW;
  const column = Number(digits) - 1 + Math.max(-RADIUS, -RADIUS - row);
  return { x: round(WIDTH * (column + row / 2)), y: round(1.5 * SIZE * row) };
}

function around({ x, y }: Point, corner: number, factor = 1): Point {
  const angle = (Math.PI / 3) * corner - Math.PI / 2;
  return { x: round(x + SIZE * factor * Math.cos(angle)), y: round(y + SIZE * factor * Math.sin(angle)) };
}

const directionOf = (name: string): string => name.replace(/^[A-Z]\d+/, "");

export function cornerAt(name: string): Point {
  return around(hexAt(name), CORNERS.indexOf(directionOf(name)));
}

export function edgeEnds(name: string): [Point, Point] {
  const [middle, edge] = [hexAt(name), EDGES.indexOf(directionOf(name))];
  return [around(middle, edge), around(middle, edge + 1)];
}

export const between = ([one, other]: [Point, Point]): Point => ({
  x: round((one.x + other.x) / 2),
  y: round((one.y + other.y) / 2),
});

export function spotAt(place: string): Spot {
  const [kind, name = ""] = place.split(":") as [Kind, string];
  if (kind === "edge") {
    const ends = edgeEnds(name);
    return { kind, place, ends, ...between(ends) };
  }
  return { kind, place, ends: null, ...(kind === "corner" ? cornerAt(name) : hexAt(name)) };
}

/** The same for all names of a place. */
export const keyOf = ({ kind, x, y }: Spot): string => `${kind} ${Math.round(x / 4)} ${Math.round(y / 4)}`;
export const keyAt = (place: string): string => keyOf(spotAt(place));

/** How far out a hex lies, and then how far around from the north-west: a place is called after the first of its hexes. */
function order(hex: string): number {
  const { x, y } = hexAt(hex);
  const row = y / (1.5 * SIZE);
  const column = x / WIDTH - row / 2;
  const ring = Math.max(Math.abs(row), Math.abs(column), Math.abs(row + column));
  const turn = (-2 * Math.PI) / 3 - Math.atan2(y, x);
  return Math.round(ring) * 100 + ((((turn + 0.01) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI));
}

function nameAt({ x, y }: Point): string {
  const row = Math.round(y / (1.5 * SIZE));
  const column = Math.round(x / WIDTH - row / 2);
  return `${String.fromCharCode(MIDDLE_ROW + row)}${column + 1 - Math.max(-RADIUS, -RADIUS - row)}`;
}

/** The hexes around a board, in the rows that have names: at sea its frame is water, too. */
export function frameOf(board: string[]): string[] {
  const known = new Set(board);
  const beside = board.flatMap((hex) => {
    const { x, y } = hexAt(hex);
    return EDGES.map((_, side) => {
      const angle = (Math.PI / 3) * (side - 1);
      return nameAt({ x: x + WIDTH * Math.cos(angle), y: y + WIDTH * Math.sin(angle) });
    });
  });
  return [...new Set(beside)].filter((hex) => !known.has(hex) && /^[A-I]\d/.test(hex));
}

/** Every hex, edge and corner of a board, each once, under the name the server writes; of its frame the hexes alone. */
export function spotsOf(board: string[], frame: string[] = []): Spot[] {
  const hexes = [...board, ...frame].sort((one, other) => order(one) - order(other));
  const own = new Set(spotsAround(board).map(keyOf));
  return spotsAround(hexes).filter((spot) => spot.kind === "hex" || own.has(keyOf(spot)));
}

function spotsAround(hexes: string[]): Spot[] {
  const found = new Map<string, Spot>();
  const add = (place: string): void => {
    const spot = spotAt(place);
    if (!found.has(keyOf(spot))) found.set(keyOf(spot), spot);
  };
  for (const hex of hexes) add(`hex:${hex}`);
  for (const hex of hexes) for (const edge of EDGES) add(`edge:${hex}${edge}`);
  for (const hex of hexes) for (const corner of CORNERS) add(`corner:${hex}${corner}`);
  return [...found.values()];
}

/** The outline of a hex around a middle, as a polygon wants it. */
export function outline(x = 0, y = 0, factor = 1): string {
  return CORNERS.map((_, corner) => around({ x, y }, corner, factor))
    .map((point) => `${point.x},${point.y}`)
    .join(" ");
}

/** The picture around some hexes, with sea on all sides; more of it where the pirate may sail there. */
export function extent(hexes: string[], framed = false): { x: number; y: number; width: number; height: number } {
  const places = hexes.map(hexAt);
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))];
  const margin = framed ? MARGIN * 1.25 : MARGIN;
  const [beside, above] = [WIDTH / 2 + margin, SIZE + margin * (framed ? 0.86 : 0.72)];
  return {
    x: round(left - beside),
    y: round(top - above),
    width: round(right - left + 2 * beside),
    height: round(bottom - top + 2 * above),
  };
}

/** Where the ship of a harbour lies: off the coast, on the side without land. */
export function offshore(edge: string, land: string[], reach = 0.68): Point {
  const ends = edgeEnds(edge);
  const middle = between(ends);
  const inland = hexAt(edge);
  const away = { x: middle.x - inland.x, y: middle.y - inland.y };
  const beyond = { x: middle.x + away.x, y: middle.y + away.y };
  const onLand = land.map(hexAt).some(({ x, y }) => Math.hypot(x - beyond.x, y - beyond.y) < SIZE / 2);
  const far = onLand ? -reach : reach;
  return { x: round(middle.x + away.x * far), y: round(middle.y + away.y * far) };
}

/**
 * Where a note about a place stands: beside it, over as few of the other places as possible, or beside the board where
 * it may stand there; its left and upper side.
 */
export function noteAt(
  place: Point,
  others: Point[],
  board: { x: number; y: number; width: number; height: number },
  note: { width: number; height: number },
  aside = false,
): Point {
  const keep = (at: number, from: number, room: number): number => Math.max(from, Math.min(at, from + room));
  const beside = [place.x + SPOT, place.x - SPOT - note.width, place.x - note.width / 2];
  const upright = [place.y - note.height / 2, place.y + SPOT, place.y - SPOT - note.height];
  const [right, bottom] = [board.x + board.width - note.width, board.y + board.height - note.height];
  const columns = [...beside, board.x, right].map((x) => keep(x, board.x, board.width - note.width));
  if (aside) columns.push(board.x + board.width + SPOT / 2);
  const rows = [...upright, board.y, bottom].map((y) => keep(y, board.y, board.height - note.height));
  const covers = (corner: Point, point: Point): boolean =>
    point.x > corner.x - SPOT / 2 &&
    point.x < corner.x + note.width + SPOT / 2 &&
    point.y > corner.y - SPOT / 2 &&
    point.y < corner.y + note.height + SPOT / 2;
  const cost = (corner: Point): number =>
    (covers(corner, place) ? 1e6 : 0) +
    others.filter((other) => covers(corner, other)).length * 1e3 +
    Math.hypot(corner.x + note.width / 2 - place.x, corner.y + note.height / 2 - place.y);
  let [best, least] = [{ x: board.x, y: board.y }, Infinity];
  for (const corner of columns.flatMap((x) => rows.map((y) => ({ x, y }))))
    if (cost(corner) < least) [best, least] = [corner, cost(corner)];
  return best;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The spot an arrow key leads to: near, and as straight as possible in that direction. */
export function onward(from: Spot, key: string, spots: Spot[]): Spot {
  const way = WAYS[key];
  if (!way) return from;
  let [best, least] = [from, Infinity];
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (ahead < 3) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
