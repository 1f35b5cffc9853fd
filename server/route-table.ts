import type { LoaderFunction, ServerBuild } from "@remix-run/server-runtime";
import type { RouteHandle } from "#app/route-handle";
import { answeringOnce, type PageRoute, pageRouteOf } from "./page-route";

/** A leaf of the route tree with the build cut down to its own chain. */
export interface RouteEntry {
  /** Path template for logs, for example `/members/:id`. */
  template: string;
  /** Something of the site is there; false for the page that says that nothing is. */
  isPage: boolean;
  build: ServerBuild;
  /** What the leaf says about its page: `export const handle`. */
  handle: RouteHandle | undefined;
  /** What answers a poll; undefined for everything else. */
  pollLoader: LoaderFunction | undefined;
  /** What the host may draw itself; undefined where the framework has more to do than ask loaders. */
  page: PageRoute | undefined;
}

/** The values of a template's names in a path that fits it. */
export function paramsOf(template: string, pathname: string): Record<string, string> {
  const segments = pathname.split("/").filter(Boolean);
  const params: Record<string, string> = {};
  for (const [index, name] of template.split("/").filter(Boolean).entries())
    if (name.startsWith(":") && segments[index] !== undefined)
      params[name.slice(1).replace(/\?$/, "")] = decodeURIComponent(segments[index]);
  return params;
}

interface Node {
  fixed: Map<string, Node>;
  dynamic: Node | undefined;
  leafId: string | undefined;
}

const CATCH_ALL = "*";

function newNode(): Node {
  return { fixed: new Map(), dynamic: undefined, leafId: undefined };
}

/** `a/:b?` becomes the two paths `a` and `a/:b`. */
export function expandOptional(path: string): string[] {
  const segments = path.split("/").filter(Boolean);
  const at = segments.findIndex((segment) => segment.endsWith("?"));
  if (at < 0) return [segments.join("/")];
  const without = segments.slice(0, at);
  const withIt = [...without, segments[at]?.slice(0, -1) ?? "", ...segments.slice(at + 1)];
  return [without.join("/"), ...expandOptional(withIt.join("/"))];
}

/**
 * Finds the route of a path in one walk and hands Remix a build of only that chain. Remix flattens, ranks and
 * compiles every route several times a document; with some 90 routes that would double a page's CPU.
 */
export class RouteTable {
  readonly #root = newNode();
  readonly #entries = new Map<string, RouteEntry>();
  readonly #build: ServerBuild;
  readonly #catchAll: RouteEntry;

  constructor(build: ServerBuild) {
    this.#build = build;
    for (const route of Object.values(build.routes)) {
      if (!route || route.id === "root" || route.path === CATCH_ALL) continue;
      for (const path of expandOptional(route.path ?? "")) this.#insert(path, route.id);
    }
    const catchAll = Object.values(build.routes).find((route) => route?.path === CATCH_ALL);
    if (!catchAll) throw new Error("app/routes.ts has no catch-all route for the 404 page");
    this.#catchAll = this.#entryOf(catchAll.id, "/*");
  }

  /** The entry for a pathname; the catch-all (the site's 404 page) when nothing fits. */
  find(pathname: string): RouteEntry {
    let node: Node | undefined = this.#root;
    for (const segment of pathname.split("/")) {
      if (segment === "") continue;
      node = node.fixed.get(segment) ?? node.dynamic;
      if (!node) return this.#catchAll;
    }
    return node.leafId ? this.#entryOf(node.leafId) : this.#catchAll;
  }

  /** The entry of one route by id, for pages that the host itself asks for. */
  byId(id: string): RouteEntry {
    return this.#entryOf(id);
  }

  #insert(path: string, id: string): void {
    let node = this.#root;
    for (const segment of path.split("/").filter(Boolean)) {
      if (segment.startsWith(":")) {
        node.dynamic ??= newNode();
        node = node.dynamic;
      } else {
        let next = node.fixed.get(segment);
        if (!next) {
          next = newNode();
          node.fixed.set(segment, next);
        }
        node = next;
      }
    }
    if (node.leafId) throw new Error(`two routes answer /${path}`);
    node.leafId = id;
  }

  #entryOf(id: string, template?: string): RouteEntry {
    let entry = this.#entries.get(id);
    if (!entry) {
      const { assets } = this.#build;
      const routes = pick(this.#build.routes, ["root", id]);
      for (const [name, route] of Object.entries(routes)) if (route) routes[name] = answeringOnce(route);
      const handle = routes[id]?.module.handle as RouteHandle | undefined;
      entry = {
        template: template ?? `/${routes[id]?.path ?? ""}`,
        isPage: template === undefined,
        handle,
        pollLoader: handle?.poll ? routes[id]?.module.loader : undefined,
        page: pageRouteOf(routes, id),
        build: { ...this.#build, routes, assets: { ...assets, routes: pick(assets.routes, ["root", id]) } },
      };
      this.#entries.set(id, entry);
    }
    return entry;
  }
}

function pick<Value>(record: Record<string, Value>, keys: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
}
