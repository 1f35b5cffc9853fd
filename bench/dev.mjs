// How soon an edit is seen with `npm run dev` open: from the save until a browser shows it. Prints a Markdown table.
import { spawn } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../tests/setup/chromium.mjs";
import { cpuMs, measure, median, pause } from "./rig/processes.mjs";

const TIMES = 5;
/** Between two edits: so that none is measured together with the one before. */
const APART_MS = 1_000;
const ROOT = resolve(import.meta.dirname, "..");

/** `text` takes the place of `old`, with a new word for `{}` each time; `budgetMs` is for the median. */
const EDITS = [
  { what: "a view", file: "home-view.tsx", page: "/", old: "<h1>", text: "<h1>{} ", budgetMs: 2_000 },
  {
    what: "a hydrated view",
    file: "likes-view.tsx",
    page: "/likes",
    old: "<h1>",
    text: "<h1>{} ",
    budgetMs: 2_000,
  },
  {
    what: "a `*.server.ts`",
    file: "home.server.ts",
    page: "/",
    old: "heading: ",
    text: 'heading: "{}" || ',
    budgetMs: 3_000,
  },
  {
    what: "a step of the host",
    file: "security-headers.ts",
    header: "x-frame-options",
    old: '"DENY"',
    text: '"{}"',
    budgetMs: 3_000,
  },
];

/** The sources in a folder of their own: an edit that is being measured must not stay in the tree. */
async function copySources() {
  const folder = await mkdtemp(join(tmpdir(), "rendez-dev-"));
  for (const name of ["app", "server", "public", "package.json", "remix.config.ts", "tsconfig.json"]) {
    await cp(join(ROOT, name), join(folder, name), { recursive: true });
  }
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return folder;
}

function startDev(folder) {
  const startedMs = performance.now();
  const child = spawn(process.execPath, ["server/dev/main.mjs"], {
    cwd: folder,
    env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "data-dev") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  return new Promise((done, fail) => {
    child.once("exit", (code) => fail(new Error(`the dev server ended by itself (${code})`)));
    child.stdout.on("data", (text) => {
      const [origin] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
      if (origin) done({ child, origin, readyMs: performance.now() - startedMs });
    });
  });
}

async function stopDev({ child }) {
  child.removeAllListeners("exit");
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await gone;
}

async function find(folder, name) {
  const names = await readdir(folder, { recursive: true });
  const found = names.filter((each) => each.endsWith(`/${name}`) && /^(app|server)\//.test(each));
  if (found.length !== 1) throw new Error(`${name} is there ${found.length} times`);
  return join(folder, found[0]);
}

async function untilHeader(origin, name, word) {
  while ((await fetch(origin)).headers.get(name) !== word) await pause(20);
}

async function timesOf({ file, page: path, header, old, text }, { folder, origin, page }) {
  const edited = await find(folder, file);
  const before = await readFile(edited, "utf8");
  if (!before.includes(old)) throw new Error(`${file} does not hold ${old}`);
  if (path) await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
  const times = [];
  for (let round = 1; round <= TIMES; round += 1) {
    await pause(APART_MS);
    const word = `seen-${round}`;
    const savedMs = performance.now();
    await writeFile(edited, before.replace(old, text.replace("{}", word)));
    if (header) await untilHeader(origin, header, word);
    else await page.getByText(word).first().waitFor({ timeout: 60_000 });
    times.push(performance.now() - savedMs);
  }
  await writeFile(edited, before);
  return times;
}

await measure(async () => {
  const folder = await copySources();
  const seconds = (ms) => `${(ms / 1_000).toFixed(2)} s`;
  let isSlow = false;
  try {
    await stopDev(await startDev(folder));
    const dev = await startDev(folder);
    const startCpuMs = cpuMs(dev.child.pid);
    const firstMs = performance.now();
    await fetch(dev.origin).then((answer) => answer.text());
    const firstPageMs = performance.now() - firstMs;
    const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
    const page = await browser.newPage();
    await page.goto(`${dev.origin}/login`);
    await page.fill("input[name=email]", "premium@demo.example");
    const visitor = await (await browser.newContext()).newPage();
    await page.fill("input[name=password]", "rendez-demo");
    await page.press("input[name=password]", "Enter");
    await page.waitForURL("**/members");

    console.log("| | median | worst | budget |\n|---|---:|---:|---:|");
    console.log(`| started (${seconds(startCpuMs)} of CPU) | ${seconds(dev.readyMs)} | | |`);
    console.log(`| first page after that | ${seconds(firstPageMs)} | | |`);
    for (const edit of EDITS) {
      const times = await timesOf(edit, {
        folder,
        origin: dev.origin,
        page: edit.page === "/" ? visitor : page,
      });
      const middle = median(times);
      if (middle > edit.budgetMs) isSlow = true;
      const worst = seconds(Math.max(...times));
      console.log(
        `| ${edit.what}, saved until seen | ${seconds(middle)} | ${worst} | ${seconds(edit.budgetMs)} |`,
      );
    }
    await browser.close();
    await stopDev(dev);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return isSlow ? 1 : 0;
});
