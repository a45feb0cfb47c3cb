// What a person has chosen, kept by the browser.
import type { Pace } from "./pace.svelte";

export type Language = "en" | "cs";
export type Theme = "auto" | "light" | "dark";
/** Whether pieces slide: as the device has it, or as it was chosen. */
export type Motion = "auto" | "on" | "off";

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** How long each move of the others is shown. */
  pace: Pace;
  sounds: boolean;
  /** Of the sounds, up to 1. */
  volume: number;
  name: string;
  textMode: boolean;
  notify: boolean;
}

const KEY = "deskovka settings";

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function fromBrowser(): Settings {
  const czech = navigator.languages.some((language) => language.toLowerCase().startsWith("cs"));
  return {
    language: czech ? "cs" : "en",
    theme: "auto",
    motion: "auto",
    pace: "usual",
    sounds: !matchMedia("(pointer: coarse)").matches, // a phone makes no noise unasked
    volume: 0.5,
    name: "",
    textMode: false,
    notify: false,
    ...stored(),
  };
}

export const settings: Settings = $state(fromBrowser());

const system = matchMedia("(prefers-color-scheme: dark)");
let systemDark = $state(system.matches);
system.addEventListener("change", () => (systemDark = system.matches));

/** Whether the page is dark: as it was chosen, or as the device has it. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && systemDark);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
let systemStill = $state(still.matches);
still.addEventListener("change", () => (systemStill = still.matches));

/** Whether pieces slide and cards turn: as it was chosen, or as the device has it now. */
export function isMoving(): boolean {
  return settings.motion === "on" || (settings.motion === "auto" && !systemStill);
}

/** Keep every change, and let the page follow it; to be called once, by the app. */
export function followSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a browser that keeps nothing: the choice holds until the page is closed
    }
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset["theme"] = settings.theme;
    root.dataset["motion"] = isMoving() ? "on" : "off";
    root.classList.toggle("dark", isDark());
  });
}
