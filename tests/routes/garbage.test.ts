import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HostProcesses, type Started } from "#tests/support/host-process";
import { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();
const processes = new HostProcesses();
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "rendez-garbage-"));
});
afterAll(async () => {
  processes.killAll();
  await rm(dataDir, { recursive: true, force: true });
});

/** Each small collection says what it carried over to the old space. */
const FLAGS = ["--trace-gc-nvp", "--min-semi-space-size=16", "--max-semi-space-size=16"];

async function startTelling(): Promise<{ host: Started; origin: string }> {
  const host = processes.run([process.execPath, ...FLAGS, "build/host/main.js"], {
    UPSTREAM_ORIGIN: site.proxy.origin,
    DATA_DIR: dataDir,
    PORT: "0",
    BIND_ADDRESS: "127.0.0.1",
    DEPLOYMENT: "production",
    DOMAINS: "127.0.0.1",
    FORM_SECRETS: "a secret of the tests that is long enough",
  });
  const port = () => /"msg":"ready","port":(\d+)|"port":(\d+).*"msg":"ready"/.exec(host.stdout());
  await expect.poll(port, { timeout: 20_000 }).not.toBeNull();
  const [, one, other] = port() ?? [];
  return { host, origin: `http://127.0.0.1:${one ?? other}` };
}

function carriedOverBytes(told: string): number {
  return [...told.matchAll(/gc=s .*?promoted=(\d+)/g)].reduce((sum, [, bytes]) => sum + Number(bytes), 0);
}

const WARM_UP = 150;
const PAGES = 400;
/** About 3 KB where nothing holds a page; 22 with hidden classes of spreads, 92 with a getter that keeps its page. */
const MOST_BYTES_A_PAGE = 14 * 1024;

test("HOST-05 what a member's page leaves behind is gone with the next small collection", {
  timeout: 60_000,
}, async () => {
  const { host, origin } = await startTelling();
  const member = new Browser(origin);
  const login = { email: "premium@demo.example", password: "rendez-demo" };
  expect((await member.submit("/login", login, { at: "/login" })).status).toBe(303);
  for (let page = 0; page < WARM_UP; page += 1) await member.get("/members");
  const before = host.stdout().length;
  for (let page = 0; page < PAGES; page += 1) expect((await member.get("/members")).status).toBe(200);
  const told = host.stdout().slice(before);
  expect(told.split("gc=s ").length).toBeGreaterThan(3);
  expect(carriedOverBytes(told) / PAGES).toBeLessThan(MOST_BYTES_A_PAGE);
});
