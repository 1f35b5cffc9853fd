import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Hono } from "hono";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import "#tests/support/matchers";
import type { OnceDatabase } from "#app/once/once-database.server";
import { openPostgres } from "#app/once/postgres.server";
import { openPool } from "#server/postgres-pool";
import type { HostEnv } from "#server/request-state";
import { countedTogether, limits } from "#server/steps/limits";
import { Person, sendAll } from "#tests/support/behind-a-balancer";
import { type HostProcess, HostProcesses } from "#tests/support/host-process";
import { Browser } from "#tests/support/http-client";
import { idempotencyContract, type SharedStore } from "#tests/support/idempotency-contract";
import { type Postgres, startPostgres } from "#tests/support/postgres";
import { sealedContract } from "#tests/support/sealed-contract";
import { DEMO_PASSWORD } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

/** Two containers with a DATA_DIR each in front of one PHP, and a real PostgreSQL that they share (OPS-11). */

const WHOLE = process.env.WHOLE_MATRIX === "1";
const SENDS = Number(process.env.REPLICA_SENDS ?? (WHOLE ? 200 : 12));
/** Ten thousand requests take minutes. */
const RESTART_TIMEOUT_MS = 1_800_000;
const RESTART_REQUESTS = WHOLE ? 10_000 : 150;

const site = testSite({
  env: { UPSTREAM_CIRCUIT_BREAKER: "off" },
  backend: { limits: { messagesPerMinute: 100_000, messageCredits: 0, loginFailuresPerAddress: 1_000_000 } },
});
const processes = new HostProcesses();
let folder: string;
let postgres: Postgres;
let hosts: HostProcess[] = [];
let started = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rendez-replicas-"));
  postgres = await startPostgres();
  // Both find an empty database and make its tables at once.
  hosts = await Promise.all([startHost(), startHost()]);
});
afterAll(async () => {
  processes.killAll();
  await Promise.all(hosts.map(({ exit }) => exit));
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
});

async function startHost(env: Record<string, string> = {}): Promise<HostProcess> {
  started += 1;
  return processes.start({
    DEPLOYMENT: "test",
    UPSTREAM_ORIGIN: site.proxy.origin,
    UPSTREAM_CIRCUIT_BREAKER: "off",
    DATA_DIR: join(folder, `data-${started}`),
    DATABASE_URL: await postgres.url("rendez"),
    DRAIN_DELAY_MS: "1500",
    VISITOR_PAGES_SECONDS: "0",
    ...env,
  });
}

const host = (number: number): HostProcess => {
  const found = hosts[number];
  if (!found) throw new Error(`no host ${number}`);
  return found;
};

async function member(): Promise<Person> {
  const person = new Person();
  await person.logIn(host(0));
  return person;
}

/** How often PHP was asked to store each text. */
function sentTexts(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { body } of site.proxy.requests("/api/message.php")) {
    const { text } = JSON.parse(body.toString()) as { text: string };
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

async function readyWords(container: HostProcess): Promise<string> {
  const { status, text } = await new Browser(container.origin).get("/readyz");
  return `${status} ${text}`;
}

async function untilReady(words: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await Promise.all(hosts.map(readyWords))).every((said) => said === words)) return;
    await delay(50);
  }
  throw new Error(`never ${words}`);
}

test("OPS-11 OPS-10 a start without PostgreSQL ends with 1, to be tried again; one that PostgreSQL refuses with 78 and the setting", async () => {
  const good = await postgres.url("rendez");
  const begin = (DATABASE_URL: string, name: string) =>
    processes.run([process.execPath, "build/host/main.js"], {
      ...{ PORT: "0", DOMAINS: "127.0.0.1", UPSTREAM_ORIGIN: site.proxy.origin, DATABASE_URL },
      ...{ FORM_SECRETS: "a secret of the tests that is long enough", DATA_DIR: join(folder, name) },
    });
  const away = begin(good.replace(/:\d+\/rendez$/, ":1/rendez"), "away");
  const refused = begin(good.replace("rendez:rendez@", "rendez:wrong@"), "refused");
  expect(await Promise.all([away.exit, refused.exit])).toEqual([1, 78]);
  expect(away.stderr()).toBe("Rendez cannot start: DATABASE_URL does not answer (ECONNREFUSED)\n");
  expect(refused.stderr()).toMatch(/^Rendez cannot start:\n {2}DATABASE_URL cannot be used: password/);
});

describe("the store in PostgreSQL", () => {
  const opened: OnceDatabase[] = [];
  const shared: SharedStore = {
    async open() {
      const pool = await openPool(await postgres.url("contract"));
      if (!pool) throw new Error("no pool");
      const database = await openPostgres(pool, () => {});
      opened.push(database);
      return database;
    },
    async clear() {
      const [first] = opened;
      for (const table of ["ledger", "kept_text", "login_memory", "signup_login"])
        await first?.run(sql`TRUNCATE ${sql.id(table)}`);
      for (const database of opened.splice(0)) await database.close();
    },
  };
  afterEach(() => shared.clear());
  idempotencyContract(() => shared, { runs: WHOLE ? 60 : 8 });
  sealedContract(() => shared);
});

