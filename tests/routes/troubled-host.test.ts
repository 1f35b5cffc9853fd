import { afterAll, beforeAll, expect, test } from "vitest";
import { type ChaosResult, runTrouble } from "#tests/support/chaos/runs";
import { TROUBLES, type Trouble, TroubledHost } from "#tests/support/chaos/troubled-host";
import { Browser } from "#tests/support/http-client";
import { DEMO_PASSWORD } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

/** `npm run test:chaos` asks for 300; `CHAOS_SEED` begins elsewhere. */
const RUNS = Number(process.env.TROUBLE_RUNS ?? 5);
const FIRST_SEED = Number(process.env.CHAOS_SEED ?? 0);
const MAX_MS_A_RUN = 30_000;
const NAMES = Object.keys(TROUBLES) as Trouble[];

const site = testSite({ env: { UPSTREAM_CIRCUIT_BREAKER: "off" } });
let host: TroubledHost;
beforeAll(async () => {
  host = await TroubledHost.open(site.proxy.origin);
});
afterAll(() => host?.close());

test(
  "CHAT-06 whatever befalls the host's disk, clock and process, nothing happens twice, nothing told is missing, and every page can be read",
  async () => {
    const troubled = { ...site, browser: () => new Browser(host.origin) };
    const member = troubled.browser();
    await member.submit("/login", { email: "premium@demo.example", password: DEMO_PASSWORD });
    const results: (ChaosResult & { trouble: Trouble })[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const seed = FIRST_SEED + run;
      const trouble = NAMES[seed % NAMES.length] ?? "a full disk";
      const result = await runTrouble(troubled, member, seed, () => TROUBLES[trouble](host));
      results.push({ ...result, trouble });
      expect([trouble, seed, host.faults]).toEqual([trouble, seed, []]);
    }
    expect(results.filter(({ times }) => times > 1)).toEqual([]);
    expect(results.filter(({ isTold, times }) => isTold && times === 0)).toEqual([]);
    expect(results.filter(({ isKept }) => !isKept)).toEqual([]);
    expect(results.filter(({ statuses }) => statuses.some((status) => status === 500))).toEqual([]);
    // A form that is whole is never called unreadable, least of all where the disk is to blame.
    expect(results.filter(({ statuses }) => statuses.includes(400))).toEqual([]);
  },
  RUNS * MAX_MS_A_RUN,
);
