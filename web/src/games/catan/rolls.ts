// How often a sum of two dice is to be expected.
const WAYS = 36;

/** In how many of the 36 throws of two dice this is their sum. */
export const ways = (sum: number): number => 6 - Math.abs(7 - sum);

export const expected = (sum: number, rolls: number): number => (rolls * ways(sum)) / WAYS;
