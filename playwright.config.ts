import { defineConfig } from "@playwright/test";

const browser = {
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

/** The same journeys with and without scripts, and the custom elements alone. Needs a build: `npm run build`. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  globalSetup: ["./tests/e2e/enhance/build-bundle.ts", "./tests/e2e/site-setup.ts"],
  // While one journey waits for an answer another goes on.
  workers: 4,
  // A busy machine may cost a journey its timeouts once; who needed it is named (docs/decisions/0017).
  retries: 1,
  forbidOnly: true,
  fullyParallel: true,
  // Generous: two busy cores draw a page in seconds, and what passes is never slower for it.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  // The service worker has a journey of its own; elsewhere it would only stand between a test and the site.
  use: { locale: "en-US", launchOptions: browser, serviceWorkers: "block" },
  projects: [
    { name: "scripts-on", testDir: "tests/e2e/journeys", use: { javaScriptEnabled: true } },
    // Client-only rows have nothing to show without scripts.
    {
      name: "scripts-off",
      testDir: "tests/e2e/journeys",
      grepInvert: /@scripts/,
      use: { javaScriptEnabled: false },
    },
    { name: "enhance", testDir: "tests/e2e/enhance", fullyParallel: false },
  ],
});
