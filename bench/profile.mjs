// Where the host's CPU goes on /members: V8's own profile under load, summed by function and by package. Prints
// two Markdown tables; the profile itself goes into a temporary folder that is removed again, or into KEEP_PROFILE.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ACCEPT_ENCODING, requestHead, startLoad, startMembersPage } from "./rig/members-page.mjs";
import { measure, stopNode, tell } from "./rig/processes.mjs";

const CONNECTIONS = 16;
const WARM_UP_MS = 4_000;
const DURATION_MS = Number(process.env.SECONDS || 10) * 1000;
const SHOWN = Number(process.env.SHOWN || 15);

/** The built files are bundles: what package a line came from is told by the esbuild comment or region above it. */
function packageFinder() {
  const bundles = new Map();
  return (url, line) => {
    if (!url) return "(V8)";
    if (!url.startsWith("file:")) return url.split(":")[0];
    const path = url.replace(/^file:\/\//, "");
    const inModules = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\.cache)/.exec(
      path.replace(/node_modules\/\.cache\//, ""),
    );
    if (inModules) return inModules[1];
    let marks = bundles.get(path);
    if (!marks) {
      marks = [];
      const lines = readFileSync(path, "utf8").split("\n");
      lines.forEach((text, index) => {
        const from = /^\s*\/\/ (node_modules\/((?:@[^/]+\/)?[^/]+)|(?:app|server)\/[^ ]+)/.exec(text);
        if (from) marks.push([index, from[2] ?? from[1]]);
      });
      bundles.set(path, marks);
    }
    return marks.findLast(([at]) => at <= line)?.[1] ?? path.split("/").slice(-2).join("/");
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
  const { answers, seconds } = await tell(load, { ...order, durationMs: DURATION_MS });
  await stopNode(site);
  const profile = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]), "utf8"));
  if (!kept) rmSync(folder, { recursive: true });

  const packageOf = packageFinder();
  const frames = selfTimes(profile).filter(({ functionName }) => functionName !== "(idle)");
  const totalUs = frames.reduce((sum, { us }) => sum + us, 0);
  console.log(
    `${Math.round(answers / seconds)} req/s while profiled, start and warm-up included in the shares\n`,
  );
  table(
    "package or file",
    summed(frames, ({ url, lineNumber }) => packageOf(url, lineNumber)),
    totalUs,
  );
  const where = ({ functionName, url, lineNumber }) =>
    `${functionName || "(anonymous)"} — ${packageOf(url, lineNumber)}${url ? `:${lineNumber + 1}` : ""}`;
  table("function", summed(frames, where), totalUs);
});
