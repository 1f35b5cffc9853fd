import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ReferenceBackend, startReferenceBackend } from "#server/reference-backend/start";
import { type Answer, type FaultProxy, startFaultProxy } from "#tests/support/fault-proxy";
import { freePort } from "#tests/support/free-port";
import { type HostProcess, HostProcesses } from "#tests/support/host-process";
import { Browser } from "#tests/support/http-client";
import "#tests/support/matchers";
import { copySeededFolder } from "#tests/support/seeded-folder";
import { DEMO_PASSWORD } from "#tests/support/start-site";

/** Two sites in one process, each in front of a PHP of its own whose members all bear the site's mark in their names. */
const MARKS = { alpha: "Aleph", beta: "Bethel" } as const;
type Name = keyof typeof MARKS;
const HOSTS: Record<Name, string> = { alpha: "alpha.test", beta: "beta.test" };

const processes = new HostProcesses();
const backends = {} as Record<Name, ReferenceBackend>;
const proxies = {} as Record<Name, FaultProxy>;
let folder: string;
let file: string;
let host: HostProcess;
let metricsPort: number;

const siteOf = (name: Name, more: Record<string, unknown> = {}) => ({
  DOMAINS: HOSTS[name],
  UPSTREAM_ORIGIN: proxies[name].origin,
  FORM_SECRETS: `a secret of ${name} alone that is long enough`,
  ...more,
});
const writeSites = (sites: Record<string, unknown>) => writeFile(file, JSON.stringify({ sites }, null, 2));
const usual = () => ({
  alpha: siteOf("alpha", { LIMIT_LOGIN_PER_10MIN: 8, MEDIA_FROM_UPSTREAM: true }),
  beta: siteOf("beta", {
    MEDIA_FROM_UPSTREAM: true,
    CONTRACT_FILE: "beta-dialect.json",
    UPSTREAM_SECRET_KEY: { secret: "SITE_SECRET_BETA_KEY" },
  }),
});
const BETA_DIALECT = {
  headers: { "X-Api-Key": { secret: "UPSTREAM_SECRET_KEY" }, "X-Client": "web" },
  basicAuth: { user: "rendez", password: { secret: "UPSTREAM_SECRET_KEY" } },
};

const marked = (name: Name) => (answer: Answer) => ({
  ...answer,
  body: Buffer.from(answer.body.toString().replaceAll('"name":"', `"name":"${MARKS[name]} `)),
});

function mark(name: Name): void {
  proxies[name].reset();
  for (const path of ["/api/members.php", "/api/member.php", "/api/chats.php", "/api/user.php"])
    proxies[name].rule(path, { kind: "edit", answer: marked(name) });
}

const browserOf = (name: Name) =>
  new Browser(host.origin, { host: HOSTS[name], headers: { "accept-language": "en" } });
const logIn = (browser: Browser, email = "premium@demo.example", password = DEMO_PASSWORD) =>
  browser.submit("/login", { email, password });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rendez-several-"));
  file = join(folder, "sites.json");
  for (const name of ["alpha", "beta"] as const) {
    const dataDir = join(folder, `php-${name}`);
    await copySeededFolder(dataDir);
    backends[name] = await startReferenceBackend({
      dataDir,
      port: 0,
      seed: "small",
      limits: { loginFailuresPerAddress: 1_000 },
    });
    proxies[name] = await startFaultProxy(backends[name].origin);
    mark(name);
  }
  await writeFile(join(folder, "beta-dialect.json"), JSON.stringify(BETA_DIALECT));
  await writeSites(usual());
  metricsPort = await freePort();
  host = await processes.start({
    DOMAINS: "",
    FORM_SECRETS: "",
    SITES_FILE: file,
    SITE_SECRET_BETA_KEY: "the key of beta",
    DATA_DIR: join(folder, "data"),
    METRICS_PORT: String(metricsPort),
    // A test machine that is busy turns nobody away.
    SHED_DELAY_MS: "0",
  });
});
afterEach(() => {
  mark("alpha");
  mark("beta");
});
afterAll(async () => {
  processes.killAll();
  await host.exit;
  for (const name of ["alpha", "beta"] as const) {
    await proxies[name].close();
    await backends[name].close();
  }
  await rm(folder, { recursive: true, force: true });
});

