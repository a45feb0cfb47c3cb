// The colours of the factions' pieces, and what can be read on them.
import type { Colour } from "./view";

export const PAINTS: Record<Colour, string> = {
  yellow: "#f2c230",
  brown: "#8a5a2b",
  black: "#2e3030",
  blue: "#2766b5",
  green: "#2f7d3a",
  gray: "#8b959c",
  red: "#b8321f",
};
export const INKS: Record<Colour, string> = {
  yellow: "#1c1a16",
  brown: "#ffffff",
  black: "#ffffff",
  blue: "#ffffff",
  green: "#ffffff",
  gray: "#1c1a16",
  red: "#ffffff",
};
