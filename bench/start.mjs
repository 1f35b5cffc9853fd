// How soon the host is ready and how much memory it holds, at rest and under load. Prints a Markdown table.
import { ACCEPT_ENCODING, requestHead, startLoad, startMembersPage } from "./rig/members-page.mjs";
import { measure, median, memoryMb, pause, stopNode, tell } from "./rig/processes.mjs";
import { startSite } from "./rig/site.mjs";

const STARTS = 5;
const CONNECTIONS = 64;
const DURATION_MS = Number(process.env.SECONDS || 20) * 1000;
const REST_MS = 2_000;
/** What the numbers are held against; over one of them the script exits with 1. */
const BUDGET = { readyMs: 500, peakMb: 220 };

await measure(async () => {
  const { replay, site, visitor } = await startMembersPage();
  const starts = [];
  for (let start = 0; start < STARTS; start += 1) {
    const fresh = await startSite(replay.origin);
    starts.push({ seenMs: fresh.readyMs, ownMs: fresh.said.readyMs });
    if (start === STARTS - 1) {
      await pause(REST_MS);
      starts.restMb = memoryMb(fresh.pid).nowMb;
    }
    await stopNode(fresh);
  }
  const load = await startLoad();
  const head = requestHead(visitor, site.said.port, ACCEPT_ENCODING);
  const { answers, failures, seconds } = await tell(load, {
    port: site.said.port,
    head,
    connections: CONNECTIONS,
    durationMs: DURATION_MS,
  });
  if (failures > 0) throw new Error(`${failures} of ${answers} requests failed`);
  const { nowMb, peakMb } = memoryMb(site.pid);
  await pause(REST_MS);
  const afterMb = memoryMb(site.pid).nowMb;
  const readyMs = median(starts.map((start) => start.seenMs));

  console.log(`Node ${process.versions.node}\n`);
  console.log("| | measured | budget |\n|---|---:|---:|");
  console.log(
    `| ready, from spawn to the ready line (median of ${STARTS}) | ${Math.round(readyMs)} ms | ${BUDGET.readyMs} ms |`,
  );
  console.log(
    `| ready, by the process's own clock (median of ${STARTS}) | ${median(starts.map((start) => start.ownMs))} ms | |`,
  );
  console.log(`| memory at rest, nothing asked yet | ${starts.restMb.toFixed(0)} MB | |`);
  console.log(
    `| memory at the end of ${seconds.toFixed(0)} s with ${CONNECTIONS} connections (${Math.round(answers / seconds)} req/s) | ${nowMb.toFixed(0)} MB | |`,
  );
  console.log(`| most memory ever held | ${peakMb.toFixed(0)} MB | ${BUDGET.peakMb} MB |`);
  console.log(`| memory ${REST_MS / 1000} s later | ${afterMb.toFixed(0)} MB | |`);
  return readyMs > BUDGET.readyMs || peakMb > BUDGET.peakMb ? 1 : 0;
});
