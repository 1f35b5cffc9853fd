import type { BrowserContext, Route } from "@playwright/test";

/** Which scripts still run on a page. */
export interface Alive {
  /** React takes over conversations and likes. */
  react: boolean;
  /** The custom elements of every page that has scripts. */
  elements: boolean;
}

/** Forms and links of pages without React, or conversation, game and likes. */
export type Walk = "forms" | "talk";

/** One way in which scripts or styles fail: a row of the matrix. */
export interface Breakage {
  /** Read in a title after the id. */
  when: string;
  /** What `npm test` walks; `npm run test:all` walks all. Less is left to another row that leaves such pages alike. */
  byDay: readonly Walk[];
  alive: Alive;
  /** Whole lines of what Chromium says about it; anything else fails the test. */
  says: readonly RegExp[];
  /** Breaks it in this browser; tells how often it was asked for. */
  breakIn(context: BrowserContext): Promise<() => number>;
}

const BOTH: Alive = { react: true, elements: true };
const NEITHER: Alive = { react: false, elements: false };

/** What each of the two builds starts with: React's entry, and the file of the custom elements. */
const ENTRIES = /\/assets\/(entry\.client|enhance)-[\w-]{8}\.js$/;
/** What an entry loads: routes, the frame of hydrated pages, conversations, and elements that few pages have. */
const PARTS = /\/assets\/(?!entry\.client-|enhance-[\w-]{8}\.js$)[\w.-]+\.js$/;
const SCRIPTS = /\/assets\/[\w.-]+\.js$/;
const STYLES = /\/assets\/[\w.-]+\.css$/;

/** Chromium's words about a module that could not be had, for the modules' own addresses. */
const NOT_FETCHED =
  /^(exception|console): .*Failed to fetch dynamically imported module: http:\S+\/assets\/\S+\.js/;
const NOT_FOUND = /^console: Failed to load resource: .* status of 404 .*\/assets\/\S+\.(js|css)$/;

type Answer = (route: Route) => Promise<void>;

/** Answers these requests in another way than the site does. */
function answered(what: RegExp, answer: Answer): Breakage["breakIn"] {
  return async (context) => {
    let asked = 0;
    await context.route(what, (route) => {
      asked += 1;
      return answer(route);
    });
    return () => asked;
  };
}

const notFound: Answer = (route) => route.fulfill({ status: 404, body: "" });

const codes = new Map<string, Promise<string>>();

/** The site's own script, fetched once a worker: the browser's request may be over before its answer is. */
function codeAt(url: string): Promise<string> {
  const code = codes.get(url) ?? fetch(url).then((answer) => answer.text());
  codes.set(url, code);
  return code;
}

/** The script as the site has it, changed. */
function changed(change: (code: string) => string): Answer {
  return async (route) => {
    const body = change(await codeAt(route.request().url()));
    await route.fulfill({ contentType: "text/javascript", body });
  };
}

const HTML: Answer = (route) =>
  route.fulfill({ status: 200, contentType: "text/html", body: "<!DOCTYPE html><title>Welcome</title>" });

/** Every kind of storage refuses, as in browsers that treat it like a cookie. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, { get: refuse, configurable: true });
}

/** Storage is there, but neither reads nor keeps anything, as with a full or broken disk. */
function breakStorage(): void {
  const refuse = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  for (const name of ["getItem", "setItem", "removeItem", "key"] as const)
    Object.defineProperty(Storage.prototype, name, { value: refuse });
  IDBFactory.prototype.open = refuse;
}

/**
 * The rows of the matrix (APP-06). Scripts that are switched off need none: every other journey runs so in the
 * project `scripts-off`. Scripts that come late, a connection that ends and refused cookies have tests of their own
 * beside this table, because what is done in the meantime is the point of them.
 */
export const BREAKAGES: readonly Breakage[] = [
  {
    when: "all scripts are pending for ever",
    byDay: ["forms", "talk"],
    alive: NEITHER,
    says: [],
    breakIn: answered(SCRIPTS, () => new Promise(() => {})),
  },
  {
    when: "the entry chunks are missing",
    byDay: [],
    alive: NEITHER,
    says: [NOT_FOUND, NOT_FETCHED],
    breakIn: answered(ENTRIES, notFound),
  },
  {
    when: "every route's chunk is missing",
    byDay: ["talk"],
    alive: { react: false, elements: true },
    says: [NOT_FOUND],
    breakIn: answered(PARTS, notFound),
  },
  {
    when: "the chunks are cut short",
    byDay: [],
    alive: NEITHER,
    says: [
      /^exception: (Unexpected end of input|Invalid or unexpected token|missing .*|Unexpected token .*)$/,
    ],
    breakIn: answered(
      SCRIPTS,
      changed((code) => code.slice(0, code.length / 2)),
    ),
  },
  {
    when: "HTML comes instead of every script",
    byDay: [],
    alive: NEITHER,
    says: [NOT_FETCHED, /^console: Failed to load module script: .* MIME type of "text\/html"/],
    breakIn: answered(SCRIPTS, HTML),
  },
  {
    when: "the entry scripts throw at their start",
    byDay: [],
    alive: NEITHER,
    says: [/^exception: thrown at the start$/],
    breakIn: answered(
      ENTRIES,
      changed((code) => `throw new Error("thrown at the start");${code}`),
    ),
  },
  {
    when: "the styles are missing",
    byDay: ["forms"],
    alive: BOTH,
    says: [NOT_FOUND],
    breakIn: answered(STYLES, notFound),
  },
  {
    when: "storage refuses to be touched",
    // Forms with storage refused have a journey in a browser that blocks it (refused-cookies.spec.ts).
    byDay: ["talk"],
    alive: BOTH,
    says: [],
    breakIn: async (context) => {
      await context.addInitScript(refuseStorage);
      return () => 1;
    },
  },
  {
    when: "storage is there and throws",
    byDay: [],
    alive: BOTH,
    says: [],
    breakIn: async (context) => {
      await context.addInitScript(breakStorage);
      return () => 1;
    },
  },
];
