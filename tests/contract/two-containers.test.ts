import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { findCaddy } from "#tests/setup/caddy.mjs";
import { Person } from "#tests/support/behind-a-balancer";
import { freePort } from "#tests/support/free-port";
import { type HostProcess, HostProcesses } from "#tests/support/host-process";
import { Browser, type Page } from "#tests/support/http-client";
import { type LegacyPhp, startLegacyPhp } from "#tests/support/legacy-php";
import { type Postgres, startPostgres } from "#tests/support/postgres";
import { DEMO_PASSWORD, signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

/**
 * Two containers with PostgreSQL as a member meets them: each step of a day at the other one, in front of a PHP of
 * either dialect; then both behind the balancer of examples/compose.yaml. Part of `npm run test:all` alone.
 */

const site = testSite({ backend: { limits: { messageCredits: 0 } } });
const processes = new HostProcesses();
let folder: string;
let postgres: Postgres;
let legacy: LegacyPhp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rendez-two-"));
  [postgres, legacy] = await Promise.all([startPostgres(), startLegacyPhp(site.proxy.origin)]);
});
afterAll(async () => {
  processes.killAll();
  await legacy.close();
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
});

/** What examples/compose.yaml gives Caddy, with these containers in place of its own. */
async function startBalancer(containers: readonly HostProcess[]): Promise<string> {
  const port = await freePort();
  const { configs } = parse(await readFile("examples/compose.yaml", "utf8"), { merge: true });
  const [first = "", second = ""] = containers.map(({ origin }) => new URL(origin).host);
  const caddyfile = String(configs.caddyfile.content)
    .replaceAll("$$", "$")
    .replace("rendez-1:3000", first)
    .replace("rendez-2:3000", second);
  const file = join(folder, "Caddyfile");
  await writeFile(file, `{\n  admin off\n}\n${caddyfile}`);
  const origin = `http://127.0.0.1:${port}`;
  processes.run([findCaddy(), "run", "--adapter", "caddyfile", "--config", file], {
    ...{ DOMAIN: origin, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp).toBe(true);
  return origin;
}

async function twoContainers(name: string, env: Record<string, string>): Promise<HostProcess[]> {
  const DATABASE_URL = await postgres.url(name);
  return Promise.all(
    [1, 2].map((number) =>
      processes.start({
        ...{ DEPLOYMENT: "test", DATABASE_URL, DATA_DIR: join(folder, `${name}-${number}`) },
        ...{ UPSTREAM_CIRCUIT_BREAKER: "off", VISITOR_PAGES_SECONDS: "0", ...env },
      }),
    ),
  );
}

/** A browser whose every request comes to the container that did not get the one before. */
function alternating(containers: readonly HostProcess[]): () => Browser {
  const person = new Person();
  let asked = 0;
  return () => person.at(containers[asked++ % containers.length] as HostProcess);
}

test.each([
  ["the contract's own words", () => ({ UPSTREAM_ORIGIN: site.proxy.origin })],
  [
    "an old German dialect",
    () => ({
      UPSTREAM_ORIGIN: legacy.origin,
      CONTRACT_FILE: resolve("examples/dialects/legacy.json"),
    }),
  ],
])("OPS-11 OPS-04 two containers in front of %s are one site to a member", async (words, env) => {
  const dialect = words.split(" ").at(-1) ?? "";
  const next = alternating(await twoContainers(dialect, env()));
  /** The form is shown by one container and posted to the other. */
  const post = async (action: string, typed: Record<string, string>, at = action): Promise<Page> => {
    const page = await next().get(at);
    expect(page.status, at).toBe(200);
    const answer = await next().send(page, action, typed);
    expect(answer.status, `${action} ${answer.words.slice(0, 200)}`).toBe(303);
    return answer;
  };
  const newcomer = signupFields(`Newcomer ${dialect}`);
  await post("/signup", newcomer);
  await post("/logout", {}, "/members");
  await post("/login", { email: "premium@demo.example", password: DEMO_PASSWORD });
  expect((await next().get("/members?country=DE")).status).toBe(200);
  expect((await next().get("/members")).text).toMatch(/<option value="DE" selected/);
  await post("/members/7", { like: "7" });
  expect((await next().get("/likes/sent")).text).toContain('href="/members/7"');
  const text = `Grüße an ${dialect} 💌`;
  const chat = await next().get("/members/3/chat");
  const sent = [await next().send(chat, "/members/3/chat", { text })];
  sent.push(await next().send(chat, "/members/3/chat", { text }));
  expect(sent.map(({ status }) => status)).toEqual([303, 303]);
  expect(sent[0]?.location).toBe(sent[1]?.location);
  expect(site.proxy.calls("/api/message.php")).toBe(1);
  expect((await next().get("/members/3/chat")).words).toContain(text);
  expect((await next().get("/chats")).words).toContain(text);
  await post("/profile", { about_me: `Über mich: ${dialect}` });
  expect((await next().get("/profile")).text).toContain(`Über mich: ${dialect}`);
  await post("/logout", {}, "/members");
  expect((await next().get("/chats")).location).toMatch(/^\/login/);
});

test("OPS-13 behind the balancer of compose.yaml a page, a login and messages come through, and through a container's going", async () => {
  const containers = await twoContainers("balanced", {
    UPSTREAM_ORIGIN: site.proxy.origin,
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const origin = await startBalancer(containers);
  const member = new Browser(origin, { headers: { "accept-language": "en" } });
  const account = { email: "premium@demo.example", password: DEMO_PASSWORD };
  expect((await member.submit("/login", account)).status).toBe(303);
  expect((await member.get("/members")).status).toBe(200);
  // Rendez believes the balancer, and PHP hears the host that the browser asked.
  expect(site.proxy.requests("/api/members.php")[0]?.headers["x-forwarded-host"]).toBe(new URL(origin).host);
  const [leaving] = containers as [HostProcess];
  let gone: number | null | undefined;
  void leaving.exit.then((code) => (gone = code));
  leaving.child.kill("SIGTERM");
  const texts: string[] = [];
  while (gone === undefined || texts.length < 20) {
    texts.push(`Through the balancer ${texts.length}`);
    const sent = await member.submit("/members/3/chat", { text: texts.at(-1) ?? "" });
    expect(sent.status, `${texts.length} ${sent.words.slice(0, 200)}`).toBe(303);
  }
  expect(gone).toBe(0);
  const asked = site.proxy
    .requests("/api/message.php")
    .map(({ body }) => (JSON.parse(String(body)) as { text: string }).text);
  expect(asked).toEqual(texts);
});
