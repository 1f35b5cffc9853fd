// Where the host's CPU goes on /members: V8's own profile under load, summed by function and by package. Prints
// two Markdown tables; the profile itself goes into a temporary folder that is removed again, or into KEEP_PROFILE.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ACCEPT_ENCODING, requestHead, startLoad, startMembersPage } from "./rig/members-page.mjs";
import { measure, stopNode, tell } from "./rig/processes.mjs";
import { buildDir } from "./rig/site.mjs";

const CONNECTIONS = 16;
const WARM_UP_MS = 10_000;
const DURATION_MS = Number(process.env.SECONDS || 10) * 1000;
const SHOWN = Number(process.env.SHOWN || 15);

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const OWN_FILE = /(?:^|\/)((?:app|server)\/[^ ]+)$/;

function nameOf(path) {
  return PACKAGE.exec(path)?.[1] ?? OWN_FILE.exec(path)?.[1] ?? path.split("/").slice(-2).join("/");
}

/** What esbuild writes above each file of its bundle: `// node_modules/hono/dist/…` */
function commentsOf(path) {
  const marks = [];
  readFileSync(path, "utf8")
    .split("\n")
    .forEach((text, line) => {
      const from = /^\s*\/\/ ((?:[^ ]*\/)?node_modules\/[^ ]+|(?:app|server)\/[^ ]+\.[cm]?[jt]sx?)$/.exec(
        text,
      );
      if (from) marks.push([line, nameOf(from[1])]);
    });
  return (line) => marks.findLast(([at]) => at <= line)?.[1];
}

/** Bundles hide packages; a source map beside the file (as `build.sourcemap` writes it) or esbuild's comments tell them. */
function packageFinder() {
  const finders = new Map();
  const finderOf = (path) => {
    if (!existsSync(`${path}.map`)) return commentsOf(path);
    const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, "utf8")));
    return (line, column) => {
      const source = map.findEntry(line, column).originalSource;
      return source && nameOf(source);
    };
  };
  return ({ url, lineNumber, columnNumber }) => {
    if (!url) return "(V8)";
    if (!url.startsWith("file:")) return url.split(":")[0];
    const path = fileURLToPath(url);
    if (!path.startsWith(buildDir)) return nameOf(path);
    if (!finders.has(path)) finders.set(path, finderOf(path));
    return finders.get(path)(lineNumber, columnNumber) ?? path.slice(buildDir.length + 1);
  };
}

function selfTimes({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, { ...node.callFrame, us: 0 }]));
  samples.forEach((id, index) => {
    byId.get(id).us += timeDeltas[index];
  });
  return [...byId.values()];
}

function table(title, rows, totalUs) {
  console.log(`| ${title} | self % |\n|---|---:|`);
  for (const [name, us] of rows) console.log(`| ${name} | ${((us / totalUs) * 100).toFixed(1)} |`);
  console.log("");
}

function summed(frames, nameOf) {
  const sums = new Map();
  for (const frame of frames) sums.set(nameOf(frame), (sums.get(nameOf(frame)) ?? 0) + frame.us);
  return [...sums].sort((a, b) => b[1] - a[1]).slice(0, SHOWN);
}

await measure(async () => {
  const kept = process.env.KEEP_PROFILE;
  const folder = kept ?? mkdtempSync(join(tmpdir(), "rendez-profile-"));
  mkdirSync(folder, { recursive: true });
  const nodeArgs = ["--cpu-prof", `--cpu-prof-dir=${folder}`, "--cpu-prof-interval=500"];
  const { site, visitor } = await startMembersPage({ nodeArgs });
  const load = await startLoad();
  const head = requestHead(visitor, site.said.port, ACCEPT_ENCODING);
  const order = { port: site.said.port, head, connections: CONNECTIONS };
  await tell(load, { ...order, durationMs: WARM_UP_MS });
  const { answers, failures, seconds } = await tell(load, { ...order, durationMs: DURATION_MS });
  if (failures > 0) throw new Error(`${failures} of ${answers} requests failed`);
  await stopNode(site);
  const profile = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]), "utf8"));
  if (!kept) rmSync(folder, { recursive: true });

  const packageOf = packageFinder();
  const frames = selfTimes(profile).filter(({ functionName }) => functionName !== "(idle)");
  const totalUs = frames.reduce((sum, { us }) => sum + us, 0);
  console.log(
    `${Math.round(answers / seconds)} req/s while profiled, start and warm-up included in the shares\n`,
  );
  table("package or file", summed(frames, packageOf), totalUs);
  const where = (frame) => `${frame.functionName || "(anonymous)"} — ${packageOf(frame)}`;
  table("function", summed(frames, where), totalUs);
});
