import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#tests/support/free-port";
import { HostProcesses } from "#tests/support/host-process";
import { Browser } from "#tests/support/http-client";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

/** The bundled host as a process of its own, as operators run it. */
// The visitors of a rolling restart mistype their passwords as often as the machine lets them.
const site = testSite({ backend: { limits: { loginFailuresPerAddress: 1_000_000 } } });
let dataDir: string;
const processes = new HostProcesses();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "rendez-process-"));
});
afterAll(async () => {
  processes.killAll();
  await rm(dataDir, { recursive: true, force: true });
});

const startHost = (env: Record<string, string> = {}) =>
  processes.start({ UPSTREAM_ORIGIN: site.proxy.origin, DATA_DIR: dataDir, ...env });
const run = (command: string[], env: Record<string, string>) => processes.run(command, env);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test("SIGTERM lets a slow request finish, closes the door to new ones and exits with 0 before its patience ends", async () => {
  const host = await startHost({ DRAIN_DELAY_MS: "0" });
  const browser = new Browser(host.origin);
  await browser.get("/signup");
  site.proxy.rule("/api/members.php", { kind: "slow", headersMs: 1_200 });
  const slow = browser.get("/members");
  await expect.poll(() => site.proxy.calls("/api/members.php")).toBe(1);
  host.child.kill("SIGTERM");
  const isOpen = () =>
    new Browser(host.origin).get("/healthz").then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen, { interval: 20 }).toBe(false);
  const page = await slow;
  expect(page.status).toBe(200);
  expect(page.text).toContain("</html>");
  expect(await host.exit).toBe(0);
  // Not clean is what outlived its 9 s.
  expect(host.lines.find(({ msg }) => msg === "stopped")).toMatchObject({ clean: true });
});

test("idle kept-alive connections do not hold a stop up, and a second signal changes nothing", async () => {
  const host = await startHost({ DRAIN_DELAY_MS: "0" });
  await new Browser(host.origin).get("/healthz");
  host.child.kill("SIGTERM");
  host.child.kill("SIGTERM");
  expect(await host.exit).toBe(0);
  expect(host.lines.at(-1)).toMatchObject({ msg: "stopped", clean: true });
});

test("a rolling restart under load loses nothing: the old one says that it goes and answers all that still comes", async () => {
  const [old, fresh] = await Promise.all([
    startHost({ DRAIN_DELAY_MS: "2500", DATA_DIR: join(dataDir, "old") }),
    startHost({ DATA_DIR: join(dataDir, "fresh") }),
  ]);
  let ready = [old];
  let going = true;
  const lost: string[] = [];
  const answered = { old: 0, fresh: 0 };
  /** Somebody behind a balancer: reads and posts over kept-alive connections to whichever container is ready. */
  async function visitor(turn: number): Promise<void> {
    const browsers = new Map([old, fresh].map((host) => [host, new Browser(host.origin)]));
    for (let step = turn; going; step += 1) {
      const host = ready[step % ready.length] ?? old;
      const browser = browsers.get(host) ?? new Browser(host.origin);
      const asked =
        step % 3 === 0
          ? browser.submit("/login", { email: `nobody${step}@example.org`, password: "wrong" })
          : browser.get("/signup");
      const status = await asked.then((page) => page.status, String);
      if (typeof status === "number" && status < 500) answered[host === old ? "old" : "fresh"] += 1;
      else lost.push(`${step} ${status}`);
    }
  }
  /** What the balancer knows: who said last time that it wants traffic. */
  async function probe(): Promise<void> {
    while (going) {
      const states = await Promise.all(
        [old, fresh].map((host) =>
          new Browser(host.origin).get("/readyz").then(
            ({ status }) => status,
            () => 0,
          ),
        ),
      );
      ready = [old, fresh].filter((_, index) => states[index] === 200);
      await pause(100);
    }
  }
  const running = [probe(), ...[0, 1, 2, 3].map(visitor)];
  await pause(1_000);
  old.child.kill("SIGTERM");
  expect(await old.exit).toBe(0);
  await pause(300);
  going = false;
  await Promise.all(running);
  fresh.child.kill("SIGTERM");
  await fresh.exit;
  expect(lost).toEqual([]);
  expect(Math.min(answered.old, answered.fresh)).toBeGreaterThan(3);
  expect(old.lines.at(-1)).toMatchObject({ msg: "stopped", clean: true });
});

