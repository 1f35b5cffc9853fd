import { ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadAppBuild } from "#server/app-entry";
import { openSite, sharedParts } from "#server/sites/site";
import { rawRequest } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const raw = (...lines: string[]) =>
  rawRequest(site.port, `${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);

test("HOST-03 settings are asked for the domain of the Host header, whatever the visitor's query says", async () => {
  await site.browser().get("/?domain=evil.example&ref=r1&domain[]=x");
  await site.browser().get("/", { headers: { host: `second.test:${site.port}` } });
  const asked = site.proxy.requests("/api/settings.php").map(({ query }) => query.getAll("domain"));
  expect(asked).toEqual([["127.0.0.1"], ["second.test"]]);
});

test.each(["evil.example", "127.0.0.1.evil.example", "xn--rndez-3ve.test", "second.test.", "[::1]"])(
  "HOST-03 the host %s gets 421 and no upstream call",
  async (host) => {
    const page = await site.browser().get("/", { headers: { host } });
    expect(page.status).toBe(421);
    expect(page.words).toContain("not served here");
    expect(site.proxy.calls()).toBe(0);
  },
);

test("HOST-03 OPS-10 the log says once that a host is not served, and which are: never the stranger's word", async () => {
  for (const host of ["localhost:3000", "evil.example"]) await site.browser().get("/", { headers: { host } });
  const said = site.log.filter(({ msg }) => String(msg).startsWith("host not served"));
  expect(said).toEqual([
    {
      level: "warn",
      msg: "host not served: DOMAINS names others than the one that was asked for",
      domains: ["127.0.0.1", "second.test"],
    },
  ]);
});

test.each(["@second.test", "second.test/x", "second.test:80:80", "127.0.0.1, evil.example"])(
  "HOST-03 the unreadable host %j is refused and reaches nobody",
  async (host) => {
    const answer = await raw("GET /members HTTP/1.1", `Host: ${host}`);
    expect([400, 421]).toContain(statusOf(answer));
    expect(site.proxy.calls()).toBe(0);
  },
);

test("HOST-03 a forwarded host counts for nothing when no proxy is trusted", async () => {
  const page = await site.browser().get("/signup", { headers: { "x-forwarded-host": "evil.example" } });
  expect(page.status).toBe(200);
  expect(page.text).not.toContain("evil.example");
});

test("HOST-03 two Host headers are refused with 400", async () => {
  const answer = await raw("GET / HTTP/1.1", "Host: 127.0.0.1", "Host: evil.example");
  expect(statusOf(answer)).toBe(400);
  expect(site.proxy.calls()).toBe(0);
});

test("HOST-03 a request without a Host header is refused with 400", async () => {
  expect(statusOf(await raw("GET / HTTP/1.1", "Accept: */*"))).toBe(400);
  expect(statusOf(await rawRequest(site.port, "GET / HTTP/1.0\r\n\r\n"))).toBe(400);
});

test("HOST-03 an address that names another host than the header is refused with 400", async () => {
  const answer = await raw("GET http://evil.example/ HTTP/1.1", "Host: 127.0.0.1");
  expect(statusOf(answer)).toBe(400);
  expect(site.proxy.calls()).toBe(0);
});

test("HOST-03 an absolute address of our own host is answered", async () => {
  const host = `127.0.0.1:${site.port}`;
  expect(statusOf(await raw(`GET http://${host}/signup HTTP/1.1`, `Host: ${host}`))).toBe(200);
});

test("HOST-03 the port of the Host header does not matter to the domain, and mailed links keep it", async () => {
  const page = await site.browser().get("/members", { headers: { host: "second.test:8443" } });
  expect(page.status).toBe(200);
  expect(site.proxy.requests()[0]?.headers["x-forwarded-host"]).toBe("second.test:8443");
});

test("OPS-12 a site that is gone is closed in time, though an answer of it never ends", async () => {
  const [{ settings }] = site.sites.all as [(typeof site.sites.all)[0]];
  const log = { info() {}, warn() {}, error() {} };
  const parts = sharedParts(await loadAppBuild("build"), log, site.vitals);
  const old = await openSite({ settings: { ...settings, dataDir: join(settings.dataDir, "old") } }, parts);
  void old.answer(new ServerResponse({ method: "GET" } as never), () => new Promise(() => {}));
  await expect(old.retire(1)).resolves.toBeUndefined();
});
