// More visitors than there is room for: how many are served all the same, and what it costs to turn the others away.
import { ACCEPT_ENCODING, PAGE, requestHead, startLoad, startMembersPage } from "../rig/members-page.mjs";
import { cpuMs, median, memoryMb, pause, stopNode, tell } from "../rig/processes.mjs";

/** 400 connections ask for /members; capacity is what 16 of them get, by turns. */
export async function crowd(note, checkHealth, durationMs) {
  const { site, visitor } = await startMembersPage();
  const load = await startLoad();
  const { port } = site.said;
  const head = requestHead(visitor, port, ACCEPT_ENCODING);
  const ask = async (connections, lengthMs = durationMs / 2) => {
    const { answers, failures, seconds, p99Ms } = await tell(load, {
      port,
      head,
      connections,
      durationMs: lengthMs,
    });
    return { served: (answers - failures) / seconds, failures, p99Ms };
  };
  const checks = [];
  const watched = async (asking) => {
    let isOver = false;
    const answer = asking.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      checks.push(await checkHealth(port));
      await pause(200);
    }
    return answer;
  };
  await ask(16, durationMs);
  const rounds = [];
  for (let round = 0; round < 5; round += 1) {
    const capacity = (await ask(16)).served;
    const crowd = await watched(ask(400));
    rounds.push({ ...crowd, capacity, share: crowd.served / capacity });
  }
  rounds.sort((one, other) => one.share - other.share);
  const { served, capacity, share } = rounds[2];
  const refused = rounds.reduce((sum, { failures }) => sum + failures, 0);
  const worst = Math.max(...checks.map(({ ms }) => ms));
  note(
    "/members, 400 connections, median of five rounds",
    `${served.toFixed(0)} pages a second of ${capacity.toFixed(0)} with 16 (${(100 * share).toFixed(0)} %, worst ${(100 * rounds[0].share).toFixed(0)} %), ${refused} refused, p99 at most ${Math.max(...rounds.map(({ p99Ms }) => p99Ms)).toFixed(0)} ms`,
    "≥ 80 %",
  );
  note(
    "health checks meanwhile",
    `${checks.filter(({ status }) => status === 200).length} of ${checks.length}, slowest ${worst.toFixed(0)} ms`,
    "all, < 100 ms",
    checks.every(({ status }) => status === 200),
  );
  note("rss after it", `${memoryMb(site.pid).nowMb.toFixed(0)} MB`, "≤ 220 MB with 64 connections");
  await stopNode(load);
  await stopNode(site);
}

/**
 * What it costs to turn somebody away: CPU time, so that a busy machine says the same as a quiet one. An eighth is served
 * while the limit is always passed, and costs more there than among its like; so beside it stand as many health checks
 * and pages of the same kind, which differ from it only by what seven of eight are answered.
 */
export async function refusal(note, durationMs) {
  const sites = [await startMembersPage(), await startMembersPage({ env: { SHED_MEMORY_PERCENT: "1" } })];
  const [calm, tight] = sites.map(({ site }) => site);
  const load = await startLoad();
  const asks = [
    { site: calm, pages: [PAGE] },
    { site: calm, pages: ["/healthz"] },
    { site: calm, pages: [...Array(7).fill("/healthz"), PAGE] },
    { site: tight, pages: [PAGE] },
  ].map(({ site, pages }, index) => {
    const { visitor } = sites[Math.floor(index / 3)];
    const heads = pages.map((page) => requestHead(visitor, site.said.port, ACCEPT_ENCODING, page));
    return { site, heads, runs: [] };
  });
  const ROUNDS = 12;
  for (let round = -2; round < ROUNDS; round += 1)
    for (const { site, heads, runs } of asks) {
      const beforeMs = cpuMs(site.pid);
      const order = { port: site.said.port, heads, connections: 16, durationMs: durationMs / ROUNDS };
      const { answers, failures } = await tell(load, order);
      const each = { ms: (cpuMs(site.pid) - beforeMs) / answers, refused: failures / answers };
      if (round >= 0) runs.push(each);
    }
  const [pageMs, checkMs, besideMs, fullMs] = asks.map(({ runs }) => median(runs.map(({ ms }) => ms)));
  const refused = median(asks[3].runs.map((run) => run.refused));
  const refusalMs = checkMs + (fullMs - besideMs) / refused;
  note(
    "a page turned away",
    `${refusalMs.toFixed(3)} ms of CPU, ${((100 * refusalMs) / pageMs).toFixed(1)} % of the ${pageMs.toFixed(2)} ms of ${PAGE} (${(100 * refused).toFixed(1)} % refused: ${fullMs.toFixed(3)} ms each; health checks instead of refusals: ${besideMs.toFixed(3)}, alone ${checkMs.toFixed(3)})`,
    "< 5 %",
  );
  await stopNode(load);
  await Promise.all([stopNode(calm), stopNode(tight)]);
}
