// The drawing somebody is about to make: which terrain and shape, turned how, held over which space.
import { cornerAt, stepped, writeDrawing, type Place } from "./geometry";
import { firstWay, fitAt, flip, nearestFit, nextFit, openPart, turn, type Fit } from "./offer";
import type { Offer, OfferPart, ShapeOffer, Terrain, WayOffer } from "./view";

export class Placing {
  readonly part: OfferPart;
  terrain: Terrain = $state("forest");
  shapeAt = $state(0);
  wayAt = $state(0);
  over: Place = $state.raw({ row: 5, column: 5 });
  /** Whether it is shown on the map at all, and whether it stays where it is until it is confirmed. */
  shown = $state(false);
  pinned = $state(false);
  /** What had to be changed so that it fits somewhere. */
  helped: "" | "turned" | "reshaped" = $state("");

  constructor(
    readonly offer: Offer,
    over?: Place,
  ) {
    this.part = openPart(offer);
    this.terrain = this.part.terrains[0] ?? "forest";
    if (over) this.over = over;
    const first = this.part.shapes.findIndex((shape) => shape.ways.some((way) => way.corners !== "0"));
    this.shapeAt = Math.max(0, first);
    this.wayAt = firstWay(this.shape);
  }

  readonly shape: ShapeOffer | undefined = $derived.by(() => this.part.shapes[this.shapeAt]);
  readonly way: WayOffer | undefined = $derived.by(() => this.shape?.ways[this.wayAt]);
  readonly cells: [number, number][] = $derived.by(() => this.way?.cells ?? []);
  readonly corner: Place = $derived.by(() => (this.cells.length ? cornerAt(this.cells, this.over) : this.over));
  readonly fit: Fit = $derived.by(() =>
    this.way ? fitAt(this.way, this.corner, this.offer.size[1]) : { fits: false, rule: null },
  );
  readonly spaces: Place[] = $derived.by(() =>
    this.cells.map(([row, column]) => ({ row: this.corner.row + row, column: this.corner.column + column })),
  );
  readonly action: string = $derived.by(() => (this.way ? writeDrawing(this.terrain, this.cells, this.corner) : ""));

  covers(place: Place): boolean {
    return this.shown && this.spaces.some(({ row, column }) => row === place.row && column === place.column);
  }

  hold(over: Place): void {
    this.over = over;
    this.shown = true;
    this.helped = "";
  }

  step(rows: number, columns: number): void {
    this.hold(stepped(this.over, rows, columns));
    this.pinned = false;
  }

  chooseTerrain(terrain: Terrain): void {
    this.terrain = terrain;
  }

  chooseShape(index: number): void {
    this.shapeAt = index;
    this.wayAt = firstWay(this.shape);
    this.changed();
  }

  turn(clockwise = true): void {
    if (this.shape) this.wayAt = turn(this.shape, this.wayAt, clockwise);
    this.changed();
  }

  flip(): void {
    if (this.shape) this.wayAt = flip(this.shape, this.wayAt);
    this.changed();
  }

  /** Another form in the same place: it stays there if it fits. */
  private changed(): void {
    this.shown = true;
    this.helped = "";
    if (!this.fit.fits) this.pinned = false;
  }

  /** Somewhere it fits, near where it is: as it lies; or else turned; or else another shape. */
  settle(): void {
    if (this.settleAs(this.shapeAt, [this.wayAt], "")) return;
    if (this.settleAs(this.shapeAt, this.waysOf(this.shapeAt), "turned")) return;
    this.part.shapes.some((_, shape) => this.settleAs(shape, this.waysOf(shape), "reshaped"));
  }

  private waysOf(shape: number): number[] {
    return (this.part.shapes[shape]?.ways ?? []).map((_, way) => way);
  }

  private settleAs(shape: number, ways: number[], helped: Placing["helped"]): boolean {
    for (const index of ways) {
      const way = this.part.shapes[shape]?.ways[index];
      const near = way && nearestFit(way, this.over, this.offer.size);
      if (!near) continue;
      this.shapeAt = shape;
      this.wayAt = index;
      this.hold(near);
      this.helped = helped;
      return true;
    }
    return false;
  }

  /** The next place where it fits. */
  next(): void {
    const next = this.shown && this.way ? nextFit(this.way, this.corner, this.offer.size) : null;
    this.pinned = false;
    if (next) this.hold(next);
    else this.settle();
  }

  /** One step back: first it is free to move again, then it is gone. */
  cancel(): void {
    if (this.pinned) this.pinned = false;
    else this.shown = false;
  }

  drop(): void {
    this.pinned = false;
    this.shown = false;
  }
}
