// What the benches of pages share: the bare limit that answers the same bytes, one measured run, and a warning.
import { join } from "node:path";
import { cpuMs, MEASURED_CORE, median, startNode, tell } from "./processes.mjs";

/** node:http that answers the page's very bytes; `env` may make it ask upstream first. */
export async function startLimit({ status, headers, body }, env) {
  const limit = await startNode(join(import.meta.dirname, "limits.mjs"), { core: MEASURED_CORE, env });
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(connection|keep-alive|date|transfer-)/.test(name),
  );
  await tell(limit, { status, headers: Object.fromEntries(kept), body: body.toString("base64") });
  return limit;
}

/** Load for a while: requests a second, CPU a request, and the share of the core the process got. */
export async function once(load, { port, pid, head, wanted }, connections, durationMs) {
  const before = cpuMs(pid);
  const { answers, failures, seconds, p99Ms } = await tell(load, {
    port,
    head,
    connections,
    durationMs,
    wanted,
  });
  if (failures > 0) throw new Error(`${failures} of ${answers} requests failed`);
  const usedMs = cpuMs(pid) - before;
  return { perSecond: answers / seconds, cpu: usedMs / answers, share: usedMs / 1000 / seconds, p99Ms };
}

/** A core that other work took part of gives too few requests; CPU a request stays meaningful. */
export function warnOfOthers(runs) {
  const share = median(runs.map((run) => run.share));
  if (share > 0.95) return;
  const percent = Math.round(share * 100);
  console.log(
    `\nAt 16 connections the site got ${percent} % of the core: other work ran beside it, so requests a second are too low.`,
  );
}
