import { expect, test } from "vitest";
import { testSite } from "#tests/support/test-site";

const site = testSite({ env: { UPSTREAM_MAX_IN_FLIGHT: "2" } });

/** PHP's two places are taken for so long; less than anybody waits for one. */
const HELD_MS = 1_200;

test("HOST-05 while PHP is busy a message goes before the pages that wait, polls are told to come later", async () => {
  const member = await site.member("premium@demo.example", { headers: { "accept-language": "en" } });
  const chat = await member.get("/members/3/chat");
  site.proxy.reset();
  const held = { kind: "slow", headersMs: HELD_MS } as const;
  site.proxy.rule("/api/members.php", held, held, { kind: "pass" });
  const pages = [member.get("/members"), member.get("/members")];
  await expect.poll(() => site.proxy.calls("/api/members.php"), { interval: 10 }).toBe(2);
  const before = site.proxy.calls();
  pages.push(member.get("/members"), member.get("/members"));
  await expect.poll(() => site.runtime.bulkhead.waiting, { interval: 10 }).toBeGreaterThanOrEqual(2);
  const sending = member.send(chat, "/members/3/chat", { text: "Before everybody who only looks" });
  const poll = await member.get("/badges");
  expect([poll.status, poll.headers.get("retry-after")]).toEqual([503, "10"]);
  const message = await sending;
  expect(message.status).toBe(303);
  const next = site.proxy.requests()[before];
  expect(next?.headers["x-request-id"]).toBe(message.headers.get("x-request-id"));
  // The first two were only slow; who waited behind them too long was told so.
  const answers = await Promise.all(pages);
  expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
  for (const { status, headers } of answers)
    expect([status, headers.get("retry-after")]).toEqual(status === 503 ? [503, "10"] : [200, null]);
});

test("HOST-05 an endpoint that keeps failing is left alone: its page says so at once and PHP is not asked", async () => {
  const member = await site.member("free@demo.example", { headers: { "accept-language": "en" } });
  site.proxy.rule("/api/likes.php", { kind: "answer", status: 500 });
  for (let page = 0; page < 20; page += 1) await member.get("/likes");
  const asked = site.proxy.calls("/api/likes.php");
  const page = await member.get("/likes");
  expect(page.status).toBe(503);
  expect(page.words).toContain("A short break");
  expect(page.headers.get("retry-after")).toBe("10");
  expect(site.proxy.calls("/api/likes.php")).toBe(asked);
  expect((await member.get("/members")).status).toBe(200);
  expect(site.log).toContainEqual(expect.objectContaining({ msg: "circuit open", endpoint: "likes.list" }));
});
