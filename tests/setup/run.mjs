// `npm test`: installs what is missing, then runs lint, types, unit, route, contract, architecture and browser suites,
// and ends with one line that sums them. Plain JavaScript without dependencies: on a fresh clone there are none yet.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { isInstalled } from "../../server/cli/installed.mjs";
import { findChromium } from "./chromium.mjs";

const root = resolve(import.meta.dirname, "../..");
const results = join(root, "test-results");
const bin = (name) => join(root, "node_modules/.bin", name);

function run(command, args, env = {}) {
  return new Promise((done) => {
    const shell = process.platform === "win32";
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
      shell,
    });
    child.on("exit", (code) => done(code ?? 1));
    child.on("error", () => done(1));
  });
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Counts of a Vitest JSON report; a suite that could not even start counts as one failure. */
function vitestCounts(code) {
  const report = readJson(join(results, "vitest.json"));
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + (report.numFailedTests === 0 && code !== 0 ? 1 : 0);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

function playwrightCounts(code) {
  const stats = readJson(join(results, "e2e.json"))?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  if (stats.flaky > 0) {
    console.log(`  ${stats.flaky} passed only at the second try (named above as flaky): mend them`);
  }
  const failed = stats.unexpected;
  return {
    passed: stats.expected + stats.flaky,
    failed: failed + (failed === 0 && code !== 0 ? 1 : 0),
    skipped: stats.skipped,
  };
}

const single = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

const suites = [
  ["Lint", () => run(bin("biome"), ["ci", "--error-on-warnings", "."]), single],
  ["Types", () => run(bin("tsc"), ["--noEmit"]), single],
  ["Build", () => run("npm", ["run", "build", "--silent"]), single],
  ["Page weight", () => run(process.execPath, ["bench/weight.mjs"]), single],
  [
    "Unit, route, contract and architecture tests",
    () =>
      run(bin("vitest"), [
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile=${join(results, "vitest.json")}`,
      ]),
    vitestCounts,
  ],
  [
    "Browser tests",
    () => run(bin("playwright"), ["test"], { CHROMIUM_PATH: findChromium() }),
    playwrightCounts,
  ],
];

const startedMs = Date.now();
if (!isInstalled(root)) {
  console.log("· Installing packages (once)");
  if ((await run("npm", ["ci", "--no-audit", "--no-fund"])) !== 0) process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
let skipped = 0;
for (const [name, start, count] of suites) {
  console.log(`\n· ${name}`);
  const suiteMs = Date.now();
  const counts = count(await start());
  passed += counts.passed;
  failed += counts.failed;
  skipped += counts.skipped ?? 0;
  console.log(
    `  ${name}: ${counts.passed} passed, ${counts.failed} failed (${Math.round((Date.now() - suiteMs) / 1000)} s)`,
  );
}
console.log(`\n· ${Math.round((Date.now() - startedMs) / 1000)} s in all`);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 && skipped === 0 ? 0 : 1);
