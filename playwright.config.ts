import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/setup/chromium.mjs";

// Found once; the workers, which read this file again, are told.
process.env.JOURNEYS_CHROMIUM ??= findChromium();

const browser = {
  executablePath: process.env.JOURNEYS_CHROMIUM,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

/** `npm run test:all`: every journey with and without scripts. docs/testing.md says what `npm test` leaves to it. */
const IS_WHOLE = process.env.WHOLE_MATRIX === "1";
const STILL = { reducedMotion: "reduce" } as const;

/** Journeys with and without scripts, and the custom elements alone. Needs a build: `npm run build`. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  globalSetup: ["./tests/e2e/enhance/build-bundle.ts", "./tests/e2e/site-setup.ts"],
  // While one journey waits for an answer another goes on; a fourth at once only made the others slower.
  workers: 3,
  forbidOnly: true,
  fullyParallel: true,
  // No verdict depends on speed: a machine five times slower is green too, and what passes is never slower for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  // The service worker has a journey of its own; elsewhere it would only stand between a test and the site.
  use: { locale: "en-US", launchOptions: browser, serviceWorkers: "block" },
  projects: [
    {
      name: "scripts-on",
      testDir: "tests/e2e/journeys",
      // @plain: no script has a part in it.
      grepInvert: IS_WHOLE ? undefined : /@plain|@whole/,
      // Drawing what moves is work of the GPU process; core and swipe-game journeys, the elements' own tests and the
      // night see it move.
      use: { javaScriptEnabled: true, contextOptions: IS_WHOLE ? {} : STILL },
    },
    {
      name: "scripts-off",
      testDir: "tests/e2e/journeys",
      // @scripts: only scripts do it. @routed: a route test proves the same without them. @same: what the journey looks
      // at is in the document, which scripts leave as it is.
      grepInvert: IS_WHOLE ? /@scripts/ : /@scripts|@routed|@same|@whole/,
      // Nothing that moves is waited for here; pages that draw themselves over and over cost the others their time.
      use: { javaScriptEnabled: false, contextOptions: STILL },
    },
    { name: "enhance", testDir: "tests/e2e/enhance", fullyParallel: false },
  ],
});
