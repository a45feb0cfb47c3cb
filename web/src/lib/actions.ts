// Every action an offer stands for, in notation: for those who type their answers.
interface Way { cells: [number, number][]; corners: string }
interface Part { terrains: string[]; shapes: { ways: Way[] }[] }
interface Drawings extends Part { kind: "drawings"; size: [number, number]; squares: Part | null }
interface Listed { kind: "actions"; hexes: Record<string, { action: string }[]>; others: { action: string }[] }

const A = "A".charCodeAt(0);

/** The numbers of the bits that are set, from the lowest. */
export function bitsOf(hex: string): number[] {
  const binary = BigInt(`0x${hex || "0"}`).toString(2);
  return [...binary].reverse().flatMap((bit, index) => (bit === "1" ? [index] : []));
}

function drawings(part: Part, columns: number): string[] {
  const found: string[] = [];
  for (const { ways } of part.shapes) {
    for (const way of ways) {
      for (const corner of bitsOf(way.corners)) {
        const top = Math.floor(corner / columns), left = corner % columns;
        const cells = way.cells.map(([row, column]) => `${String.fromCharCode(A + top + row)}${left + column + 1}`);
        for (const terrain of part.terrains) found.push(`draw ${terrain} ${cells.join("+")}`);
      }
    }
  }
  return found;
}

export function actionsOf(offer: unknown): string[] {
  const given = offer as Drawings | Listed | null;
  if (given?.kind === "drawings") {
    return [given, given.squares].flatMap((part) => (part ? drawings(part, given.size[1]) : []));
  }
  if (given?.kind === "actions") return [...Object.values(given.hexes), given.others].flat().map(({ action }) => action);
  return [];
}

/** The actions that have every typed word in them. */
export function fitting(actions: string[], typed: string): string[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return actions.filter((action) => words.every((word) => action.toLowerCase().includes(word)));
}
