import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type Axe from "axe-core";
import { theSite } from "./the-site";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Minified and sent once a page: axe's own package for Playwright sends 1.3 MB twice, which took most of its time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Chromium's own word about a transition between documents that it left out, as when the media changed meanwhile. */
const SKIPPED_TRANSITION = /^Transition was (aborted|skipped)/;
const FAILED_RESOURCE = /Failed to load resource: .*status of (\d{3})/;

/** Watches everything a browser says and asks for during a test. */
class Watch {
  readonly #faults: string[] = [];
  readonly #expected = new Set<number>();
  readonly #words: RegExp[] = [];
  readonly #visited = new Set<string>();
  readonly #provoked: RegExp[] = [];

  /** This answer belongs to the journey, such as 404 or 422; the browser reports it as an error. */
  expect(...statuses: number[]): void {
    for (const status of statuses) this.#expected.add(status);
  }

  /** The journey breaks the connection itself, which the browser reports. */
  expectWords(words: RegExp): void {
    this.#words.push(words);
  }

  /** The test breaks something itself: whole fault lines, with the address, that come of just that. */
  provokes(...lines: readonly RegExp[]): void {
    this.#provoked.push(...lines);
  }

  /** The journey leaves the site for this origin, such as a payment provider's. */
  visits(origin: string): void {
    this.#visited.add(origin);
  }

  context(context: BrowserContext, origin: string): void {
    context.on("page", (page) => this.#page(page));
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== origin && !this.#visited.has(url.origin))
        this.#faults.push(`request to another origin: ${url.origin}`);
    });
    context.on("response", (response) => {
      if (response.status() >= 500 && !this.#expected.has(response.status()))
        this.#faults.push(`${response.status()} ${response.request().method()} ${response.url()}`);
    });
  }

  #page(page: Page): void {
    page.on("pageerror", (error) => {
      if (!SKIPPED_TRANSITION.test(error.message)) this.#fault(`exception: ${error.message}`);
    });
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      const text = message.text();
      const status = Number(FAILED_RESOURCE.exec(text)?.[1]);
      if (this.#expected.has(status) || this.#words.some((words) => words.test(text))) return;
      this.#fault(`console: ${text} ${message.location().url}`);
    });
  }

  #fault(line: string): void {
    if (!this.#provoked.some((provoked) => provoked.test(line))) this.#faults.push(line);
  }

  get faults(): readonly string[] {
    return this.#faults;
  }
}

interface Fixtures {
  watch: Watch;
  /** Whether scripts run in this project's browser. */
  scripts: boolean;
  /** Violations of WCAG 2.2 AA and of axe's best practices on the page as it is now, one line each. */
  violationsOf: (page: Page) => Promise<string[]>;
  /** One more browser, watched like the first; scripts as in the project unless said otherwise. */
  openBrowser: (options?: { scripts?: boolean; origin?: string; locale?: string }) => Promise<Page>;
}

interface WorkerFixtures {
  /** One browser page a worker in which pages of other browsers are laid out again. */
  mirror: Page;
}

/** axe needs timers, which stand still without scripts: the same document, laid out where they run. */
async function mirrored(page: Page, mirror: Page): Promise<Page> {
  const html = (await page.content()).replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await mirror.unrouteAll();
  await mirror.route(page.url(), (route) => route.fulfill({ contentType: "text/html", body: html }));
  await mirror.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 });
  await mirror.emulateMedia({ colorScheme: isDark ? "dark" : "light", reducedMotion: "reduce" });
  await mirror.goto(page.url());
  return mirror;
}

/**
 * Entrances are over: colours in the middle of one are nobody's page, and under a transition between pages nothing can be
 * touched. Endless and scrolled ones stay.
 */
async function finishEntrances(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    for (const one of document.getAnimations()) {
      const ends = Number.isFinite(one.effect?.getComputedTiming().endTime);
      if (ends && one.timeline === document.timeline) one.finish();
    }
    return !document.documentElement.matches(":active-view-transition");
  });
}

