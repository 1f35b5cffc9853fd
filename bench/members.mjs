// Requests a second and CPU a request of a logged-in /members with 24 cards, beside what node:http can do with the
// same bytes. Prints a Markdown table and keeps nothing. SECONDS and ROUNDS change the length.
import { ACCEPT_ENCODING, PAGE, requestHead, startLoad, startMembersPage } from "./rig/members-page.mjs";
import { isPinned, measure, median, tell } from "./rig/processes.mjs";
import { once, startLimit, warnOfOthers } from "./rig/rounds.mjs";

const CONNECTIONS = [1, 16, 64];
const ROUNDS = Number(process.env.ROUNDS || 3);
const DURATION_MS = Number(process.env.SECONDS || 4) * 1000;
const WARM_UP_MS = 800;
/** V8 still optimises after a thousand pages; the first numbers must not pay for that. */
const FIRST_WARM_UP_MS = 10_000;

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
  warnOfOthers(results.get(`${subjects[0].name} 16`));
  console.log(
    `\nA page asks upstream: ${calls.map((path) => `\`${path}\``).join(", ")}. It is ${packed.body.length} bytes in brotli.`,
  );
});
