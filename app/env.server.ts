import type { PostgresPool } from "kysely";

/** A search in GIPHY's manner, and where its pictures are. */
interface GifSearchSettings {
  searchUrl: string;
  key: string;
  /** Address of a picture, with `{id}` in its place. */
  pictureUrl: string;
  /** What the provider wants to be named by, such as "Powered by GIPHY". */
  credit: string | undefined;
}

/** How long calls to PHP may take, in milliseconds. */
export interface UpstreamDeadlines {
  /** All reads of a page together, repetitions included. */
  readMs: number;
  /** One change, such as a message. */
  changeMs: number;
  /** One call that makes PHP ask its payment provider. */
  paymentMs: number;
  /** One call that carries files. */
  uploadMs: number;
}

/** What the host hands the app at start: already parsed, frozen, nothing read from the environment here. */
export interface AppSettings {
  deployment: "production" | "demo" | "test";
  /** Origin of the operator's PHP, for example `https://php.internal`. */
  upstreamOrigin: string;
  /** Calls to PHP under way at once; more wait in order of importance. */
  upstreamMaxInFlight: number;
  upstreamDeadlines: UpstreamDeadlines;
  /** Whether an endpoint that keeps failing is left alone for a while. */
  upstreamCircuitBreaker: boolean;
  /** Cookie names carried besides `auth.*`, such as the PHP session's. */
  carriedCookieNames: readonly string[];
  /** Domain that login cookies are set for; undefined: the host alone. */
  cookieDomain: string | undefined;
  /** Origins that members are sent to in order to pay. */
  paymentOrigins: readonly string[];
  /** Secrets for form keys, newest first. */
  formSecrets: readonly string[];
  /** Folder for the idempotency store's database file, and for what this container alone remembers. */
  dataDir: string;
  /** PostgreSQL instead of that file, for several containers; the runtime ends it. */
  database?: PostgresPool | undefined;
  /** A post with files may have this many bytes; the host refuses more. */
  uploadMaxBytes: number;
  /** How long visitors share a page, in milliseconds; 0 turns it off (docs/decisions/0010). */
  pageCacheMs: number;
  /** The GIF search of a provider; undefined leaves the drawn set that comes along. */
  gifSearch?: GifSearchSettings | undefined;
  /** Whether the service worker is served; switched off, the script takes itself away. */
  serviceWorker: boolean;
  /** Text of the operator's dialect file (docs/dialect.md). */
  dialectFile: string | undefined;
  /** What that file may name as a secret, by the name of the variable. */
  upstreamSecrets: Readonly<Record<string, string>>;
  /** Addresses of the built enhancement script, from its manifest. */
  enhanceUrl: string;
}
