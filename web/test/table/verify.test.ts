import { describe, expect, it } from "vitest";
import { hmac, sha256 } from "$lib/sha256";
import { commitmentOf, drawnIn, fromHex, indexOf, keyOf, toHex, verify, type Bonds } from "$lib/verify";
import vector from "./chance.json";

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

describe("SHA-256", () => {
  it("gives the digests of FIPS 180-4", () => {
    expect(toHex(sha256(text("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(toHex(sha256(text("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });

  it("agrees with Web Crypto at every length around a block", async () => {
    for (let length = 50; length < 135; length += 1) {
      const data = crypto.getRandomValues(new Uint8Array(length));
      expect(sha256(data)).toEqual(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
    }
  });

  it("gives the HMAC of RFC 4231", () => {
    const mac = hmac(text("Jefe"), text("what do ya want for nothing?"));
    expect(toHex(mac)).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  });
});

describe("chance", () => {
  const key = keyOf(fromHex(vector.seed), vector.words);

  it("is bound as the table was", () => expect(commitmentOf(fromHex(vector.seed))).toBe(vector.commitment));

  it("gives every draw as the rules' own chance does", () => {
    for (const draw of vector.picks) expect(indexOf(key, draw.name, draw.options)).toBe(draw.index);
  });

  it("finds the draws of a record behind the moves only", () => {
    expect(drawnIn('deskovka record 1\nnames: ["a => b"]\n\ndeal => x y\n0 draw\n1 draw => z\nscore 1 2\n')).toEqual([
      "x",
      "y",
      "z",
    ]);
  });

  it("reads a draw that some seats saw", () => {
    expect(drawnIn("deskovka record 1\n\n0 buy => knight/0\n1 robber E7 from 0 => ore/0+1 3\n")).toEqual([
      "knight",
      "ore",
      "3",
    ]);
  });

  describe("of a whole game", () => {
    const { draws, record } = vector.game;
    const bonds: Bonds = { commitment: draws.commitment, words: vector.words };

    it("fits", () =>
      expect(verify(draws, bonds, record)).toMatchObject({ good: true, commitment: true, words: true, record: true }));

    it("is refused with another commitment", () => {
      expect(verify(draws, { ...bonds, commitment: "0".repeat(64) }, record)).toMatchObject({
        good: false,
        commitment: false,
      });
    });

    it("is refused with another answer", () => {
      const [first, ...rest] = draws.draws;
      const other = first!.options.find((option) => option !== first!.answer)!;
      const checked = verify({ ...draws, draws: [{ ...first!, answer: other }, ...rest] }, bonds, record);
      expect(checked).toMatchObject({ good: false, record: false });
      expect(checked.draws[0]!.right).toBe(false);
    });

    it("is refused with other words than the players gave, though every draw follows from them", () => {
      expect(verify(draws, { ...bonds, words: ["jablko", "švestka"] }, record)).toMatchObject({
        good: false,
        words: false,
        commitment: true,
        record: true,
      });
      expect(verify(draws, { ...bonds, words: ["jablko"] }, record).words).toBe(false);
    });

    it("is refused with another record", () => {
      expect(verify(draws, bonds, record.replace(" => ", " => more ")).record).toBe(false);
    });
  });
});
