import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { daySample } from "./day-sample";
import { ANY_WORLD, everyPage, type SeenPage } from "./every-page";
import { everybody } from "./everybody";
import { misfitsOf } from "./page-fit";
import { become, visit } from "./page-visit";
import { expect, test } from "./strict-test";

/** `npm run test:all` looks at every page in all its states, with and without scripts; `npm test` at a sample. */
const IS_WHOLE = process.env.WHOLE_MATRIX === "1";
/** bench/accessibility.mjs: every page in these languages, with and without scripts, instead of a sample. */
const WHOLE_IN = process.env.EVERY_PAGE_IN?.split(",");
/** bench/html.mjs: the pages' HTML is kept in this folder, and nothing else is looked at. */
const KEEP_IN = process.env.KEEP_HTML_IN;
const PAGES_A_TEST = 10;
const REFUSED = [401, 402, 403, 404, 409, 410, 422, 429];
/** For looking at a few of them again, such as /credits. */
const ONLY = process.env.EVERY_PAGE_UNDER ?? "/";
const KNOWN = everyPage(ANY_WORLD);

interface Look {
  page: number;
  language: string;
  colorScheme: "light" | "dark";
}

/** Each page in the next of seven languages, light and dark by turns; or all of it. */
function looksOf(scripts: boolean): Look[] {
  const sample = IS_WHOLE || WHOLE_IN ? undefined : daySample(KNOWN, scripts);
  const pages = [...KNOWN.keys()].filter(
    (page) => KNOWN[page]?.address.startsWith(ONLY) && sample?.has(page) !== false,
  );
  const languagesOf = (page: number) => WHOLE_IN ?? [LANGUAGE_LIST[page % LANGUAGE_LIST.length] ?? "en"];
  return pages
    .flatMap((page) => languagesOf(page).map((language) => ({ page, language })))
    .map((look) => ({ ...look, colorScheme: (look.page >> 1) % 2 === 0 ? "light" : "dark" }));
}

const nameOf = ({ address, who, sent, open }: SeenPage, language: string) =>
  `${address} as ${who}${sent ? " refused" : ""}${open ? " opened" : ""} in ${language}`;

function keep(folder: string, name: string, html: string): void {
  if (html) writeFileSync(join(folder, `${name.replaceAll(/\W+/g, "-").slice(0, 150)}.html`), html);
}

const PARTS = Math.ceil(Math.max(looksOf(true).length, looksOf(false).length) / PAGES_A_TEST);

for (const part of [...Array(PARTS).keys()]) {
  test(`LOOK-02 LOOK-03 everyone can use every page, light and dark, at 320 px and with text of double size too, part ${part + 1} of ${PARTS}`, async ({
    page,
    watch,
    scripts,
    violationsOf,
  }) => {
    watch.expect(...REFUSED);
    const pages = everyPage(everybody().world);
    const found: string[] = [];
    for (const look of looksOf(scripts).slice(part * PAGES_A_TEST, (part + 1) * PAGES_A_TEST)) {
      const seen = pages[look.page];
      if (!seen) continue;
      const eyes = { language: look.language, scripts, violationsOf };
      await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: "reduce" });
      const faults = await faultsOf(page, seen, eyes).catch((error) => [String(error)]);
      found.push(...faults.map((fault) => `${nameOf(seen, look.language)}: ${fault}`));
    }
    await page.goto("about:blank");
    expect(found).toEqual([]);
  });
}

interface Eyes {
  language: string;
  scripts: boolean;
  violationsOf: (page: Page) => Promise<string[]>;
}

async function faultsOf(page: Page, seen: SeenPage, eyes: Eyes): Promise<string[]> {
  const { language, scripts, violationsOf } = eyes;
  // What the page before was about to fetch or to go to is over.
  await page.goto("about:blank");
  await become(page, seen.who, language);
  const { status, html } = await visit(page, seen, scripts);
  const faults: string[] = [];
  if (status !== (seen.status ?? 200)) faults.push(`answered ${status}`);
  if (KEEP_IN) {
    keep(KEEP_IN, nameOf(seen, language), html);
    return faults;
  }
  const lang = await page.locator("html").getAttribute("lang");
  if (lang !== language) faults.push(`came in ${lang}`);
  return [...faults, ...(await violationsOf(page)), ...(await misfitsOf(page))];
}

/** What differs by language, days and numbers, stands in a conversation. */
const LIVING = ["/likes"];

for (const language of LANGUAGE_LIST) {
  test(`LOOK-01 LOOK-02 pages that live in the browser come alive in ${language} without a word of complaint`, {
    tag: "@scripts",
  }, async ({ page }) => {
    const { partner } = everybody().world;
    await become(page, "member", language);
    const others = IS_WHOLE || language === "pl" ? LIVING : [];
    for (const path of [...others, `/members/${partner}/chat`]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      // React marks what it took over; what does not fit is told to the console, which `watch` listens to.
      await page.waitForFunction(() => Object.keys(document).some((name) => name.startsWith("__react")));
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    }
    await page.goto("about:blank");
  });
}
