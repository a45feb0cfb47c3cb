// Painting a space of a sheet: terrain keeps the ruins below it, the same brush again takes the terrain away.
const TERRAIN = "FVAWM";

export function painted(rows: string[], row: number, column: number, brush: string): string[] {
  const before = rows[row]?.[column] ?? ".";
  const ruins = before === "R" || before !== before.toUpperCase();
  const bare = ruins ? "R" : ".";
  let sign = brush;
  if (TERRAIN.includes(brush)) sign = before.toUpperCase() === brush ? bare : ruins ? brush.toLowerCase() : brush;
  else if (brush === ".") sign = before === "R" ? "." : bare;
  else if (before === brush) sign = ".";
  return rows.map((line, number) => (number === row ? line.slice(0, column) + sign + line.slice(column + 1) : line));
}
