// What the small signs are explained as: those that mean the same share their words.
const CLAN_ICONS = new Set(
  "longship rune hall mug bench fold penguin igloo anchor totem tent sled spirit hearth guild castle bank merchant manor".split(
    " ",
  ),
);
const SAME: Record<string, string> = {
  sail: "ship",
  withdraw: "release",
  "kind-action": "part-action",
  "part-copy": "copy",
};
const KNOWN = new Set(
  (
    "food wood stone sheep fish gold raze worker tired vp card any good ship neutral-ship explore populate construct " +
    "harvest refresh renew attack assign release find move-disc move-ship expedition discard return pay-out pillage " +
    "conquer pass disc part-action part-feature part-bonus part-storage part-boost copy kind-field kind-location " +
    "kind-island kind-card icons opponent"
  ).split(" "),
);

export function aboutSign(name: string): string | undefined {
  if (CLAN_ICONS.has(name)) return `icon:${name}`;
  const own = SAME[name] ?? name;
  return KNOWN.has(own) ? `sign:${own}` : undefined;
}
