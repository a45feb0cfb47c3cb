// The players' colours, and the mark that stands beside each: disc, square, triangle, diamond; and those of the tracks.
import type { Track } from "./view";

export interface Paint {
  fill: string;
  shade: string;
  ink: string;
  mark: string;
}

export const PAINTS: Paint[] = [
  { fill: "#c8352b", shade: "#8f1f18", ink: "#ffffff", mark: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" },
  { fill: "#2a6cc0", shade: "#184680", ink: "#ffffff", mark: "M-3.6-3.6h7.2v7.2h-7.2z" },
  { fill: "#f29a1f", shade: "#b76a0a", ink: "#1c1a16", mark: "M0-4.6 4.8 3.6H-4.8z" },
  { fill: "#f7f3e8", shade: "#bdb5a0", ink: "#1c1a16", mark: "M0-5.2 5 0 0 5.2-5 0z" },
];

export const paintOf = (seat: number): Paint => PAINTS[seat % PAINTS.length] as Paint;

export const TRACK_PAINT: Record<Track, { fill: string; pale: string; ink: string }> = {
  trade: { fill: "#e6b422", pale: "#fbeebd", ink: "#2b2006" },
  politics: { fill: "#2f66b0", pale: "#d5e3f6", ink: "#ffffff" },
  science: { fill: "#2f7d45", pale: "#d6edd9", ink: "#ffffff" },
};
