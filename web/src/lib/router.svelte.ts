// Where in the app somebody is; the address of the page says it, so that links and the back button work.
export type Place =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "record" }
  | { page: "rules"; game: string; rule: string }
  | { page: "score"; game: string }
  | { page: "settings" }
  | { page: "licences" }
  | { page: "nowhere" };

/** The parts of an address; none that is written as no browser would. */
function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [path];
  }
}

export function placeOf(path: string): Place {
  const [first, second, third, more] = partsOf(path);
  if (more !== undefined) return { page: "nowhere" };
  if (!first) return { page: "home" };
  if (third !== undefined && first !== "rules") return { page: "nowhere" };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "rules") return { page: "rules", game: second ?? "", rule: third ?? "" };
  if (first === "score") return { page: "score", game: second ?? "" };
  if (first === "record" && !second) return { page: "record" };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "licences" && !second) return { page: "licences" };
  return { page: "nowhere" };
}

class Router {
  path = $state(location.pathname);
  place = $derived(placeOf(this.path));

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: go there without loading the page anew, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.getAttribute("href") ?? "/");
}
