import type { Endpoint } from "#app/contract/endpoint";
import type { Forgiven } from "#app/contract/tolerance.server";
import type { TellForgiven } from "./call.server";
import type { UpstreamMeter } from "./meter.server";

const QUIET_MS = 60_000;

interface ForgivenReportSettings {
  meter: Pick<UpstreamMeter, "recordForgiven"> | undefined;
  log: (line: { msg: string; endpoint: string; fields: string[] }) => void;
  clock: () => number;
}

/**
 * Counts all that is forgiven, by endpoint, field and rule. What was left out is logged too, because members lack it: once
 * a minute an endpoint at most.
 */
export function createForgivenReport({ meter, log, clock }: ForgivenReportSettings): TellForgiven {
  const loggedAtMs = new Map<string, number>();
  return ({ name }: Endpoint, forgiven: readonly Forgiven[]) => {
    for (const { field, rule } of forgiven) meter?.recordForgiven(name, field, rule);
    const fields = new Set(forgiven.filter(({ rule }) => rule === "left_out").map(({ field }) => field));
    if (fields.size === 0) return;
    const nowMs = clock();
    if (nowMs - (loggedAtMs.get(name) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    loggedAtMs.set(name, nowMs);
    log({ msg: "upstream item left out", endpoint: name, fields: [...fields] });
  };
}
