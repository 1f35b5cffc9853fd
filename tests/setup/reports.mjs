// What Vitest and Playwright wrote down about a run: counts and the slowest tests.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "./child.mjs";

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** One for a suite that has no report of its own. */
export const single = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** Counts and durations of a Vitest JSON report; a suite that could not even start counts as one failure. */
export function readVitest(path, code) {
  const report = readJson(path);
  if (!report) return { passed: 0, failed: 1 };
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      ms: duration ?? 0,
      title: `${relative(ROOT, name)}: ${fullName}`,
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || Number(code !== 0),
    skipped: report.numPendingTests + report.numTodoTests,
    tests,
  };
}

/** The same of a Playwright JSON report. */
export function readPlaywright(path, code) {
  const report = readJson(path);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  if (flaky > 0) console.log(`  ${flaky} passed only at the second try (named above as flaky): mend them`);
  const tests = report.suites.flatMap(specsOf).flatMap(({ file, title, tests: runs }) =>
    runs.map(({ projectName, results }) => ({
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      title: `tests/e2e/${file} (${projectName}): ${title}`,
    })),
  );
  return { passed: expected + flaky, failed: unexpected || Number(code !== 0), skipped, tests };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Lines that name the slowest of all tests. */
export function slowest(tests, most = 10) {
  return [...tests]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ ms, title }) => `  ${(ms / 1000).toFixed(1).padStart(5)} s  ${title}`);
}