test("OPS-11 the same form at both containers at once has one effect, and both answer alike", async () => {
  const person = await member();
  const page = await person.at(host(0)).get("/members/3/chat");
  site.proxy.rule("/api/message.php", { kind: "slow", headersMs: 300 });
  const send = (container: HostProcess) =>
    person.at(container).send(page, "/members/3/chat", { text: "At both at once" });
  const answers = await Promise.all([send(host(0)), send(host(1)), send(host(1)), send(host(0))]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
  expect(sentTexts().get("At both at once")).toBe(1);
});

test("OPS-11 a text that one container kept comes back at the other, after the login in between", async () => {
  const person = await member();
  const page = await person.at(host(0)).get("/members/3/chat");
  site.proxy.rule("*", {
    kind: "answer",
    status: 403,
    body: { error: "forbidden", data: { authentication_required: true } },
  });
  const text = "Kept by the first container";
  const away = await person.at(host(0)).send(page, "/members/3/chat", { text });
  expect(away.location).toMatch(/^\/login\?.*kept=/);
  site.proxy.reset();
  await person.at(host(0)).jar.removeAllCookies();
  const login = await person.at(host(1)).get(away.location ?? "");
  const account = { email: "premium@demo.example", password: DEMO_PASSWORD };
  const back = await person.at(host(1)).follow(await person.at(host(1)).send(login, "/login", account));
  expect(back.words).toContain(text);
});

test("OPS-11 REACH-07 a search at one container is where the other begins", async () => {
  const person = await member();
  await person.at(host(0)).get("/members?country=NL");
  expect((await person.at(host(1)).get("/members")).text).toMatch(/<option value="NL" selected/);
});

test("OPS-11 limits count together, and no address is written down", async () => {
  const url = await postgres.url("rendez");
  const pools = [await openPool(url), await openPool(url)];
  const [post, other] = pools.map((pool) => {
    const container = new Hono<HostEnv>();
    container.use((c, next) => {
      c.set("addressBlock", "192.0.2.77");
      const handle = { posts: "login" } as const;
      const route = { template: "/login", isPage: true, build: {} as never, handle };
      c.set("route", { ...route, pollLoader: undefined, page: undefined });
      return next();
    });
    const max = { loginPer10Min: 4, signupPerHour: 9, namesPer10Min: 30, recoveryPerHour: 9, postsPerMin: 9 };
    container.use(limits(max, () => true, pool && countedTogether(pool, "a secret")).byAddress);
    container.all("*", (c) => c.text(String(c.get("refusal")?.status ?? 200)));
    return async () => (await container.request("/login", { method: "POST" })).text();
  });
  const statuses: (string | undefined)[] = [];
  for (let turn = 0; turn < 3; turn += 1) statuses.push(await post?.(), await other?.());
  expect(statuses).toEqual(["200", "200", "200", "200", "429", "429"]);
  const { rows } = (await pools[0]?.query("SELECT key FROM rate_limit")) ?? { rows: [] };
  for (const pool of pools) await pool?.end();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|127\.0\.0/);
});

test("OPS-11 while PostgreSQL is gone reads go on, changes are refused with the text kept, and readiness tells", async () => {
  const person = await member();
  const chat = await person.at(host(0)).get("/members/3/chat");
  await postgres.stop();
  const text = "Written while the store was gone";
  const refused = await person.at(host(0)).send(chat, "/members/3/chat", { text });
  expect(refused.status).toBe(503);
  expect(refused.words).toContain("A short break");
  expect(refused.words).toContain(text);
  expect(sentTexts().get(text)).toBeUndefined();
  for (const path of ["/members", "/members/3", "/members/3/chat", "/chats", "/likes"])
    expect((await person.at(host(0)).get(path)).status, path).toBe(200);
  // Logging in needs no key.
  await member();
  expect(await readyWords(host(0))).toBe("200 ok, but changes are refused: the store is away");
  await postgres.start();
  await untilReady("200 ok");
  // The button of that page, twice, at both containers.
  expect((await person.at(host(0)).send(refused, "/members/3/chat", {})).status).toBe(303);
  expect((await person.at(host(1)).send(refused, "/members/3/chat", {})).status).toBe(303);
  expect(sentTexts().get(text)).toBe(1);
  const told = () => host(0).lines.map(({ msg }) => String(msg));
  await expect.poll(told).toContain("store lost: changes are refused");
  await expect.poll(told).toContain("store is back");
});

