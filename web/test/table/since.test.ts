import { describe, expect, it } from "vitest";
import type { Happened } from "$lib/protocol";
import { lastActed, othersEvents } from "$lib/since";

const thing = (seq: number, seat: number, kind = "moved", of: (number | undefined)[] = [seat]): Happened =>
  ({ seq, seat, kind, events: of.map((one) => ({ $: `E${seq}`, seat: one })) }) as unknown as Happened;
const isOthers = (one: Happened): boolean => one.kind === "moved" && one.seat !== 0;
const names = (events: unknown[]): string[] => events.map((event) => (event as { $: string }).$);

describe("what is news", () => {
  it("begins with the last own answer", () => {
    const happened = [thing(1, 1), thing(2, 0), thing(3, 1), thing(4, 2), thing(5, 0, "said")];
    expect(lastActed(happened, isOthers, 3)).toBe(2);
    expect(names(othersEvents(happened, 2, [0]))).toEqual(["E3", "E4", "E5"]);
  });

  it("ends when one acts, but for what the others did by it", () => {
    const happened = [thing(1, 1), thing(2, 0, "moved", [0, 1, undefined])];
    expect(lastActed(happened, isOthers, 2)).toBe(2);
    expect(othersEvents(happened, 2, [0])).toEqual([{ $: "E2", seat: 1 }]);
  });

  it("is the last round of moves for who only watches", () => {
    const happened = [1, 2, 3, 4, 5].map((seq) => thing(seq, (seq % 3) + 1));
    expect(lastActed(happened, isOthers, 3)).toBe(2);
    expect(lastActed(happened.slice(0, 2), isOthers, 3)).toBe(0);
  });
});
