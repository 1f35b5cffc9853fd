import type { AppRuntime } from "./app-runtime";
import type { PagePlaceholders } from "./cache/placeholders.server";
import type { OutgoingCookies } from "./session/outgoing-cookies.server";
import type { UpstreamClient } from "./upstream/client.server";

/** Why the host refuses a request that the app then explains on a page. */
export interface HostRefusal {
  status: 403 | 404 | 408 | 413 | 414 | 415 | 429 | 503;
  /** What was typed, so that it can be shown again; passwords are left out. */
  typed: [name: string, value: string][];
  /** For 429: how long to wait. */
  minutes?: number;
  /** For 413 of a form with files: what may be sent at once. */
  maxBytes?: number | undefined;
  /** The page that holds the form, as asked for: a way back when nothing of it could be read. */
  page?: string;
}

/** What the host established about a request before the app sees it. */
export interface RequestFacts {
  requestId: string;
  nonce: string;
  /** The configured domain, without a port. */
  domain: string;
  /** Host header as configured, port included. */
  host: string;
  proto: "http" | "https";
  clientAddress: string;
  /** The network of that address: itself, or an IPv6 /64. */
  addressBlock: string;
  traceparent: string | undefined;
  /** A form was posted: what it asks PHP goes before what others only look at. */
  posted: boolean;
  refusal: HostRefusal | undefined;
  /** The leaf route's path template, for logs. */
  routeTemplate: string;
  /** The address as the visitor asked for it, without `.data`. */
  url: URL;
  /** Fields of the posted form that a page other than its own may show, its key included. */
  typed: () => [name: string, value: string][];
  /** The next large piece of work of this page, when it is its turn (server/turns.ts). */
  turn: () => undefined | Promise<void>;
  /** What the posted form carried of the visit, for browsers without cookies (session/visit-links.server.ts). */
  carried: string | undefined;
}

/** Everything a loader or action may use, made new for each request. */
export interface PageContext extends RequestFacts {
  runtime: AppRuntime;
  headers: Headers;
  /** What stands for the login (session/login-mark.server.ts); empty for visitors. Form keys and caches are bound to it. */
  binding: string;
  /** What else the form keys of this browser may be bound to. */
  formerBinding: string | undefined;
  upstream: UpstreamClient;
  cookies: OutgoingCookies;
  /** Facts derived once a request and shared by root and child loaders. */
  memo: Map<string, Promise<unknown>>;
  /** The posted form was rendered for another login than the browser has now: nothing of it happens, and the page says whose it is. */
  otherLogin: boolean;
  /** What broke, once: the page takes its status from here. */
  failure: { status: number; loginNeeded: boolean; retryAfterMs: number | undefined } | undefined;
  /** Set while a page is rendered that visitors share: nonce and form keys are filled in per answer. */
  placeholders: PagePlaceholders | undefined;
  /** The finished page: the host takes the string from here instead of reading a stream again. */
  document: string | undefined;
}
