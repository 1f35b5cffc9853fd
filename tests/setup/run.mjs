// `npm test`: installs what is missing, then runs lint, types, unit, route, contract, architecture and browser suites,
// and ends with one line that sums them. `npm run test:all` (--all) leaves nothing out: docs/testing.md. Plain
// JavaScript without dependencies: on a fresh clone there are none yet.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { isInstalled } from "../../server/cli/installed.mjs";
import { bin, ROOT, run } from "./child.mjs";
import { readPlaywright, readVitest, single, slowest } from "./reports.mjs";
import { runSideBySide } from "./side-by-side.mjs";

const RESULTS = join(ROOT, "test-results");
/** Of two cores: a build, then a page load, waits often enough for a third suite to go on. */
const PLACES = 3;

if (process.argv.includes("--all")) process.env.WHOLE_MATRIX = "1";

/** A suite of Vitest's; in one worker where others have work as well, in three where some of them mostly wait. */
function vitest(project, workers) {
  const report = join(RESULTS, `${project}.json`);
  const args = [
    "run",
    "--project",
    project,
    `--maxWorkers=${workers}`,
    "--reporter=default",
    "--reporter=json",
  ];
  return {
    start: (hear) => run(bin("vitest"), [...args, `--outputFile=${report}`], { hear }),
    count: (code) => readVitest(report, code),
  };
}

/** In the order in which they start. */
const SUITES = [
  {
    name: "Build",
    start: (hear) => run("npm", ["run", "build", "--silent"], { hear }),
    count: single,
  },
  {
    name: "Lint",
    start: (hear) => run(bin("biome"), ["ci", "--error-on-warnings", "."], { hear }),
    count: single,
  },
  {
    name: "Types",
    start: (hear) => run(process.execPath, ["node_modules/typescript-7/bin/tsc", "--noEmit"], { hear }),
    count: single,
  },
  {
    name: "Browser tests",
    // Both keep two cores busy; side by side they would only need more memory.
    after: ["Route and contract tests", "Page weight", "Types", "Unit and architecture tests"],
    start: (hear) => run(bin("playwright"), ["test"], { hear }),
    count: (code) => readPlaywright(join(RESULTS, "e2e.json"), code),
  },
  { name: "Unit and architecture tests", ...vitest("unit", 1) },
  // Beside what is left of types and unit tests: no verdict of theirs depends on speed.
  { name: "Route and contract tests", after: ["Build", "Lint"], ...vitest("routes", 3) },
  ...(process.env.WHOLE_MATRIX
    ? [
        {
          name: "Two people",
          after: ["Browser tests"],
          start: (hear) => run(process.execPath, ["bench/two-people.mjs"], { hear }),
          count: single,
        },
        {
          name: "Image",
          after: ["Two people"],
          start: (hear) => run(process.execPath, ["tests/setup/image/prove.mjs"], { hear }),
          count: single,
        },
      ]
    : []),
  {
    name: "Page weight",
    after: ["Build"],
    start: (hear) => run(process.execPath, ["bench/weight.mjs"], { hear }),
    count: single,
  },
];

const startedMs = performance.now();
if (!isInstalled(ROOT)) {
  console.log("· Installing packages (once)");
  if ((await run("npm", ["ci", "--no-audit", "--no-fund"])) !== 0) process.exit(1);
  console.log(`  ${Math.round((performance.now() - startedMs) / 1000)} s`);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const results = await runSideBySide(SUITES, PLACES);
const sum = (of) => results.reduce((total, result) => total + (result[of] ?? 0), 0);
console.log(["· The ten slowest tests", ...slowest(results.flatMap(({ tests = [] }) => tests))].join("\n"));
console.log(`\n· ${Math.round((performance.now() - startedMs) / 1000)} s in all`);
const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 && skipped === 0 ? 0 : 1);
