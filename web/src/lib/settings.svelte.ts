// What a person has chosen, kept by the browser.
export type Language = "en" | "cs";
export type Theme = "auto" | "light" | "dark";

export interface Settings {
  language: Language;
  theme: Theme;
  motion: boolean;
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
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
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
    root.dataset["motion"] = settings.motion ? "on" : "off";
    root.classList.toggle("dark", isDark());
  });
}
