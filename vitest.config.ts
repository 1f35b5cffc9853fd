import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Waits for `npm run test:all` as a whole (docs/testing.md). */
const AT_NIGHT = process.env.WHOLE_MATRIX === "1" ? [] : ["tests/contract/two-containers.test.ts"];

/** Nobody else's modules are loaded again for each file: a third of the time went into that. */
const shared: TestProjectInlineConfiguration["test"] = {
  setupFiles: ["tests/support/fail-on-console-error.ts"],
  // No verdict depends on speed: a machine five times slower is green too.
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
  // The built app is loaded as it is, not transformed again.
  server: { deps: { external: [/\/build\/server\//] } },
  pool: "forks",
  isolate: false,
};

/** `unit` needs no build, `routes` does. Browser journeys run in Playwright (playwright.config.ts). */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: "unit", include: ["tests/{unit,architecture}/**/*.test.{ts,tsx}"] } },
      {
        test: {
          ...shared,
          name: "routes",
          include: ["tests/{routes,contract}/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...AT_NIGHT],
        },
      },
      // Old engines, each fetched when it is first wanted: `npm run test:engines` only.
      { test: { ...shared, name: "engines", include: ["tests/engines/**/*.test.ts"] } },
    ],
  },
});
