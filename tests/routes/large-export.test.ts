import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HostProcesses } from "#tests/support/host-process";
import { Browser } from "#tests/support/http-client";
import { DEMO_PASSWORD } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

/** A member who wrote for years: the export is larger than anything else PHP answers. */

const WHOLE = process.env.WHOLE_MATRIX === "1";
const MB = 1_000_000;

const site = testSite();
const processes = new HostProcesses();
let member: Browser;
let cookie: string;

beforeAll(async () => {
  member = await site.member();
  cookie = await member.jar.getCookieString(`${site.origin}/`);
});
afterAll(() => processes.killAll());

const message = (id: number) => ({
  id,
  text: `Message ${id} “ünïcode” ${"of some length ".repeat(20)}`,
  date: "2026-01-02T03:04:05Z",
});

/** An export of so many messages in one conversation, with what no version of ours knows around it. */
function* exported(messages: number, after: (id: number) => void = () => {}): Generator<string> {
  yield '{"took_ms": 12, "account": {"profile": {"name": "Anna", "interests": ["tea"]}, "conversations": [';
  yield '{"name": "Bert", "messages_received": 2, "messages_sent": [';
  for (let id = 0; id < messages; id += 1) {
    after(id);
    yield `${id === 0 ? "" : ","}${JSON.stringify(message(id))}`;
  }
  yield `]}], "swipes": [${Array.from({ length: 30 }, (_, id) => `{"id": ${id}, "liked": true}`).join(",")}]},`;
  yield ' "account_version": {"account": {"no": 1}}}\n';
}

function opened(origin: string, sent = cookie): Promise<IncomingMessage> {
  return new Promise((resolve, reject) =>
    get(`${origin}/settings/data.json`, { headers: { cookie: sent }, agent: false }, resolve).on(
      "error",
      reject,
    ),
  );
}

test("ACCT-07 who wrote 15,000 messages gets the page and the file too, whatever else PHP sends along", async () => {
  site.proxy.rule("/api/account.php", { kind: "stream", pieces: () => exported(15_000) });
  const page = await member.get("/settings/data");
  expect(page.status).toBe(200);
  expect(page.words).toContain("15,000");
  expect(page.words).toContain("20 more entries are in the file.");
  const answer = await member.get("/settings/data.json");
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, null]);
  const file = answer.json() as Record<string, unknown>;
  expect(Object.keys(file)).toEqual(["site", "exported", "profile", "conversations", "swipes"]);
  const [talk] = file.conversations as { messages_sent: unknown[] }[];
  expect(talk?.messages_sent).toEqual(Array.from({ length: 15_000 }, (_, id) => message(id)));
});

test("ACCT-07 PHP sends no more than the member takes, and hears when the member leaves", async () => {
  let made = 0;
  let hasEnded = false;
  const pieces = function* () {
    try {
      yield* exported(Number.POSITIVE_INFINITY, (id) => {
        made = id;
      });
    } finally {
      hasEnded = true;
    }
  };
  site.proxy.rule("/api/account.php", { kind: "stream", pieces });
  const answer = await opened(site.origin);
  expect(answer.statusCode).toBe(200);
  // Nobody reads: what is on its way fills the sockets and a few pieces of ours, and then it stands still.
  let before = -1;
  while (made !== before || made === 0) {
    before = made;
    await delay(300);
  }
  const bytesEach = JSON.stringify(message(1)).length;
  expect(made * bytesEach).toBeLessThan(20 * MB);
  answer.destroy();
  await expect.poll(() => hasEnded, { timeout: 20_000 }).toBe(true);
});

