/** The address decides the page: `/events/:id/boards/:board`. */
import type { Component } from "svelte";

export type Params = Readonly<Record<string, string>>;
export type Page = Component<Record<string, never>>;

export interface Route {
  readonly path: string;
  readonly page: () => Promise<{ default: Component<any> }>; // eslint-disable-line
  /** Without the frame of the application: for the wall and for printing. */
  readonly bare?: boolean;
}

function compiled(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`);
}

class Router {
  url = $state.raw(new URL(location.href));

  constructor() {
    addEventListener("popstate", () => (this.url = new URL(location.href)));
    document.addEventListener("click", (click) => this.#follow(click));
  }

  get query(): URLSearchParams {
    return this.url.searchParams;
  }

  go(to: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"]({}, "", to);
    const before = this.url.pathname;
    this.url = new URL(location.href);
    if (this.url.pathname !== before) scrollTo(0, 0);
  }

  /** Changes the query and stays. */
  set(changes: Record<string, string | undefined>): void {
    const url = new URL(this.url);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === "") url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    this.go(url.pathname + url.search, { replace: true });
  }

  /** Links inside the application do not load it again. */
  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

export function matched(routes: readonly Route[], pathname: string): { route: Route; params: Params } | undefined {
  for (const route of routes) {
    const found = compiled(route.path).exec(pathname);
    if (found) {
      const params = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
      return { route, params: Object.fromEntries(params) };
    }
  }
  return undefined;
}
