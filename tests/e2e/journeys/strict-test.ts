import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { theSite } from "./the-site";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const FAILED_RESOURCE = /Failed to load resource: .*status of (\d{3})/;

/** Watches everything a browser says and asks for during a test. */
export class Watch {
  readonly #faults: string[] = [];
  readonly #expected = new Set<number>();
  readonly #words: RegExp[] = [];

  /** This answer belongs to the journey, such as 404 or 422; the browser reports it as an error. */
  expect(...statuses: number[]): void {
    for (const status of statuses) this.#expected.add(status);
  }

  /** The journey breaks the connection itself, which the browser reports. */
  expectWords(words: RegExp): void {
    this.#words.push(words);
  }

  context(context: BrowserContext, origin: string): void {
    context.on("page", (page) => this.#page(page));
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== origin)
        this.#faults.push(`request to another origin: ${url.origin}`);
    });
    context.on("response", (response) => {
      if (response.status() >= 500 && !this.#expected.has(response.status()))
        this.#faults.push(`${response.status()} ${response.request().method()} ${response.url()}`);
    });
  }

  #page(page: Page): void {
    page.on("pageerror", (error) => this.#faults.push(`exception: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      const text = message.text();
      const status = Number(FAILED_RESOURCE.exec(text)?.[1]);
      if (this.#expected.has(status) || this.#words.some((words) => words.test(text))) return;
      this.#faults.push(`console: ${text} ${message.location().url}`);
    });
  }

  get faults(): readonly string[] {
    return this.#faults;
  }
}

/** Violations of WCAG 2.2 AA on the page as it is now, one line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  // axe needs timers, which stand still without scripts; those of the page itself are not made up for.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setScriptExecutionDisabled", { value: false });
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(WCAG_22_AA).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")} on ${new URL(page.url()).pathname}`),
  );
}

interface Fixtures {
  watch: Watch;
  /** Whether scripts run in this project's browser. */
  scripts: boolean;
  /** One more browser, watched like the first; scripts as in the project unless said otherwise. */
  openBrowser: (options?: { scripts?: boolean; origin?: string; locale?: string }) => Promise<Page>;
}

/** A test that fails on anything wrong around it: console, exceptions, CSP, foreign requests, 5xx, accessibility. */
export const test = base.extend<Fixtures>({
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
  page: async ({ page }, use, testInfo) => {
    await use(page);
    const isWithUs = !page.isClosed() && page.url().startsWith(theSite.origin);
    if (isWithUs && testInfo.status === "passed") expect(await violationsOf(page)).toEqual([]);
  },
  openBrowser: async ({ browser, watch, scripts, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const origin = options.origin ?? baseURL ?? "";
      const context = await browser.newContext({
        baseURL: origin,
        locale: options.locale ?? "en-US",
        javaScriptEnabled: options.scripts ?? scripts,
      });
      contexts.push(context);
      watch.context(context, origin);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