test("OPS-12 two domains of one process, asked at once, never show a member or a word of the other", async () => {
  const member = { alpha: browserOf("alpha"), beta: browserOf("beta") };
  for (const name of ["alpha", "beta"] as const) expect((await logIn(member[name])).status).toBe(303);
  const paths = ["/members", "/members/3", "/chats", "/"];
  const asked = Array.from({ length: 4 }, (_, round) =>
    (["alpha", "beta"] as const).flatMap((name) =>
      paths.map(async (path) => {
        const browser = round % 2 === 0 ? member[name] : browserOf(name);
        return { name, path, page: await browser.get(path) };
      }),
    ),
  );
  const answers = await Promise.all(asked.flat());
  for (const { name, path, page } of answers) {
    expect([200, 303], `${path} of ${name}`).toContain(page.status);
    const other = name === "alpha" ? "beta" : "alpha";
    expect(page.text, `${path} of ${name}`).not.toContain(MARKS[other]);
    expect(page.text, `${path} of ${name}`).not.toContain(HOSTS[other]);
    if (path.startsWith("/members")) expect(page.text, `${path} of ${name}`).toContain(MARKS[name]);
  }
  for (const name of ["alpha", "beta"] as const) {
    const heard = proxies[name].requests().map(({ headers }) => headers["x-forwarded-host"]);
    expect(new Set(heard)).toEqual(new Set([HOSTS[name]]));
  }
});

test("OPS-12 a login, a form and a kept text of one domain are nothing at the other", async () => {
  const alpha = browserOf("alpha");
  await logIn(alpha);
  const chat = await alpha.get("/members/3/chat");
  const form = chat.form("/members/3/chat", "text");
  const beta = browserOf("beta");
  const cookie = await alpha.jar.getCookieString(`http://${HOSTS.alpha}/`);
  expect(cookie).toContain("auth.session=");
  expect((await beta.get("/likes", { headers: { cookie } })).location).toMatch(/^\/login/);
  // With a login of its own there, the form is still the other's.
  await logIn(beta);
  proxies.beta.reset();
  const refused = await beta.post(form.action, [...form.fields, ["text", "Hello there"]]);
  expect(refused.status).toBe(422);
  expect(proxies.beta.calls("/api/message.php")).toBe(0);
  const out = browserOf("alpha");
  const ended = await out.post("/members/3/chat", { text: "Kept for alpha" });
  const kept = ended.location ?? "";
  expect(kept).toContain("kept");
  expect((await browserOf("beta").get(kept)).text).not.toContain("Kept for alpha");
});

test("OPS-04 OPS-12 one domain's headers and basic authentication reach its PHP with pages and pictures, and no other PHP", async () => {
  for (const name of ["alpha", "beta"] as const) {
    await browserOf(name).get("/members/7?headers");
    expect((await browserOf(name).get("/media/m/2/1-240.webp")).status).toBe(200);
  }
  const authorization = `Basic ${Buffer.from("rendez:the key of beta").toString("base64")}`;
  const heard = (name: Name) => proxies[name].requests().map(({ headers }) => headers);
  expect(proxies.beta.calls("/media/m/2/1-240.webp")).toBe(1);
  expect(proxies.beta.calls("/api/member.php")).toBe(1);
  for (const headers of heard("beta"))
    expect(headers).toMatchObject({ "x-api-key": "the key of beta", "x-client": "web", authorization });
  for (const name of ["x-api-key", "x-client", "authorization"])
    expect(heard("alpha").map((headers) => headers[name])).not.toContainEqual(expect.anything());
});