/** The kinds of elements on a page, one line each: where axe had nothing against all of them, it has nothing new to say. */
function kindsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = new Set<string>();
    for (const one of document.querySelectorAll("body *")) {
      const roles = one.getAttributeNames().filter((name) => /^(aria-|role|for|hidden|alt)/.test(name));
      seen.add(`${one.localName}.${one.className}[${roles}]${one.textContent?.trim() ? "" : " empty"}`);
    }
    return [...seen].map((kind) => kind.replaceAll(/\s+/g, " "));
  });
}

/** A file with the kinds of elements that some worker's axe had nothing against on pages of this address. */
function soundKinds(page: Page): string {
  const folder = join(theSite.dataDir, "sound-kinds");
  mkdirSync(folder, { recursive: true });
  const kindOfPage = new URL(page.url()).pathname.replaceAll(/\d+/g, "1");
  return join(folder, createHash("sha256").update(kindOfPage).digest("base64url"));
}

/** Whether axe has seen all this page consists of. By night (`npm run test:all`) it looks anew each time. */
async function isSound(page: Page): Promise<boolean> {
  const file = soundKinds(page);
  if (process.env.WHOLE_MATRIX === "1" || !existsSync(file)) return false;
  const sound = new Set(readFileSync(file, "utf8").split("\n"));
  return (await kindsOn(page)).every((kind) => sound.has(kind));
}

/** On narrow screens /chats shows its list alone: the conversation beside it, the page's main part, is not there yet. */
function listAlone(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.querySelector(".chat[data-view=list] main")?.checkVisibility() === false,
  );
}

/** What axe has against the page, one line for each element. */
async function askAxe(page: Page, without: readonly string[]): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    async ({ tags, rules }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // What has scrolled half under the bar counts as too small to touch.
      scrollTo({ top: 0, behavior: "instant" });
      const { violations } = await axe.run(document, {
        runOnly: { type: "tag", values: tags },
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
        // Nobody reads what is right, and no style sheet is fetched a second time.
        resultTypes: ["violations"],
        preload: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`),
      );
    },
    { tags: RULES, rules: without },
  );
}

/** A test that fails on anything wrong around it: console, exceptions, CSP, foreign requests, 5xx, accessibility. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({ browserName: _ }, use) => use(theSite.origin),
  scripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled ?? true),
  watch: async ({ browserName: _ }, use) => {
    const watch = new Watch();
    await use(watch);
    expect(watch.faults).toEqual([]);
  },
  context: async ({ context, watch, baseURL }, use) => {
    watch.context(context, baseURL ?? "");
    await use(context);
  },
  mirror: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: true });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  violationsOf: async ({ mirror, scripts }, use) => {
    const look = async (page: Page) => {
      const { pathname } = new URL(page.url());
      const shown = scripts ? page : await mirrored(page, mirror);
      await finishEntrances(shown);
      const kinds = await kindsOn(page);
      const without = (await listAlone(shown)) ? ["landmark-one-main"] : [];
      const violations = await askAxe(shown, without);
      if (violations.length === 0)
        appendFileSync(soundKinds(page), kinds.map((kind) => `${kind}\n`).join(""));
      return violations.map((violation) => `${violation} on ${pathname}`);
    };
    await use((page) =>
      look(page).catch(async (error: unknown) => {
        // The journey's last step still led somewhere, as a message that goes by its form does.
        if (!String(error).includes("Execution context was destroyed")) throw error;
        await page.waitForLoadState();
        return look(page);
      }),
    );
  },
  page: async ({ page, violationsOf }, use, testInfo) => {
    await use(page);
    const isWithUs = !page.isClosed() && page.url().startsWith(theSite.origin);
    if (!isWithUs || testInfo.status !== "passed") return;
    if (!(await isSound(page))) expect(await violationsOf(page)).toEqual([]);
  },
  openBrowser: async ({ browser, watch, scripts, baseURL, serviceWorkers }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const origin = options.origin ?? baseURL ?? "";
      const context = await browser.newContext({
        baseURL: origin,
        locale: options.locale ?? "en-US",
        javaScriptEnabled: options.scripts ?? scripts,
        serviceWorkers: serviceWorkers ?? "allow",
      });
      contexts.push(context);
      watch.context(context, origin);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
