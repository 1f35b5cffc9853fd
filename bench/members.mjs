// Requests a second and CPU a request of a logged-in /members with 24 cards, beside what node:http can do with the
// same bytes. Prints a Markdown table and keeps nothing. SECONDS and ROUNDS change the length.
import { join } from "node:path";
import { ACCEPT_ENCODING, PAGE, requestHead, startLoad, startMembersPage } from "./rig/members-page.mjs";
import { cpuMs, isPinned, MEASURED_CORE, measure, median, startNode, tell } from "./rig/processes.mjs";

const CONNECTIONS = [1, 16, 64];
const ROUNDS = Number(process.env.ROUNDS || 3);
const DURATION_MS = Number(process.env.SECONDS || 4) * 1000;
const WARM_UP_MS = 800;
/** V8 still optimises after a thousand pages; the first numbers must not pay for that. */
const FIRST_WARM_UP_MS = 10_000;

async function startLimit({ headers, body }, env) {
  const limit = await startNode(join(import.meta.dirname, "rig/limits.mjs"), { core: MEASURED_CORE, env });
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(connection|keep-alive|date|transfer-)/.test(name),
  );
  await tell(limit, { headers: Object.fromEntries(kept), body: body.toString("base64") });
  return limit;
}

async function once(load, { port, pid, head }, connections, durationMs) {
  const before = cpuMs(pid);
  const { answers, failures, seconds, p99Ms } = await tell(load, { port, head, connections, durationMs });
  if (failures > 0) throw new Error(`${failures} of ${answers} requests failed`);
  const usedMs = cpuMs(pid) - before;
  return { perSecond: answers / seconds, cpu: usedMs / answers, share: usedMs / 1000 / seconds, p99Ms };
}

function print(subjects, results) {
  console.log(
    `Node ${process.versions.node}, ${isPinned() ? "one pinned core" : "not pinned"}, medians of ${ROUNDS} interleaved rounds of ${DURATION_MS / 1000} s\n`,
  );
  console.log(
    `| ${PAGE}, 24 cards | ${CONNECTIONS.map((n) => `req/s, ${n} conn. | CPU ms | p99 ms`).join(" | ")} |`,
  );
  console.log(`|---|${"---:|---:|---:|".repeat(CONNECTIONS.length)}`);
  for (const subject of subjects) {
    const cells = CONNECTIONS.map((connections) => {
      const runs = results.get(`${subject.name} ${connections}`);
      const of = (field) => median(runs.map((run) => run[field]));
      return `${Math.round(of("perSecond"))} | ${of("cpu").toFixed(2)} | ${of("p99Ms").toFixed(1)}`;
    });
    console.log(`| ${subject.name} | ${cells.join(" | ")} |`);
  }
}

/** A core that other work took part of gives too few requests; CPU a request stays meaningful. */
function warnOfOthers(subject, results) {
  const share = median(results.get(`${subject.name} 16`).map((run) => run.share));
  if (share > 0.95) return;
  const percent = Math.round(share * 100);
  console.log(
    `\nAt 16 connections the site got ${percent} % of the core: other work ran beside it, so requests a second are too low.`,
  );
}

await measure(async () => {
  const { replay, site, visitor } = await startMembersPage();
  const { port } = site.said;
  const packed = await visitor.raw(PAGE, { "accept-encoding": ACCEPT_ENCODING });
  await tell(replay, "calls");
  await visitor.get(PAGE);
  const { calls } = await tell(replay, "calls");
  const upstream = { CALLS: JSON.stringify(calls), UPSTREAM_ORIGIN: replay.origin };
  const bare = await startLimit(packed, {});
  const asking = await startLimit(packed, upstream);
  const load = await startLoad();

  const head = requestHead(visitor, port, ACCEPT_ENCODING);
  const subjects = [
    { name: "the site, brotli", port, pid: site.pid, head },
    { name: "the site, not compressed", port, pid: site.pid, head: requestHead(visitor, port, undefined) },
    {
      name: `bare node:http, ${calls.length} upstream calls, same bytes`,
      port: asking.said.port,
      pid: asking.pid,
      head,
    },
    { name: "bare node:http, same bytes", port: bare.said.port, pid: bare.pid, head },
  ];
  const results = new Map();
  for (const subject of subjects) await once(load, subject, 16, FIRST_WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const connections of CONNECTIONS) {
      for (const subject of subjects) {
        await once(load, subject, connections, WARM_UP_MS);
        const run = await once(load, subject, connections, DURATION_MS);
        const name = `${subject.name} ${connections}`;
        results.set(name, [...(results.get(name) ?? []), run]);
      }
    }
  }
  print(subjects, results);
  warnOfOthers(subjects[0], results);
  console.log(
    `\nA page asks upstream: ${calls.map((path) => `\`${path}\``).join(", ")}. It is ${packed.body.length} bytes in brotli.`,
  );
});
