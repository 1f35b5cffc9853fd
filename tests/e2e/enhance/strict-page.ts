import { test as base, expect, type Page } from "@playwright/test";
import { FixtureSite } from "./fixture-server";

interface Fixtures {
  site: FixtureSite;
  /** Console errors that this test means to cause (a dropped connection is always reported by the browser). */
  expectedErrors: RegExp[];
}

/** A page on which any exception, console error or CSP violation fails the test. */
export const test = base.extend<Fixtures>({
  expectedErrors: async ({ browserName: _ }, use) => use([]),
  site: async ({ browserName: _ }, use) => {
    const site = new FixtureSite();
    await site.open();
    await use(site);
    await site.close();
  },
  page: async ({ page, site, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${site.origin} ${error}`));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(errors.filter((error) => !expectedErrors.some((one) => one.test(error)))).toEqual([]);
  },
});

/** Every element that the page holds is defined, those fetched on demand too. */
export async function upgraded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      customElements.get("rz-menu") &&
      ![...document.querySelectorAll(":not(:defined)")].some((one) => one.localName.startsWith("rz-")),
  );
}

/** Opens a fixture page and waits until the bundle has upgraded it. */
export async function openEnhanced(page: Page, site: FixtureSite, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await upgraded(page);
}

/** Makes the page believe that its tab is hidden or shown: headless tabs are always visible. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

export { expect };
