import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

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

/** Route tests that mostly wait: for a deadline, a process that goes, a save that is seen. */
const WAITING = /\/(replicas|process|outages|dev|slow-php|several-sites)\.test\.ts$/;

/** Those begin first, so that nobody waits for one of them alone in the end; Vitest knows no times in a fresh clone. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => WAITING.test(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/** `unit` needs no build, `routes` does. Browser journeys run in Playwright (playwright.config.ts). */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: WaitingFirst },
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
