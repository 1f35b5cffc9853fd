// Requests a second and CPU a request of the pages visitors share, beside a bare node:http that answers the same bytes.
// Prints a Markdown table and keeps nothing. SECONDS and ROUNDS change the length.
import { ACCEPT_ENCODING, requestHead, startLoad } from "./rig/members-page.mjs";
import { isPinned, measure, median } from "./rig/processes.mjs";
import { once, startLimit, warnOfOthers } from "./rig/rounds.mjs";
import { startBackend, startReplay, startSite, Visitor } from "./rig/site.mjs";

const PAGES = ["/", "/landers/alonetonight/eng", "/landers/maplanding/milf-de", "/login", "/signup"];
const CONNECTIONS = 16;
const ROUNDS = Number(process.env.ROUNDS || 3);
const DURATION_MS = Number(process.env.SECONDS || 4) * 1000;
const WARM_UP_MS = 800;
const FIRST_WARM_UP_MS = 5_000;

await measure(async () => {
  const backend = await startBackend();
  const replay = await startReplay(backend.said.origin);
  const site = await startSite(replay.origin);
  const { port } = site.said;
  const load = await startLoad();
  const rows = [];
  for (const page of PAGES) {
    const visitor = new Visitor(site.origin);
    await visitor.get(page);
    const packed = await visitor.raw(page, { "accept-encoding": ACCEPT_ENCODING });
    const bare = await startLimit(packed, {});
    const head = requestHead(visitor, port, ACCEPT_ENCODING, page);
    rows.push({
      page,
      bytes: packed.body.length,
      site: { port, pid: site.pid, head, runs: [] },
      bare: { port: bare.said.port, pid: bare.pid, head, runs: [] },
    });
  }
  for (const row of rows) await once(load, row.site, CONNECTIONS, FIRST_WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of rows) {
      for (const subject of [row.site, row.bare]) {
        await once(load, subject, CONNECTIONS, WARM_UP_MS);
        subject.runs.push(await once(load, subject, CONNECTIONS, DURATION_MS));
      }
    }
  }
  const of = (subject, field) => median(subject.runs.map((run) => run[field]));
  console.log(
    `Node ${process.versions.node}, ${isPinned() ? "one pinned core" : "not pinned"}, ${CONNECTIONS} connections, brotli, medians of ${ROUNDS} interleaved rounds of ${DURATION_MS / 1000} s\n`,
  );
  console.log("| page | bytes | req/s | CPU ms | p99 ms | bare node:http, same bytes |");
  console.log("|---|---:|---:|---:|---:|---:|");
  for (const { page, bytes, site: own, bare } of rows) {
    console.log(
      `| ${page} | ${bytes} | ${Math.round(of(own, "perSecond"))} | ${of(own, "cpu").toFixed(2)} | ${of(own, "p99Ms").toFixed(1)} | ${Math.round(of(bare, "perSecond"))} |`,
    );
  }
  warnOfOthers(rows[0].site.runs);
});
