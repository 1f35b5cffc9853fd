// Proves the image where no engine runs: does the Dockerfile's steps in an empty folder, starts what came out as a user
// without rights on a read-only tree with only DATA_DIR writable, and asks it. Part of `npm run test:all`; alone:
// node tests/setup/image/prove.mjs
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildStages, removeAll } from "./build-stages.mjs";

const PROJECT = resolve(import.meta.dirname, "../../..");
const NOBODY = 65_534;
/** No verdict depends on speed: five minutes of a tenth of a second each. */
const START_TRIES = 3_000;
const isRoot = process.getuid?.() === 0;
/** The image's `node`, who has no rights here either. */
const user = isRoot
  ? { name: "node", uid: NOBODY, gid: NOBODY }
  : { name: "node", uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

/** As little PHP as a page for visitors needs. */
const settings = {
  ...{ name: "Image", domain: "127.0.0.1", cdn_prefix: "/media/", signups: "all" },
  ...{ message_credits: 1, photo_credits: 1, gift_credits: 1, message_length: 500 },
};
const php = createServer((request, response) => {
  const isSettings = request.url?.startsWith("/api/settings.php");
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(isSettings ? { settings } : { user: null }));
});
await once(php.listen(0, "127.0.0.1"), "listening");

const work = mkdtempSync(join(tmpdir(), "rendez-image-"));
chmodSync(work, 0o755);
try {
  const image = buildStages(PROJECT, work, user);
  await prove(image);
} finally {
  php.close();
  removeAll(work);
}

async function prove({ root, dir, env, command, healthcheck, user: named, volumes }) {
  check(named === user.name, `ends as USER ${user.name}`);
  const app = join(root, dir);
  const dataDir = join(root, env.DATA_DIR);
  check(volumes.includes(env.DATA_DIR), "DATA_DIR is a volume");
  spawnSync("chmod", ["-R", "a-w,a+rX", root]);
  chmodSync(dataDir, 0o700);
  if (isRoot) chownSync(dataDir, user.uid, user.gid);
  const port = 40_000 + (process.pid % 20_000);
  const variables = {
    ...{ PATH: process.env.PATH, ...env, PORT: String(port), DATA_DIR: dataDir },
    // Nowhere else may be written: a container's /tmp is read-only too.
    TMPDIR: app,
    UPSTREAM_ORIGIN: `http://127.0.0.1:${php.address().port}`,
    ...{
      DOMAINS: "127.0.0.1",
      FORM_SECRETS: "a secret for the proof of the image alone",
      MEDIA_FROM_UPSTREAM: "true",
    },
  };
  const [file, ...args] = command;
  const as = { cwd: app, env: variables, ...(isRoot ? { uid: user.uid, gid: user.gid } : {}) };
  const write = spawnSync("sh", ["-c", "echo x > build/host/x || echo x > x"], as);
  check(write.status !== 0, "the tree cannot be written");
  const host = spawn(file, args, { ...as, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  host.stdout.on("data", (part) => (said += part));
  const gone = once(host, "exit");
  try {
    const origin = `http://127.0.0.1:${port}`;
    for (let tries = 0; !said.includes('"ready"') && tries < START_TRIES; tries += 1) {
      if (host.exitCode !== null) throw new Error(`the host ended by itself: ${said}`);
      await new Promise((done) => setTimeout(done, 100));
    }
    const ready = await fetch(`${origin}/readyz`);
    check(ready.status === 200, "/readyz answers 200");
    const page = await fetch(`${origin}/signup`, { headers: { "user-agent": "Mozilla/5.0 Chrome/130" } });
    const html = await page.text();
    check(
      page.status === 200 && html.includes("</html>") && html.includes("Image"),
      "/signup is a page of the site",
    );
    const asset = /(?:href|src)="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? "/assets/none";
    check((await fetch(`${origin}${asset}`)).status === 200, "its style or script is served");
    const health = spawnSync("sh", ["-c", healthcheck], { ...as, encoding: "utf8" });
    check(health.status === 0, `HEALTHCHECK: ${healthcheck}`);
    const memory = readFileSync(`/proc/${host.pid}/status`, "utf8");
    const mb = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(memory)?.[1]) / 1024);
    const size = (path) =>
      Math.round(Number(spawnSync("du", ["-sk", path], { encoding: "utf8" }).stdout.split("\t")[0]) / 1024);
    console.log(
      `  size without the base image: ${size(root)} MB (node_modules ${size(join(app, "node_modules"))}, build ${size(join(app, "build"))})`,
    );
    console.log(
      `  memory after a page: ${mb("VmRSS")} MB, at most ${mb("VmHWM")} MB; ready after ${/"readyMs":(\d+)/.exec(said)?.[1]} ms; Node ${process.version} stands for the base image`,
    );
  } finally {
    host.kill("SIGTERM");
  }
  const [code] = await gone;
  check(code === 0, "SIGTERM ends it with 0");
}

function check(holds, words) {
  if (!holds) throw new Error(`not so: ${words}`);
  console.log(`  ${words}`);
}
