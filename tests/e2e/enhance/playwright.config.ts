import { defineConfig } from "@playwright/test";

/** The custom elements alone, against hand-written pages: needs neither the app nor its server. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../../test-results/enhance",
  globalSetup: "./build-bundle.ts",
  workers: 1,
  timeout: 20_000,
  expect: { timeout: 5_000 },
  reporter: "list",
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