test("OPS-12 limits, PHP's failures and numbers of one domain are its own", async () => {
  proxies.alpha.rule("*", { kind: "answer", status: 503, headers: { "retry-after": "120" } });
  proxies.alpha.rule("/api/settings.php", { kind: "answer", status: 503, headers: { "retry-after": "120" } });
  proxies.alpha.rule("/api/members.php", { kind: "answer", status: 503, headers: { "retry-after": "120" } });
  const away = await browserOf("alpha").get("/members?away");
  expect(away.status).toBe(503);
  expect((await browserOf("beta").get("/members?away")).status).toBe(200);
  mark("alpha");
  const tries = [];
  for (let count = 0; count < 9; count += 1)
    tries.push((await logIn(browserOf("alpha"), "free@demo.example", "wrong")).status);
  expect(tries).toContain(429);
  expect((await logIn(browserOf("beta"))).status).toBe(303);
  const lines = (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).split("\n");
  const failedPages = lines.filter((line) =>
    /^http_server_request_duration_seconds_count.*http_response_status_code="503"/.test(line),
  );
  expect(failedPages.map((line) => /site="(\w+)"/.exec(line)?.[1])).toEqual(["alpha"]);
  for (const site of ["alpha", "beta"]) {
    expect(lines).toContain(`rendez_store_up{site="${site}"} 1`);
    const calls = lines.filter((line) =>
      line.startsWith(`http_client_request_duration_seconds_count{site="${site}",`),
    );
    expect(calls.length).toBeGreaterThan(2);
  }
});

