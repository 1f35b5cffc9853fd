import { beforeAll, expect, test } from "vitest";
import { type ChaosResult, runChaos } from "#tests/support/chaos/runs";
import type { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

/** `npm run test:chaos` asks for 1,000; `CHAOS_SEED` begins elsewhere. */
const RUNS = Number(process.env.CHAOS_RUNS ?? 24);
const FIRST_SEED = Number(process.env.CHAOS_SEED ?? 0);
const MAX_MS_A_RUN = 20_000;

const site = testSite({
  env: { UPSTREAM_CIRCUIT_BREAKER: "off" },
  // A thousand runs are some 750 signups from one address.
  backend: { limits: { signupsPerHour: 1_000_000, messagesPerMinute: 1_000_000 } },
});
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

test(
  "CHAT-06 whatever the line to PHP does, nothing happens twice, nothing that was told is missing, and nothing typed is lost",
  async () => {
    const results: ChaosResult[] = [];
    for (let run = 0; run < RUNS; run += 1) results.push(await runChaos(site, member, FIRST_SEED + run));
    expect(results.filter(({ times }) => times > 1)).toEqual([]);
    expect(results.filter(({ isTold, times }) => isTold && times === 0)).toEqual([]);
    expect(results.filter(({ isKept }) => !isKept)).toEqual([]);
    expect(results.filter(({ statuses }) => statuses.some((status) => status === 500))).toEqual([]);
    expect(site.log.filter(({ msg }) => msg === "page failed" || msg === "host failed")).toEqual([]);
  },
  RUNS * MAX_MS_A_RUN,
);
