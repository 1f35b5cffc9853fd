import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkContract } from "#server/cli/contract-check/check";
import { HostProcesses } from "#tests/support/host-process";
import { Browser } from "#tests/support/http-client";
import { type PhpServer, startPhp } from "#tests/support/plain-php";

/** docs/quick-start.md followed to the letter: its scripts, in its steps, in a folder of their own. */

const DOCUMENT = readFileSync("docs/quick-start.md", "utf8");
const STEPS = ["1. A first page", "2. A login", "3. A stored message"] as const;
const LOGIN = { email: "otto@example.com", password: "correct horse" };

const processes = new HostProcesses();
let folder: string;
let php: PhpServer;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rendez-quick-start-"));
  const site = join(folder, "my-site");
  await mkdir(join(site, "public/api"), { recursive: true });
  php = await startPhp({ folder: join(site, "public") });
  const host = await processes.start({
    ...{ UPSTREAM_ORIGIN: php.origin, DATA_DIR: join(folder, "data"), VISITOR_PAGES_SECONDS: "0" },
  });
  browser = new Browser(host.origin, { headers: { "accept-language": "en" } });
});
afterAll(async () => {
  processes.killAll();
  await php.close();
  await rm(folder, { recursive: true, force: true });
});

/** Saves the scripts that stand under this heading. */
async function follow(step: (typeof STEPS)[number]): Promise<void> {
  const section = DOCUMENT.split(/^## /m).find((one) => one.startsWith(step)) ?? "";
  const scripts = [...section.matchAll(/```php\n(<\?php \/\/ (\S+)\n[\s\S]*?)```/g)];
  expect(scripts, step).not.toEqual([]);
  for (const [, script = "", path = ""] of scripts) {
    const file = join(folder, "my-site", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, script);
  }
}

test("OPS-01 OPS-13 each step of the quick start gives what it says: a page, a login, a stored message", async () => {
  await follow(STEPS[0]);
  expect((await browser.get("/")).words).toContain("Maple Dating");
  await follow(STEPS[1]);
  expect((await browser.submit("/login", { ...LOGIN, password: "wrong horse" })).status).toBe(401);
  const search = await browser.follow(await browser.submit("/login", LOGIN));
  expect(search).toMatchObject({ status: 200, words: expect.stringContaining("Anna, 34") });
  await follow(STEPS[2]);
  expect((await browser.get("/members/2")).status).toBe(200);
  const sent = await browser.submit("/members/2/chat", { text: "Grüße 💌" });
  expect((await browser.follow(sent)).words).toContain("Grüße 💌");
  const { messages } = JSON.parse(readFileSync(join(folder, "my-site/kept.json"), "utf8"));
  expect(messages).toMatchObject([{ from: 1, to: 2, text: "Grüße 💌" }]);
  expect((await browser.get("/chats")).words).toContain("Anna");
  expect(php.complaints()).toBe("");
});

test("OPS-09 what the quick start has not got is not there, and all it has fits", async () => {
  for (const step of STEPS) await follow(step);
  const calls = await checkContract({ origin: php.origin, domain: "localhost:3000", login: LOGIN });
  const named = (fits: string) => calls.filter((call) => call.fits === fits).map(({ endpoint }) => endpoint);
  // It has no logout, so that the check's own login goes on.
  expect(named("no")).toEqual(["user.current: after the logout"]);
  expect(named("not there")).toEqual(expect.arrayContaining(["user.logout", "payments.bundles"]));
  expect([...named("yes"), ...named("yes (empty)")]).toEqual(
    expect.arrayContaining(["user.login", "site.settings", "members.search", "members.read", "chats.read"]),
  );
});
