// Faults × clients on the way of an order: double charges and lost credits, both to be 0. Prints a Markdown table.
// The runs are those of tests/routes/payment-faults.test.ts, which plays each combination once.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "rendez-bench-"));
const table = join(folder, "table.md");
const runs = process.env.RUNS ?? "1000";
const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/vitest/vitest.mjs"), "run", "tests/routes/payment-faults.test.ts"],
  {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PAYMENT_RUNS: runs, PAYMENT_TABLE: table },
  },
);
process.stdout.write(readFileSync(table, "utf8"));
rmSync(folder, { recursive: true });
process.exit(status ?? 1);
