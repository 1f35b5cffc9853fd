import { beforeAll, expect, test } from "vitest";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

// Each fault is looked at by itself, however many there were just before.
const site = testSite({ env: { UPSTREAM_CIRCUIT_BREAKER: "off" } });
beforeAll(async () => {
  await site.browser().get("/signup");
});

const BUSY = { kind: "answer", status: 503, body: "busy" } as const;
const LOGIN = { email: "premium@demo.example", password: "rendez-demo" };

test("HOST-05 a page whose read fails twice with 503 is shown all the same", async () => {
  site.proxy.rule("/api/members.php", BUSY, BUSY, { kind: "pass" });
  const page = await site.browser().get("/members");
  expect(page.status).toBe(200);
  expect(site.proxy.calls("/api/members.php")).toBe(3);
});

test("HOST-05 a connection that dies is asked again", async () => {
  site.proxy.rule("/api/members.php", { kind: "drop_before" }, { kind: "pass" });
  expect((await site.browser().get("/members")).status).toBe(200);
  expect(site.proxy.calls("/api/members.php")).toBe(2);
});

test("HOST-05 an idempotent change is asked again: the like counts once", async () => {
  const member = await site.member();
  const page = await member.get("/members/2");
  site.proxy.reset();
  site.proxy.rule("/api/like.php", { kind: "drop_after" }, { kind: "pass" });
  const answer = await member.send(page, "/members/2", { like: "2" });
  expect(answer.status).toBe(303);
  expect(site.proxy.requests("/api/like.php")).toHaveLength(2);
  expect((await member.get("/likes/sent")).text).toContain('id="m2"');
});

test("HOST-05 a login is asked once, whatever happens to it", async () => {
  for (const fault of [BUSY, { kind: "drop_after" }, { kind: "half" }] as const) {
    site.proxy.reset();
    site.proxy.rule("/api/user.php", fault);
    const answer = await site.browser().submit("/login", LOGIN);
    expect(answer.status).toBe(fault === BUSY ? 503 : 502);
    expect(answer.words).toContain("An error occured, please try again later.");
    expect(site.proxy.requests("/api/user.php").filter(({ method }) => method === "POST")).toHaveLength(1);
  }
});

test("HOST-05 a login that never reached upstream may be asked again, because nothing was sent", async () => {
  const browser = site.browser();
  const page = await browser.get("/login");
  await site.proxy.refuse();
  const sent = browser.send(page, "/login", LOGIN);
  await new Promise((done) => setTimeout(done, 60));
  await site.proxy.restore();
  expect([303, 502]).toContain((await sent).status);
  expect(site.proxy.requests("/api/user.php").filter(({ method }) => method === "POST").length).toBeLessThan(
    2,
  );
});

test.each([400, 404, 409, 422, 500, 501])(
  "HOST-05 a read answered with %i is not asked again",
  async (status) => {
    site.proxy.rule("/api/members.php", { kind: "answer", status, body: {} });
    const page = await site.browser().get("/members");
    expect(page.status).toBe(502);
    expect(site.proxy.calls("/api/members.php")).toBe(1);
  },
);

test("HOST-05 in a total outage upstream gets few repetitions, not five a page", async () => {
  const fresh = await startSite({ env: { UPSTREAM_CIRCUIT_BREAKER: "off" } });
  try {
    const browser = fresh.browser();
    await browser.get("/signup");
    fresh.proxy.reset();
    fresh.proxy.rule("/api/members.php", BUSY);
    const pages = await Promise.all(Array.from({ length: 30 }, () => browser.get("/members")));
    expect(pages.every(({ status }) => status === 503)).toBe(true);
    // 30 asks earn 6 repetitions, beside the reserve of 5 that lets a lone page try again.
    expect(fresh.proxy.calls("/api/members.php")).toBeLessThanOrEqual(45);
  } finally {
    await fresh.close();
  }
});
