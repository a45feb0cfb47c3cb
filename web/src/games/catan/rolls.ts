// How often a sum of two dice is to be expected.
const WAYS = 36;

export const expected = (sum: number, rolls: number): number => (rolls * (6 - Math.abs(7 - sum))) / WAYS;