test("OPS-11 a connection that breaks while a page uses it ends no process", async () => {
  const url = await postgres.url("rendez");
  const [pool, other] = [await openPool(url), await openPool(url)];
  const client = await pool?.connect();
  const ended = new Promise((done) => client?.once("end", done));
  const { rows } = (await client?.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")) ?? { rows: [] };
  await other?.query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
  await ended;
  client?.release(true);
  expect((await pool?.query("SELECT 1 AS one"))?.rows).toEqual([{ one: 1 }]);
  for (const one of [pool, other]) await one?.end();
});

test("OPS-11 an outcome that PostgreSQL did not take is stored when it is back", async () => {
  const person = await member();
  const page = await person.at(host(0)).get("/members/3/chat");
  site.proxy.rule("/api/message.php", { kind: "slow", headersMs: 1_500 });
  const text = "Answered while the store was gone";
  const sending = person.at(host(0)).send(page, "/members/3/chat", { text });
  while (site.proxy.calls("/api/message.php") === 0) await delay(20);
  await postgres.stop();
  // PHP has it: the member hears so, whatever our store does.
  expect((await sending).status).toBe(303);
  const again = await person.at(host(0)).send(page, "/members/3/chat", { text });
  expect(again.status).toBe(303);
  await postgres.start();
  await untilReady("200 ok");
  expect((await person.at(host(1)).send(page, "/members/3/chat", { text })).status).toBe(303);
  expect(sentTexts().get(text)).toBe(1);
});

async function manySends(name: string, ready: () => HostProcess[], meanwhile: () => Promise<void>) {
  const people = await Promise.all(Array.from({ length: 4 }, member));
  site.proxy.rule("/api/message.php", { kind: "slow", headersMs: 20 });
  const told = await sendAll(people, { name, count: SENDS, ready, meanwhile });
  const asked = sentTexts();
  const doubled = [...asked].filter(([text, times]) => text.startsWith(name) && times > 1);
  const lost = [...told].filter(([text, outcome]) => outcome === "sent" && asked.get(text) !== 1);
  return { told: told.size, doubled, lost };
}

test(`OPS-11 PostgreSQL restarted in the middle of ${SENDS} sends: none twice, none lost`, async () => {
  const outcome = await manySends(
    "Restart",
    () => hosts,
    async () => {
      await postgres.stop();
      await delay(500);
      await postgres.start();
    },
  );
  expect(outcome).toEqual({ told: SENDS, doubled: [], lost: [] });
});

test(`OPS-11 one container killed in the middle of ${SENDS} sends: none twice, none lost`, async () => {
  let ready = hosts;
  const outcome = await manySends(
    "Kill",
    () => ready,
    async () => {
      host(1).child.kill("SIGKILL");
      await host(1).exit;
      ready = [host(0)];
    },
  );
  hosts = [host(0), await startHost()];
  expect(outcome).toEqual({ told: SENDS, doubled: [], lost: [] });
});

test(
  `OPS-11 both containers are replaced, one after the other, under ${RESTART_REQUESTS} requests: none is lost, no message is sent twice`,
  async () => {
    let ready = hosts;
    let answered = 0;
    const lost: string[] = [];
    const texts = new Set<string>();
    /** What a balancer does: asks each container whether it wants traffic. */
    const balancer = (async () => {
      while (answered < RESTART_REQUESTS) {
        const states = await Promise.all(
          hosts.map((one) =>
            readyWords(one).then(
              (words) => words.startsWith("200"),
              () => false,
            ),
          ),
        );
        ready = hosts.filter((_, index) => states[index]);
        await delay(100);
      }
    })();
    const visitor = async (turn: number): Promise<void> => {
      const person = await member();
      for (let step = turn; answered < RESTART_REQUESTS; step += 1) {
        const browser = person.at(ready[step % ready.length] ?? host(0));
        const text = `Rolling ${turn} ${step}`;
        const isSend = step % 10 === 0;
        try {
          const page = isSend
            ? await browser.submit("/members/3/chat", { text })
            : await browser.get(step % 4 === 0 ? "/likes" : "/pages/terms");
          answered += isSend ? 2 : 1;
          if (isSend && page.status === 303) texts.add(text);
          if (page.status >= 500 || (isSend && page.status !== 303)) lost.push(`${step} ${page.status}`);
        } catch (error) {
          lost.push(`${step} ${error}`);
        }
      }
    };
    const rolling = (async () => {
      for (const index of [0, 1]) {
        while (answered < (RESTART_REQUESTS * (index + 1)) / 3) await delay(50);
        const old = host(index);
        const fresh = await startHost();
        // The old one is asked until it has gone, as a balancer does.
        hosts = [...hosts, fresh];
        old.child.kill("SIGTERM");
        expect(await old.exit).toBe(0);
        hosts = hosts.filter((one) => one !== old);
        hosts.reverse();
      }
    })();
    await Promise.all([balancer, rolling, ...[0, 1, 2, 3, 4, 5].map(visitor)]);
    const asked = sentTexts();
    expect(lost).toEqual([]);
    expect([...texts].filter((text) => asked.get(text) !== 1)).toEqual([]);
    expect([...asked].filter(([text, times]) => text.startsWith("Rolling") && times > 1)).toEqual([]);
  },
  RESTART_TIMEOUT_MS,
);
