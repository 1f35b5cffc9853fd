import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Fault } from "#tests/support/fault-proxy";
import type { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();

/** A PHP whose login cookie has another value, and one more cookie in front, after each answer. */
function rollingCookies(): Fault {
  let turn = 0;
  return {
    kind: "edit",
    ask: ({ cookie, ...headers }) => ({
      ...headers,
      ...(cookie && { cookie: cookie.replace(/(auth\.session=[^;~]+)~\d+/, "$1") }),
    }),
    answer(answer) {
      turn += 1;
      const lines = [answer.headers["set-cookie"] ?? []].flat();
      const session = lines.find((line) => line.startsWith("auth.session="));
      if (session !== undefined) token = /^auth\.session=([^;]*)/.exec(session)?.[1] ?? "";
      if (token === "") return answer;
      const rolled = [`auth.session=${token}~${turn}; Path=/`, `auth.seen${turn % 3}=${turn}; Path=/`];
      return { ...answer, headers: { ...answer.headers, "set-cookie": rolled } };
    },
  };
}
let token = "";

async function chatOf(member: Browser) {
  return member.get("/members/3/chat");
}

test("OPS-06 a login cookie that PHP renews with each answer breaks no form, however many pages lie between", async () => {
  token = "";
  site.proxy.rule("*", rollingCookies());
  const member = await site.member("premium@demo.example");
  const page = await chatOf(member);
  const before = await member.cookie("auth.session");
  await member.get("/members");
  await member.get("/likes");
  expect(await member.cookie("auth.session")).not.toBe(before);
  const sent = await member.send(page, "/members/3/chat", { text: "Sent from an older page" });
  expect(sent.status).toBe(303);
  expect((await chatOf(member)).words).toContain("Sent from an older page");
});

test("OPS-06 a text browser, known by its key alone, posts with a cookie that moved", async () => {
  token = "";
  site.proxy.rule("*", rollingCookies());
  const member = await site.member("premium@demo.example");
  const page = await chatOf(member);
  await member.get("/members");
  const lynx = site.browser({ sender: "text" });
  for (const cookie of await member.jar.getCookies(site.origin))
    await lynx.jar.setCookie(cookie, site.origin);
  const sent = await lynx.send(page, "/members/3/chat", { text: "From lynx" });
  expect(sent.status).toBe(303);
});

test("OPS-06 a member logged in before there were marks gets one, and the page that was open still posts", async () => {
  const member = await site.member();
  await member.jar.store.removeCookie("127.0.0.1", "/", "login_mark");
  const page = await chatOf(member);
  expect(page).toSetCookie(
    "login_mark",
    /^login_mark=\d+\.[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
  expect((await member.send(page, "/members/3/chat", { text: "Hello from before" })).status).toBe(303);
  expect(await chatOf(member)).not.toSetCookie("login_mark");
});

test("OPS-06 a key counts for no other member, and not after a logout; the log says why", async () => {
  const browser = await site.member("premium@demo.example");
  const page = await chatOf(browser);
  await browser.submit("/logout", {});
  expect(await browser.cookie("login_mark")).toBeUndefined();
  for (const email of ["free@demo.example", "premium@demo.example"]) {
    await browser.submit("/login", { email, password: "rendez-demo" });
    site.log.length = 0;
    const answer = await browser.send(page, "/members/3/chat", { text: "With an old key" });
    expect(answer.status).toBe(422);
    expect(answer.valueOf("text")).toBe("With an old key");
    expect(site.log).toContainEqual(
      expect.objectContaining({
        msg: "form refused",
        route: "/members/:id/chat",
        reason: "forged",
        action: "send",
      }),
    );
    await browser.submit("/logout", {});
  }
});

test("OPS-06 where the login changes hands outside the site, forms of the one before count no more", async () => {
  const first = await site.member("premium@demo.example");
  const page = await chatOf(first);
  const second = await site.member("free@demo.example");
  const session = await second.cookie("auth.session");
  await first.jar.setCookie(`auth.session=${session}; Path=/`, site.origin);
  expect((await first.send(page, "/members/3/chat", { text: "Whose is it?" })).status).toBe(422);
});

test.each([
  ["missing", ""],
  ["malformed", "send~short"],
  ["other_action", `like~${"A".repeat(72)}`],
  ["forged", `send~${"A".repeat(72)}`],
])("OPS-06 a form refused because its key is %s says so in the log", async (reason, key) => {
  const member = await site.member();
  site.log.length = 0;
  const fields: Record<string, string> = { text: "Hi" };
  if (reason !== "missing") fields._key = key;
  expect((await member.post("/members/3/chat", fields)).status).toBe(422);
  expect(site.log.filter(({ msg }) => msg === "form refused")).toMatchObject([{ reason }]);
});

test("OPS-06 a form that comes from another site says so in the log", async () => {
  const member = await site.member();
  site.log.length = 0;
  const asked = { headers: { "sec-fetch-site": "cross-site" } };
  expect((await member.post("/members/3/chat", { text: "Hi" }, asked)).status).toBe(403);
  expect(site.log).toContainEqual(expect.objectContaining({ msg: "form refused", reason: "other_site" }));
});
