import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { AppRuntime } from "#app/app-runtime";
import type { HostRefusal, PageContext } from "#app/page-context";
import type { RouteEntry } from "./route-table";
import type { HostSettings } from "./settings";

/** The site that is asked, with all that is its own (server/sites). */
export interface AskedSite {
  /** Undefined without SITES_FILE. */
  readonly name: string | undefined;
  readonly settings: HostSettings;
  readonly runtime: AppRuntime;
  /** Steps that remember something, or depend on its settings. */
  readonly steps: SiteSteps;
}

export interface SiteSteps {
  media: MiddlewareHandler<HostEnv>;
  byAddress: MiddlewareHandler<HostEnv>;
  postedBody: MiddlewareHandler<HostEnv>;
  provenByKey: MiddlewareHandler<HostEnv>;
  byAccount: MiddlewareHandler<HostEnv>;
}

/** What the steps learn about a request, in the order they run. */
interface RequestState {
  requestId: string;
  startedMs: number;
  /** The page or resource that the address belongs to. */
  route: RouteEntry;
  /** From the route table; the path itself never reaches a log. */
  routeTemplate: string;
  clientAddress: string;
  /** What one customer of a provider has: the address, or an IPv6 /64. */
  addressBlock: string;
  fromTrustedProxy: boolean;
  /** Undefined for a host that is nobody's. */
  site: AskedSite | undefined;
  domain: string;
  host: string;
  proto: "http" | "https";
  nonce: string;
  /** The answer is a page of the host's own, which brings its style along. */
  isPlain: boolean;
  /** What was posted, whole; undefined for a form with files. */
  body: Uint8Array | undefined;
  /** A posted form whose files lie on the disk until the answer. */
  form: FormData | undefined;
  /** No header says who posted: the form's key has to. */
  needsKey: boolean;
  refusal: HostRefusal | undefined;
}

/** A poll that was begun before the steps, which go on with what was asked of PHP already. */
export interface BegunPoll {
  startedMs: number;
  /** Undefined where something failed before there was one. */
  context: PageContext | undefined;
}

export type BegunPolls = WeakMap<IncomingMessage, BegunPoll>;

export interface HostEnv {
  Bindings: HttpBindings;
  Variables: RequestState;
}

/** The site, for steps behind the one that finds it. */
export function siteOf(c: Context<HostEnv>): AskedSite {
  const site = c.get("site");
  if (site === undefined) throw new Error("a step asked for the site before the host was known");
  return site;
}