test("ACCT-07 a file that PHP breaks off is no file: the download fails, the page says so, the log names it", async () => {
  const broken: [name: string, pieces: () => Iterable<string>][] = [
    [
      "cut off",
      () =>
        exported(15_000, (id) => {
          if (id === 9_000) throw new Error("PHP died");
        }),
    ],
    ["ended too early", () => [...exported(3_000)].slice(0, -1).concat('{"x": 1}')],
    ["a warning between", () => [...exported(3_000), "<br /><b>Warning</b>"].toSpliced(2_000, 0, "<br />")],
  ];
  for (const [name, pieces] of broken) {
    site.proxy.rule("/api/account.php", { kind: "stream", pieces });
    const answer = await opened(site.origin);
    const taken = (async () => {
      for await (const _ of answer);
      return "whole";
    })();
    await expect([name, await taken.catch(() => "broken off")]).toEqual([name, "broken off"]);
    const page = await member.get("/settings/data");
    expect([name, page.status]).toEqual([name, 502]);
    expect(page.words).toContain("An error has occurred.");
  }
  const codes = site.log.filter(({ msg }) => msg === "upstream failed").map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(["unreachable", "garbled"]));
});

test("ACCT-07 what is no export from its beginning is an error page, not a file", async () => {
  const no = [
    { status: 200, body: `<html>${"x".repeat(100_000)}` },
    { status: 200, body: JSON.stringify({ acount: { profile: {} }, more: "x".repeat(100_000) }) },
    { status: 200, body: { account: "gone" } },
    { status: 500, body: "x".repeat(100_000) },
  ];
  for (const answer of no) {
    site.proxy.rule("/api/account.php", { kind: "answer", ...answer });
    const file = await member.get("/settings/data.json");
    expect([file.status, file.headers.get("content-disposition")]).toEqual([502, null]);
    expect(file.text).toBe("An error has occurred.");
  }
});

test("ACCT-07 four files at once are enough for PHP; the next member is told when to come again, small ones come at once", async () => {
  site.proxy.rule("/api/account.php", {
    kind: "stream",
    pieces: () => exported(Number.POSITIVE_INFINITY),
  });
  const four = await Promise.all(Array.from({ length: 4 }, () => opened(site.origin)));
  expect(four.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const fifth = await member.get("/settings/data.json");
  expect([fifth.status, fifth.headers.get("retry-after")]).toEqual([503, "60"]);
  site.proxy.reset();
  expect((await member.get("/settings/data.json")).status).toBe(200);
  for (const answer of four) answer.destroy();
  site.proxy.rule("/api/account.php", { kind: "stream", pieces: () => exported(500) });
  await expect
    .poll(async () => (await member.get("/settings/data.json")).status, { timeout: 20_000 })
    .toBe(200);
});

/** 100 MB by night; read whole, the 15 MB of the day cost as much as the bound too. */
const MESSAGES = WHOLE ? 290_000 : 40_000;

test("ACCT-07 a file of any size costs a few MB of memory", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "rendez-export-"));
  const host = await processes.start({
    ...{ DEPLOYMENT: "test", UPSTREAM_ORIGIN: site.proxy.origin, DATA_DIR: dataDir },
  });
  const rssMb = (field: string) =>
    Number(
      new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${host.child.pid}/status`, "utf8"))?.[1],
    ) / 1_024;
  const browser = new Browser(host.origin);
  await browser.submit("/login", { email: "premium@demo.example", password: DEMO_PASSWORD });
  const sent = await browser.jar.getCookieString(`${host.origin}/`);
  const takeAll = async (messages: number) => {
    site.proxy.rule("/api/account.php", { kind: "stream", pieces: () => exported(messages) });
    let bytes = 0;
    for await (const piece of await opened(host.origin, sent)) bytes += (piece as Buffer).length;
    return bytes;
  };
  await takeAll(5_000);
  const before = rssMb("VmHWM");
  const bytes = await takeAll(MESSAGES);
  const peak = rssMb("VmHWM");
  expect(bytes).toBeGreaterThan(MESSAGES * 350);
  expect(peak - before).toBeLessThan(60);
  await rm(dataDir, { recursive: true, force: true });
});
