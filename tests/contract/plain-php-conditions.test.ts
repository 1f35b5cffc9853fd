import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type HostProcess, HostProcesses } from "#tests/support/host-process";
import { Browser } from "#tests/support/http-client";
import { type PlainPhp, startPlainPhp } from "#tests/support/plain-php";
import { signupFields } from "#tests/support/start-site";

/** A real PHP with what its surroundings do to it: locked sessions, notices, cookies of another scope, slow providers. */
const LOGIN = { email: "premium@demo.example", password: "rendez-demo" };
const processes = new HostProcesses();
let php: PlainPhp;
let host: HostProcess;
let folder: string;
let conditions: string;
let member: Browser;

/** From here on, until the test ends. */
const befall = (what: Record<string, string>) =>
  Promise.all(Object.entries(what).map(([name, text]) => writeFile(join(conditions, name), text)));
const browser = () => new Browser(host.origin, { headers: { "accept-language": "en" } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rendez-conditions-"));
  conditions = await mkdtemp(join(folder, "php-"));
  php = await startPlainPhp(conditions);
  host = await processes.start({
    UPSTREAM_ORIGIN: php.origin,
    DATA_DIR: join(folder, "data"),
    VISITOR_PAGES_SECONDS: "0",
    SHED_DELAY_MS: "0",
    // The machine of a test may be slower than any PHP.
    UPSTREAM_READ_SECONDS: "60",
    UPSTREAM_CHANGE_SECONDS: "60",
  });
  member = browser();
  expect((await member.submit("/login", LOGIN)).status).toBe(303);
});
afterEach(async () => {
  for (const name of await readdir(conditions)) await rm(join(conditions, name));
});
afterAll(async () => {
  processes.killAll();
  await php.close();
  await rm(folder, { recursive: true, force: true });
});

test("OPS-13 while one script holds the member's session, the member's other pages wait for it and are shown, and nobody else waits", async () => {
  const other = browser();
  expect((await other.submit("/signup", signupFields("Somebody Else"))).status).toBe(303);
  await befall({ session: "on", hold: "/api/member.php" });
  const order: string[] = [];
  const told = async (name: string, path: string, who: Browser) => {
    const { status } = await who.get(path);
    order.push(name);
    return status;
  };
  const first = told("the member's first", "/members/4", member);
  await expect.poll(() => existsSync(join(conditions, "held")), { timeout: 20_000 }).toBe(true);
  const second = told("the member's second", "/likes", member);
  expect(await told("somebody else's", "/likes", other)).toBe(200);
  order.push("released");
  await rm(join(conditions, "hold"));
  expect(await Promise.all([first, second])).toEqual([200, 200]);
  expect(order.slice(0, 2)).toEqual(["somebody else's", "released"]);
});

test("OPS-13 a notice before the JSON makes a page the site's error page, and the log says what PHP did", async () => {
  await befall({ notice: "/api/members.php" });
  const page = await member.get("/members");
  expect(page.status).toBe(502);
  expect(page.words).toContain("An error has occurred.");
  expect(page.text).not.toContain("Undefined variable");
  await expect
    .poll(() => host.lines.filter(({ msg, code }) => msg === "upstream failed" && code === "garbled"))
    .toMatchObject([{ endpoint: "members.search" }]);
});

test("OPS-13 a message whose answer begins with a notice was sent, is told as sent and stands there once", async () => {
  await befall({ notice: "/api/message.php" });
  const sent = await member.submit("/members/5/chat", { text: "Behind a notice" });
  expect(sent.status).toBe(303);
  const cookie = await member.jar.getCookieString(host.origin);
  const stored = await fetch(`${php.origin}/api/chat.php?profile=5`, { headers: { cookie } });
  expect(await stored.json()).toMatchObject({ messages: [{ text: "Behind a notice" }] });
});

test("OPS-13 OPS-05 a cookie that PHP sets for a domain and a path of its own becomes the site's, and comes back to PHP", async () => {
  await befall({ cookie: "auth.seen=1; Domain=.php.example; Path=/api; Max-Age=3600; HttpOnly" });
  const page = await member.get("/likes");
  const lines = page.setCookies.filter((line) => line.startsWith("auth.seen="));
  expect(lines).toEqual([
    expect.stringMatching(/^auth\.seen=1; Path=\/; Max-Age=3600; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
  ]);
  expect((await member.get("/likes")).status).toBe(200);
  expect(existsSync(join(conditions, "cookie-came-back"))).toBe(true);
});

test("OPS-13 OPS-07 a message for which PHP asks a slow service first is sent, and asked for once", async () => {
  let asked = 0;
  let answer = () => {};
  const provider: Server = createServer((_, response) => {
    asked += 1;
    answer = () => response.end("fine");
  });
  await new Promise<void>((done) => provider.listen(0, "127.0.0.1", done));
  const { port } = provider.address() as AddressInfo;
  await befall({ asks: "/api/message.php", provider: `http://127.0.0.1:${port}/` });
  const sending = member.submit("/members/6/chat", { text: "Waits for a provider" });
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(1);
  // Longer than any read of a page may take by default in its first try.
  await new Promise((done) => setTimeout(done, 2_000));
  answer();
  expect((await sending).status).toBe(303);
  provider.close();
  expect(asked).toBe(1);
  expect((await member.get("/members/6/chat")).words).toContain("Waits for a provider");
});
