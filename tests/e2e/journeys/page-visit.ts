import type { Page } from "@playwright/test";
import type { SeenPage } from "./every-page";
import { everybody, type Who } from "./everybody";
import { Member } from "./members";
import { expect } from "./strict-test";
import { theSite } from "./the-site";

/** How a refused form says what is wrong. */
const SAID = "[role=alert], .notice-warning, .notice-danger, .wrong";

/** What a page answered: its status and its HTML as it came. */
export interface Visit {
  status: number;
  html: string;
}

/** Makes this browser somebody's, in a language. */
export async function become(page: Page, who: Who, language: string): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  await context.addCookies([{ name: "i18n_redirected", value: language, url: theSite.origin }]);
  if (who !== "visitor") await Member.of(everybody().passports[who]).enter(context);
}

/** Opens a page and brings it into its state. */
export async function visit(page: Page, seen: SeenPage, scripts: boolean): Promise<Visit> {
  const response = await page.goto(seen.address);
  const answer = { status: response?.status() ?? 0, html: (await response?.text()) ?? "" };
  // Nobody sees a page before its scripts had their say.
  if (scripts) await page.waitForLoadState("load");
  if (seen.open) await page.locator(seen.open).first().click();
  if (!seen.sent) return answer;
  const [back] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === "POST"),
    send(page, seen.sent),
  ]);
  const html = await back.text().catch(() => "");
  if (back.status() >= 400) await expect(page.locator(SAID).first()).toBeVisible();
  await page.waitForLoadState();
  return { status: back.status(), html };
}

/** Fills the form that has all these fields and sends it, whatever the browser thinks of them. */
async function send(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  const having = Object.keys(typed).map((name) => `:has([name="${name}"])`);
  const form = page.locator(`form[method=post]${having.join("")}`).first();
  await form.evaluate((one: HTMLFormElement, values) => {
    one.noValidate = true;
    for (const [name, value] of Object.entries(values)) {
      const field = one.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.type === "file") continue;
      if (field instanceof HTMLSelectElement && value !== "") field.add(new Option(value, value));
      if (field && "value" in field) field.value = value;
      if (field instanceof HTMLElement) field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, typed);
  await form.locator("[type=submit], button:not([type])").last().click();
}
