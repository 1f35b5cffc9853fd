import { test } from "@playwright/test";
import { theSite } from "./the-site";

const A = "gender=female&min_age=25&max_age=45";
const pages: [string, string][] = [
  ["finder1", "/match-finder"],
  ["finder2bad", `/match-finder?step=3&gender=female&min_age=3&max_age=x`],
  ["finder3", `/match-finder?step=3&${A}`],
  ["finder4", `/match-finder?step=4&${A}&country=&interests=music`],
  ["result", `/match-finder?step=5&${A}&country=&interests=music&interests=hiking`],
  ["reset", "/reset-password"],
  ["sent", "/reset-password?sent=no***@example.org"],
  ["do", "/reset-password/do?code=abcdefghijkl"],
  ["bad", "/reset-password/do?code="],
  ["mail", "/mail-change/do?code=abcdefghijkl"],
  ["deleted", `/account-deleted?until=${new Date(Date.now() + 14 * 86400000).toISOString().slice(0, 10)}`],
];
for (const [width, height] of [
  [360, 800],
  [1280, 800],
] as const)
  for (const [scheme, locale] of [
    ["light", "de-DE"],
    ["dark", "en-GB"],
  ] as const)
    test(`shots ${width} ${scheme}`, async ({ browser }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({
        baseURL: theSite.origin,
        locale,
        viewport: { width, height },
        colorScheme: scheme,
      });
      const page = await context.newPage();
      for (const [name, path] of pages) {
        await page.goto(path);
        await page.screenshot({
          path: `/tmp/recovery/shots/${name}-${width}-${scheme}.png`,
          fullPage: name.startsWith("finder4") || name === "result",
        });
      }
      await context.close();
    });
