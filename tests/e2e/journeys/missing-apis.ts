import type { BrowserContext } from "@playwright/test";
import type { Alive } from "./broken-scripts";

/** An engine that lacks something, or whose requests go nowhere: a row of the table of APIs. */
export interface Engine {
  /** Read in a title after the id. */
  when: string;
  /** Only `npm run test:all` walks through it: the row that lacks everything, or a lost connection, does the same. */
  whole?: true;
  alive: Alive;
  /** Requests of scripts get no answer: what waits for one has to be waited for. */
  hangs?: true;
  /** What somebody took away from every page of this browser. */
  prepare(context: BrowserContext): Promise<unknown>;
}

const BOTH: Alive = { react: true, elements: true };
const ELEMENTS: Alive = { react: false, elements: true };
const NEITHER: Alive = { react: false, elements: false };

/** Names as they are written in code, taken away from the page. */
function without(...names: string[]): Engine["prepare"] {
  return (context) =>
    context.addInitScript((taken: string[]) => {
      for (const name of taken) {
        const path = name.split(".");
        const last = path.pop() ?? "";
        let owner: unknown = window;
        for (const part of path) owner = (owner as Record<string, unknown>)[part];
        delete (owner as Record<string, unknown>)[last];
      }
    }, names);
}

const AT = "Array.prototype.at";
const FIND_LAST = "Array.prototype.findLast";
const TIMEOUT = "AbortSignal.timeout";

/** Every API that was seen missing in a browser that a member holds, alone and all at once (REACH-03, REACH-04). */
export const ENGINES: readonly Engine[] = [
  {
    when: "everything is missing that React asks for, and what came later",
    alive: ELEMENTS,
    prepare: without(AT, FIND_LAST, TIMEOUT, "TextEncoderStream", "fetch", "Intl", "IntersectionObserver"),
  },
  {
    when: "every request of a script is refused",
    whole: true,
    alive: BOTH,
    prepare: (context) =>
      context.addInitScript(() => {
        window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
      }),
  },
  {
    when: "no request of a script is answered, though the site got it",
    alive: BOTH,
    hangs: true,
    prepare: (context) =>
      context.addInitScript(() => {
        const send = window.fetch;
        window.fetch = (...request) => {
          void send(...request).catch(() => {});
          return new Promise(() => {});
        };
        // The welcome offer counts the time on the site: it would come up while answers are waited for.
        sessionStorage.removeItem("rz-entered");
      }),
  },
  { when: "`at` is missing", whole: true, alive: ELEMENTS, prepare: without(AT) },
  { when: "`findLast` is missing", whole: true, alive: BOTH, prepare: without(FIND_LAST) },
  { when: "`AbortSignal.timeout` is missing", whole: true, alive: BOTH, prepare: without(TIMEOUT) },
  { when: "`TextEncoderStream` is missing", whole: true, alive: BOTH, prepare: without("TextEncoderStream") },
  { when: "`fetch` is missing", whole: true, alive: ELEMENTS, prepare: without("fetch") },
  { when: "`Intl` is missing", whole: true, alive: ELEMENTS, prepare: without("Intl") },
  {
    when: "parts of `Intl` are missing",
    whole: true,
    alive: BOTH,
    prepare: without("Intl.DateTimeFormat.prototype.formatToParts", "Intl.PluralRules", "Intl.ListFormat"),
  },
  {
    when: "`IntersectionObserver` is missing",
    whole: true,
    alive: BOTH,
    prepare: without("IntersectionObserver"),
  },
  {
    when: "everything is missing that custom elements ask for",
    whole: true,
    alive: NEITHER,
    prepare: without("Object.hasOwn", "HTMLDialogElement", "AbortController"),
  },
];
