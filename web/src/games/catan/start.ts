// What is said about the map before the game: what chance gives, and what lies on it.
import type { CatanView } from "./view";

/** What differs between two deals of the same map. */
export function dealtIn(one: CatanView, other: CatanView): string[] {
  const parts = {
    terrain: (view: CatanView) => view.hexes.map(({ hex, terrain }) => [hex, terrain]),
    numbers: (view: CatanView) => view.hexes.map(({ hex, token }) => [hex, token]),
    harbours: (view: CatanView) => view.harbours,
  };
  return Object.entries(parts).flatMap(([name, part]) =>
    JSON.stringify(part(one)) === JSON.stringify(part(other)) ? [] : [name],
  );
}

/** The signs on a map that not everybody knows. */
export function legendOf(view: CatanView): string[] {
  const hidden = view.hexes.some(({ terrain }) => terrain === "unknown");
  return [
    ...(hidden ? ["hidden"] : []),
    ...(view.treasures?.places.length ? ["treasures"] : []),
    ...(view.canal ? ["canal"] : []),
    ...(view.enchanted ? ["enchanted"] : []),
  ];
}