test("the bundled host signs up, logs in, likes, writes and logs out, and survives odd bodies", async () => {
  const metricsPort = await freePort();
  const host = await startHost({ METRICS_PORT: String(metricsPort) });
  try {
    const visitor = new Browser(host.origin);
    expect((await visitor.submit("/signup", signupFields("Bundled"))).status).toBe(303);
    const browser = new Browser(host.origin);
    const login = { email: "premium@demo.example", password: "rendez-demo" };
    expect((await browser.submit("/login", login)).status).toBe(303);
    for (const path of ["/members", "/members/2", "/likes", "/chats", "/members/2/chat"]) {
      expect((await browser.get(path)).status, path).toBe(200);
    }
    expect((await browser.submit("/members/2", { like: "2" })).status).toBe(303);
    expect((await browser.submit("/members/2/chat", { text: "From the bundle" })).status).toBe(303);
    for (const [type, body] of [
      ["application/json", '{"a":1}'],
      ["text/plain", "x"],
      ["multipart/form-data", "x"],
      ["application/x-www-form-urlencoded", "%zz&=&"],
    ] as const) {
      for (const path of ["/login", "/signup", "/members/2/chat", "/members/2", "/lang-config"]) {
        const headers = { "content-type": type, "sec-fetch-site": "same-origin" };
        expect((await browser.ask("POST", path, { headers, body })).status, `${path} ${type}`).toBeLessThan(
          500,
        );
      }
    }
    expect((await browser.post("/login", { email: "x".repeat(70_000) })).status).toBe(413);
    expect((await browser.get("/ui")).status).toBe(404);
    expect((await browser.submit("/logout", {}, { at: "/members" })).location).toBe("/");
    expect(host.lines.filter(({ msg }) => msg === "host failed" || msg === "page failed")).toEqual([]);
    expect((await browser.get("/metrics")).status).toBe(404);
    const metrics = new Browser(`http://127.0.0.1:${metricsPort}`);
    const page = await metrics.get("/metrics");
    expect(page.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(page.text).toMatch(
      /^http_server_request_duration_seconds_count\{.*http_route="\/members\/:id\/chat"/m,
    );
    expect(page.text).toMatch(/^rendez_ready 1$/m);
    // Told twice a second, of the half second before.
    await expect
      .poll(
        async () => {
          await browser.get("/signup");
          return (await metrics.get("/metrics")).text;
        },
        { timeout: 10_000 },
      )
      .toMatch(/^nodejs_eventloop_delay_max_seconds 0\.\d*[1-9]/m);
    expect((await metrics.get("/")).status).toBe(404);
  } finally {
    host.child.kill("SIGTERM");
    await host.exit;
  }
});

test("a browser that leaves in the middle is no failure in the log", async () => {
  const host = await startHost({ DRAIN_DELAY_MS: "0" });
  try {
    const browser = new Browser(host.origin);
    await browser.get("/signup");
    site.proxy.rule("/api/members.php", { kind: "slow", headersMs: 500 });
    await fetch(`${host.origin}/members`, { signal: AbortSignal.timeout(150) }).catch(() => undefined);
    await pause(700);
    expect((await browser.get("/healthz")).status).toBe(200);
    expect(host.lines.filter(({ msg }) => msg === "page failed" || msg === "host failed")).toEqual([]);
  } finally {
    host.child.kill("SIGTERM");
    await host.exit;
  }
});

test("CHAT-06 a key that was used before a restart is still known after it", async () => {
  const login = { email: "premium@demo.example", password: "rendez-demo" };
  const first = await startHost({ DRAIN_DELAY_MS: "0" });
  const browser = new Browser(first.origin);
  await browser.submit("/login", login);
  const page = await browser.get("/members/3/chat");
  const sent = await browser.send(page, "/members/3/chat", { text: "Before the restart" });
  const cookie = await browser.jar.getCookieString(first.origin);
  first.child.kill("SIGTERM");
  await first.exit;
  const second = await startHost({ DRAIN_DELAY_MS: "0" });
  const headers = { cookie };
  const again = await new Browser(second.origin).send(
    page,
    "/members/3/chat",
    { text: "Before the restart" },
    { headers },
  );
  expect(again.location).toBe(sent.location);
  expect(site.proxy.calls("/api/message.php")).toBe(1);
  second.child.kill("SIGTERM");
  await second.exit;
});

test("npm start without UPSTREAM_ORIGIN says so and ends with 78", async () => {
  const started = run(["npm", "start", "--silent"], {});
  expect(await started.exit).toBe(78);
  expect(started.stderr()).toContain("UPSTREAM_ORIGIN is missing");
  expect(started.stderr()).not.toContain("    at ");
});

test("OPS-10 a broken store and a contract file with an unknown endpoint end the start with 78, their setting and the way out", async () => {
  const settings = {
    ...{ PORT: "0", BIND_ADDRESS: "127.0.0.1", DOMAINS: "127.0.0.1", UPSTREAM_ORIGIN: site.proxy.origin },
    FORM_SECRETS: "a secret of the tests that is long enough",
  };
  const broken = join(dataDir, "broken");
  await mkdir(broken, { recursive: true });
  await writeFile(join(broken, "once.db"), "no database".repeat(1_000));
  const contract = join(dataDir, "names.json");
  await writeFile(contract, JSON.stringify({ endpoints: { "user.redd": {} } }));
  const host = [process.execPath, "build/host/main.js"];
  const [store, names] = [
    run(host, { ...settings, DATA_DIR: broken }),
    run(host, { ...settings, DATA_DIR: join(dataDir, "sound"), CONTRACT_FILE: contract }),
  ];
  expect(await Promise.all([store.exit, names.exit])).toEqual([78, 78]);
  expect(store.stderr()).toMatch(/^Rendez cannot start:\n {2}DATA_DIR cannot be used: .*once\.db/);
  expect(names.stderr()).toMatch(
    /^Rendez cannot start:\n {2}CONTRACT_FILE cannot be used: [\s\S]*`user\.redd`/,
  );
});

test("OPS-10 forwarded headers of a peer that nobody trusts are warned of once, without an address", async () => {
  for (const address of ["203.0.113.5", "203.0.113.6"])
    await site.browser({ headers: { "x-forwarded-for": address } }).get("/login");
  const warned = site.log.filter(({ msg }) => String(msg).startsWith("X-Forwarded-* ignored"));
  expect(warned).toHaveLength(1);
  expect(JSON.stringify(warned)).not.toContain("203.0.113");
});

test("a port that is taken is said in one line, and the process ends", async () => {
  const taken = run([process.execPath, "build/host/main.js"], {
    PORT: String(site.port),
    BIND_ADDRESS: "127.0.0.1",
    DOMAINS: "127.0.0.1",
    UPSTREAM_ORIGIN: site.proxy.origin,
    FORM_SECRETS: "a secret of the tests that is long enough",
    DATA_DIR: join(dataDir, "other"),
  });
  expect(await taken.exit).toBe(1);
  expect(taken.stderr()).toMatch(/Rendez cannot start: .*EADDRINUSE/);
});

test("the demo says which of its two ports is taken and what to write, before it installs or builds", async () => {
  const holder = createServer().listen(0);
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  const command = [process.execPath, "server/cli/demo.mjs"];
  const DATA_DIR = join(dataDir, "demo");
  const backend = run(command, { DATA_DIR, PORT: String(await freePort()), REFERENCE_PORT: String(port) });
  const next = run(command, { DATA_DIR, PORT: String(port - 1) });
  const site = run(command, { DATA_DIR, PORT: String(port) });
  expect(await Promise.all([backend.exit, next.exit, site.exit])).toEqual([1, 1, 1]);
  holder.close();
  const said = `Port ${port} of the reference backend and its mails is in use. Choose another one: REFERENCE_PORT=3101 npm run demo`;
  expect(backend.stderr().trim()).toBe(said);
  // Whether the port before it is free is this machine's.
  expect(next.stderr().trim()).toMatch(
    /^Port \d+ .*is in use\. Choose another one: [A-Z_]+=\d+ npm run demo$/,
  );
  expect(site.stderr().trim()).toBe(`Port ${port} is in use. Choose another one: PORT=3100 npm run demo`);
});
