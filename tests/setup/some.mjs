// `npm run test:unit`, `test:routes`, `test:e2e`, `test:engines` and `test:chaos`: one suite, or the files that are named after
// `--`. Installs and builds before, where that is older than its sources.
import { isInstalled } from "../../server/cli/installed.mjs";
import { isBuilt } from "./build-state.mjs";
import { bin, ROOT, run } from "./child.mjs";

const [suite = "", ...given] = process.argv.slice(2);
const CHAOS = ["chaos", "payment-faults", "troubled-host", "replicas"];
const COMMANDS = {
  unit: { command: bin("vitest"), args: ["run", "--project", "unit"] },
  routes: { command: bin("vitest"), args: ["run", "--project", "routes"], needsBuild: true },
  chaos: {
    command: bin("vitest"),
    args: ["run", ...CHAOS.map((name) => `tests/routes/${name}.test.ts`)],
    needsBuild: true,
    env: { CHAOS_RUNS: "1000", PAYMENT_RUNS: "90", TROUBLE_RUNS: "200", REPLICA_SENDS: "200" },
  },
  engines: { command: bin("vitest"), args: ["run", "--project", "engines"], needsBuild: true },
  e2e: { command: bin("playwright"), args: ["test"], needsBuild: true },
};

async function must(command, args) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}

const { command, args, needsBuild, env } = COMMANDS[suite];
process.env = { ...env, ...process.env };
if (!isInstalled(ROOT)) await must("npm", ["ci", "--no-audit", "--no-fund"]);
if (needsBuild && !isBuilt(ROOT)) {
  console.log("· Building: the sources are newer than the build");
  await must("npm", ["run", "build", "--silent"]);
}
await must(command, [...args, ...given]);
