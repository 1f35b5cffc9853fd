import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import "#tests/support/matchers";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite({ env: { UPSTREAM_CIRCUIT_BREAKER: "off" } });
const english = { headers: { "accept-language": "en" } };
const MAINTENANCE = {
  kind: "answer",
  status: 503,
  headers: { "retry-after": "120", "content-type": "text/html" },
  body: "<h1>Down for maintenance</h1>",
} as const;

test("OPS-08 PHP in maintenance is a short break of this site: its name, colours and menu, 503 and when to come back", async () => {
  await site.browser(english).get("/signup");
  const member = await site.member("premium@demo.example", english);
  await member.get("/likes");
  site.proxy.rule("*", MAINTENANCE);
  const page = await member.get("/likes");
  expect(page.status).toBe(503);
  expect(page.headers.get("retry-after")).toBe("120");
  expect(page.words).toContain("A short break");
  expect(page.words).toContain("Nothing you wrote is lost.");
  expect(page.words).toContain(`Reference: ${page.headers.get("x-request-id")?.slice(0, 8)} `);
  expect(page.text).toContain("<title>A short break · Rendez</title>");
  expect(page.text).toContain('class="rings"');
  // A member stays a member: places, profile and the way out, and no signup.
  for (const href of ["/members", "/chats", "/likes", "/profile", "/settings"])
    expect(page.text).toContain(`href="${href}"`);
  expect(page.words).toContain("Log out");
  expect(page.text).not.toContain('href="/signup"');
  const main = /<main[\s\S]*<\/main>/.exec(page.text)?.[0] ?? "";
  expect(main.match(/<(a|button)\b/g), "one button").toHaveLength(1);
  // Somebody who was never here sees the same site.
  const stranger = await site.browser({ headers: { "accept-language": "fr" } }).get("/members");
  expect(stranger.status).toBe(503);
  expect(stranger.text).toContain("Une petite pause · Rendez</title>");
  // Neither could work, and the page has one button.
  expect(stranger.text).not.toMatch(/href="\/(login|signup)"/);
  expect(stranger.text).toContain('href="/pages/terms"');
  site.proxy.reset();
  expect((await member.get("/likes")).status).toBe(200);
});

test("OPS-08 what was posted while PHP is away stands on the page, and its button sends it once", async () => {
  const member = await site.member("premium@demo.example", english);
  const chat = await member.get("/members/3/chat");
  site.proxy.rule("*", MAINTENANCE);
  const sent = await member.send(chat, "/members/3/chat", { text: "Written before the break" });
  expect(sent.status).toBe(503);
  expect(sent.words).toContain("Written before the break");
  site.proxy.reset();
  const again = await member.send(sent, "/members/3/chat", {});
  expect(again.status).toBe(303);
  await member.send(sent, "/members/3/chat", {});
  const { words } = await member.get("/members/3/chat");
  expect(words.split("Written before the break")).toHaveLength(3);
});

test("OPS-08 no password stands on the page of a break", async () => {
  const member = await site.member("premium@demo.example", english);
  const page = await member.get("/settings/password");
  site.proxy.rule("*", MAINTENANCE);
  const [form] = [page.form("/settings/password").fields.filter(([name]) => name === "_key")];
  const sent = await member.post("/settings/password", [
    ...form,
    ["password", "canary-secret"],
    ["current_password", "canary-secret"],
  ]);
  expect(sent.status).toBe(503);
  expect(sent.text).not.toContain("canary-secret");
});

test("OPS-08 a site that starts while PHP is gone knows how it looked", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rendez-last-"));
  try {
    const first = await startSite({ env: { DATA_DIR: folder } });
    await first.browser().get("/signup");
    // The file is written beside the answer.
    await expect.poll(() => existsSync(join(folder, "last-settings.json"))).toBe(true);
    await first.close();
    const second = await startSite({ env: { DATA_DIR: folder } });
    await second.proxy.refuse();
    const page = await second.browser(english).get("/members");
    expect(page.status).toBe(503);
    expect(page.text).toContain("<title>A short break · Rendez</title>");
    await second.proxy.restore();
    await second.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("OPS-14 visitors who leave before their page is there are 499, and no error in log or metrics", async () => {
  site.log.length = 0;
  site.proxy.rule("/api/members.php", { kind: "slow", headersMs: 1_500 });
  const left = AbortSignal.timeout(300);
  await expect(fetch(`${site.origin}/members?gender=all`, { signal: left })).rejects.toThrow();
  await expect.poll(() => site.log.filter(({ msg }) => msg === "request")).toMatchObject([{ status: 499 }]);
  expect(site.log.filter(({ level }) => level !== "info")).toEqual([]);
});
