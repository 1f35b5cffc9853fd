import { defineConfig } from "vitest/config";

/** Unit, route, contract and architecture suites. Browser journeys run in Playwright (playwright.config.ts). */
export default defineConfig({
  test: {
    include: ["tests/{unit,routes,contract,architecture}/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/support/fail-on-console-error.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The built app is loaded as it is, not transformed again.
    server: { deps: { external: [/\/build\/server\//] } },
    pool: "forks",
    maxWorkers: 2,
  },
});
