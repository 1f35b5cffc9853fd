// `npm run demo`: installs what is missing, builds, starts reference backend and host, and prints where to look.
// Plain JavaScript without dependencies, because on a fresh clone there are none yet.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { demoSecret, OPERATOR_SETTINGS } from "./demo-settings.mjs";
import { isInstalled } from "./installed.mjs";

const root = resolve(import.meta.dirname, "../..");
const port = Number(process.env.PORT || 3000);
const backendPort = Number(process.env.REFERENCE_PORT || port + 1);
const dataDir = resolve(process.env.DATA_DIR || join(root, "data"));

function say(text) {
  process.stdout.write(`${text}\n`);
}

function fail(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

/** Most lines of a log that are shown when something failed. */
const SHOWN_LINES = 20;

/** What the command prints goes to `<name>.log` and is shown only when it fails. */
function run(words, name, command, args) {
  say(`· ${words}`);
  const path = join(dataDir, `${name}.log`);
  const log = openSync(path, "w");
  const shell = process.platform === "win32";
  const { status } = spawnSync(command, args, { cwd: root, stdio: ["ignore", log, log], shell });
  if (status === 0) return;
  const end = readFileSync(path, "utf8").trimEnd().split("\n").slice(-SHOWN_LINES).join("\n");
  fail(`${end}\n\nThat did not work: ${command} ${args.join(" ")}\nAll it said is in ${path}`);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Rendez needs Node 20.19 or later; this is ${process.versions.node}.`);
}

/** Ends with one sentence where the port cannot be had; `what` says whose it is, `other` what to write for another one. */
function checkPort(wanted, what, other) {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    fail(`There is no port ${wanted}${what}. Choose another one: ${other} npm run demo`);
  return new Promise((done) => {
    const probe = createServer()
      .once("error", ({ code }) => {
        const reason = code === "EADDRINUSE" ? "is in use" : `cannot be used (${code})`;
        fail(`Port ${wanted}${what} ${reason}. Choose another one: ${other} npm run demo`);
      })
      .listen(wanted, () => probe.close(() => done()));
  });
}

const children = [];
let stopping = false;

/** V8's limits, as `npm start` sets them. */
function startFlags() {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return scripts.start.split(" ").filter((word) => word.startsWith("--"));
}

function start(name, script, env, onLine, flags = []) {
  const child = spawn(process.execPath, [...flags, join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
    // Ctrl-C reaches this process alone, which then stops both in order.
    detached: process.platform !== "win32",
  });
  children.push(child);
  createInterface({ input: child.stdout }).on("line", onLine);
  child.on("exit", (code) => {
    if (!stopping) fail(`${name} stopped by itself (code ${code}).`);
  });
  return child;
}

async function stopAll() {
  if (stopping) return;
  stopping = true;
  say("\n· Stopping");
  for (const child of [...children].reverse()) {
    if (child.exitCode !== null) continue;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
    await gone;
    clearTimeout(timer);
  }
  process.exit(0);
}

function untilReady(name, script, env, flags) {
  return new Promise((done) => {
    start(
      name,
      script,
      env,
      (line) => {
        try {
          const said = JSON.parse(line);
          if (said.msg === "ready") done(said);
          else if (said.level === "error" || said.level === "warn") say(line);
        } catch {
          // No JSON: a line of Node itself, shown as it is.
          say(line);
        }
      },
      flags,
    );
  });
}

checkNode();
mkdirSync(dataDir, { recursive: true });
await checkPort(port, "", "PORT=3100");
await checkPort(backendPort, " of the reference backend and its mails", "REFERENCE_PORT=3101");
if (!isInstalled(root))
  run("Installing packages (once)", "install", "npm", ["ci", "--no-audit", "--no-fund"]);
run("Building (half a minute)", "build", "npm", ["run", "build", "--silent"]);
process.on("SIGINT", stopAll);
process.on("SIGTERM", stopAll);

say("· Starting the reference backend (the first start draws 240 members, some seconds)");
const backend = await untilReady("The reference backend", "build/reference-backend/main.js", {
  REFERENCE_PORT: String(backendPort),
  DATA_DIR: dataDir,
  DEPLOYMENT: "demo",
  REFERENCE_PUSH: "on",
  REFERENCE_SETTINGS: JSON.stringify(OPERATOR_SETTINGS),
});
say("· Starting the site");
await untilReady(
  "The site",
  "build/host/main.js",
  {
    PORT: String(port),
    DEPLOYMENT: "demo",
    UPSTREAM_ORIGIN: backend.origin,
    DOMAINS: process.env.DOMAINS || "localhost,127.0.0.1,[::1]",
    FORM_SECRETS: demoSecret(dataDir),
    MEDIA_FROM_UPSTREAM: "true",
    // The test provider's page, which is the reference backend's.
    PAYMENT_ORIGINS: backend.origin,
    DATA_DIR: dataDir,
  },
  startFlags(),
);

say(`
  Rendez is running:  http://localhost:${port}
  Mails and SMS:      ${backend.outbox}
  Logins:`);
for (const login of backend.logins)
  say(`    ${login.email}  ${login.password}  (${login.email.split("@")[0]})`);
say(`\n  Ctrl-C stops everything; the data stays in ${dataDir}\n`);