test("OPS-12 SIGHUP takes a domain in, changes one and lets one go, and no request is lost", async () => {
  let going = true;
  const statuses: Record<string, number[]> = { alpha: [], beta: [] };
  const visitors = (["alpha", "beta"] as const).map(async (name) => {
    while (going) statuses[name]?.push((await browserOf(name).get("/members")).status);
  });
  proxies.alpha.rule("/api/member.php", { kind: "slow", headersMs: 500 });
  const slow = browserOf("alpha").get("/members/5");
  await expect.poll(() => proxies.alpha.calls("/api/member.php")).toBe(1);
  const third = {
    ...siteOf("beta"),
    DOMAINS: "third.test",
    FORM_SECRETS: "another secret that is long enough 31",
  };
  // Alpha has another PHP from here on, and its old one still owes a page.
  const moved = siteOf("alpha", { UPSTREAM_ORIGIN: proxies.beta.origin });
  await writeSites({ ...usual(), alpha: moved, third });
  host.child.kill("SIGHUP");
  const reloaded = () => host.lines.filter(({ msg }) => msg === "sites reloaded");
  await expect.poll(() => reloaded().length).toBe(1);
  expect(reloaded()[0]).toMatchObject({
    opened: ["alpha", "third"],
    closed: ["alpha"],
    all: ["alpha", "beta", "third"],
  });
  expect((await slow).status).toBe(200);
  const get = (name: string) => new Browser(host.origin, { host: name }).get("/members");
  expect((await get("third.test")).status).toBe(200);
  expect((await get("alpha.test")).text).toContain(MARKS.beta);
  await writeSites(usual());
  host.child.kill("SIGHUP");
  await expect.poll(() => reloaded().length).toBe(2);
  going = false;
  await Promise.all(visitors);
  expect((await get("third.test")).status).toBe(421);
  expect((await get("alpha.test")).text).toContain(MARKS.alpha);
  for (const name of ["alpha", "beta"]) expect(new Set(statuses[name])).toEqual(new Set([200]));
  expect(host.lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("OPS-12 a message under way while its site is opened anew, whose sender has gone, is sent once and known to the new one", async () => {
  const member = browserOf("alpha");
  await logIn(member);
  const chat = await member.get("/members/3/chat");
  const { action, fields } = chat.form("/members/3/chat", "text");
  const text = "Under way while everything changes";
  const typed = [...fields.filter(([name]) => name !== "text"), ["text", text]];
  proxies.alpha.rule("/api/message.php", { kind: "slow", headersMs: 800 });
  const gone = request(`${host.origin}${action}`, {
    method: "POST",
    headers: {
      host: HOSTS.alpha,
      cookie: await member.jar.getCookieString(`http://${HOSTS.alpha}/`),
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
    },
  });
  gone.on("error", () => {});
  gone.end(new URLSearchParams(typed).toString());
  await expect.poll(() => proxies.alpha.calls("/api/message.php")).toBe(1);
  gone.destroy();
  const reloads = () => host.lines.filter(({ msg }) => msg === "sites reloaded").length;
  const before = reloads();
  await writeSites({ ...usual(), alpha: { ...usual().alpha, UPSTREAM_MAX_IN_FLIGHT: 9 } });
  host.child.kill("SIGHUP");
  await expect.poll(reloads).toBe(before + 1);
  expect((await member.send(chat, "/members/3/chat", { text })).status).toBe(303);
  expect(proxies.alpha.calls("/api/message.php")).toBe(1);
});

test("OPS-12 somebody who never finishes a request at a site that is gone keeps no reload waiting", async () => {
  const reloads = () => host.lines.filter(({ msg }) => msg === "sites reloaded").length;
  const before = reloads();
  const half = request(`${host.origin}/login`, {
    method: "POST",
    headers: {
      ...{ host: HOSTS.alpha, "sec-fetch-site": "same-origin", "content-length": "1000" },
      "content-type": "application/x-www-form-urlencoded",
    },
  });
  let isOver = false;
  half.on("response", () => (isOver = true)).on("error", () => {});
  half.write("email=");
  // Its headers are read before those of this one are.
  expect((await browserOf("alpha").get("/login")).status).toBe(200);
  for (const [count, UPSTREAM_MAX_IN_FLIGHT] of [10, 11].entries()) {
    await writeSites({ ...usual(), alpha: { ...usual().alpha, UPSTREAM_MAX_IN_FLIGHT } });
    host.child.kill("SIGHUP");
    await expect.poll(reloads).toBe(before + count + 1);
  }
  expect(isOver).toBe(false);
  half.destroy();
});

test("OPS-12 a broken file keeps what was, and says line and name; the next good one is taken", async () => {
  const refusals = () => host.lines.filter(({ msg }) => msg === "sites not reloaded: those of before stay");
  await writeSites({ ...usual(), beta: siteOf("beta", { UPSTREAM_ORIGIN: "php.internal" }) });
  host.child.kill("SIGHUP");
  await expect.poll(() => refusals().length).toBe(1);
  expect(String(refusals()[0]?.problems)).toMatch(
    /^SITES_FILE line 12: sites\.beta\.UPSTREAM_ORIGIN must be an origin/,
  );
  const dialect = join(folder, "dialect.json");
  await writeFile(dialect, '{\n  "prefixx": "/ajax"\n}');
  await writeSites({
    ...usual(),
    third: {
      ...siteOf("beta"),
      DOMAINS: "third.test",
      FORM_SECRETS: "another secret that is long enough 31",
      CONTRACT_FILE: dialect,
    },
  });
  host.child.kill("SIGHUP");
  await expect.poll(() => refusals().length).toBe(2);
  expect(String(refusals()[1]?.problems)).toMatch(
    /^SITES_FILE line 24: sites\.third\.CONTRACT_FILE cannot be used: line 2: prefixx: there is no part `prefixx`/,
  );
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(await metrics()).toContain("rendez_sites_file_good 0");
  expect((await browserOf("beta").get("/members")).text).toContain(MARKS.beta);
  await writeSites(usual());
  host.child.kill("SIGHUP");
  await expect.poll(metrics).toContain("rendez_sites_file_good 1");
});
