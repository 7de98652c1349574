// Addresses: every page has one, and the browser's own back and forward work.
export interface Place {
  page: string;
  id: string;
  /** What stands behind the id, as in `/learn/brian-boru/trick`. */
  part: string;
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  const [page = "", id = "", part = ""] = location.pathname.split("/").filter(Boolean);
  return {
    page,
    id: decodeURIComponent(id),
    part: decodeURIComponent(part),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

/** Pages that belong to another, which leads to them. */
const WITHIN: Record<string, string> = { watch: "lobby", friends: "lobby", ranking: "lobby", player: "lobby" };

class Router {
  place: Place = $state.raw(read());

  constructor() {
    addEventListener("popstate", () => (this.place = read()));
    addEventListener("hashchange", () => (this.place = read()));
  }

  /** For `aria-current` of a link to a page: whether this is it, or belongs to it. */
  current(page: string): "page" | "true" | undefined {
    if (this.place.page === page) return "page";
    return WITHIN[this.place.page] === page ? "true" : undefined;
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = read();
    scrollTo(0, 0);
  }
}

export const router = new Router();
export const go = (path: string, replace = false): void => router.go(path, replace);

/** Links stay real links; a plain click on one of ours does not load the page anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
