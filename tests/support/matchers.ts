import { expect } from "vitest";
import type { Page } from "./http-client";

interface SiteMatchers<Result> {
  /** A 303 (or the status given) to exactly this address. */
  toRedirectTo(location: string, status?: number): Result;
  /** Exactly one Set-Cookie of this name whose line fits the pattern. */
  toSetCookie(name: string, line?: RegExp): Result;
}

declare module "vitest" {
  // biome-ignore lint/suspicious/noExplicitAny: vitest's own declaration has this type parameter
  interface Matchers<T = any> extends SiteMatchers<T> {}
}

expect.extend({
  toRedirectTo(page: Page, location: string, status = 303) {
    const actual = `${page.status} ${page.location}`;
    const wanted = `${status} ${location}`;
    return {
      pass: actual === wanted,
      message: () =>
        `expected ${this.isNot ? "no " : ""}redirect ${wanted}, got ${actual}: ${page.words.slice(0, 300)}`,
    };
  },
  toSetCookie(page: Page, name: string, line?: RegExp) {
    const lines = page.setCookies.filter((cookie) => cookie.startsWith(`${name}=`));
    const pass = lines.length === 1 && (line === undefined || line.test(lines[0] ?? ""));
    return {
      pass,
      message: () =>
        `expected ${this.isNot ? "no " : "one "}cookie ${name}${line ? ` like ${line}` : ""}, got ${JSON.stringify(page.setCookies)}`,
    };
  },
});
