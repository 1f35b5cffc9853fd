import { expect, test } from "vitest";
import type { Browser } from "#tests/support/http-client";
import { DEMO_PASSWORD, signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });

const ADDRESS = "198.51.100.77";
const FIELDS = new Set([
  "level",
  "msg",
  "requestId",
  "domain",
  "method",
  "route",
  "status",
  "durationMs",
  "retries",
  "code",
  "endpoint",
  "sentBytes",
  "field",
  "refusal",
  "reason",
  "action",
  "fields",
  "domains",
]);

/** Walks through everything a person can type, with a canary in each place. */
async function everyJourney(browser: Browser): Promise<void> {
  await browser.get("/canary-path/x?canary-query=canary-value#canary");
  await browser.get("/members/canary-id");
  await browser.get("/?ref=canary-ref&sub1=canary-sub&lang=de");
  await browser.get("/members?q=canary-search&min_age=99&country=canary-land", {
    headers: { referer: "https://canary-referer.example/" },
  });
  await browser.get("/signup", {
    headers: {
      "user-agent": "canary-agent",
      "accept-language": "canary-language",
      cookie: "auth.x=canary-cookie; y=canary-other",
    },
  });
  await browser.get("/", { headers: { host: "canary-host.example" } });
  await browser.submit("/login", { email: "canary-login@example.org", password: "canary-password" });
  await browser.submit("/login", { email: "canary missing", password: "" });
  await browser.post(
    "/login",
    { email: "canary-cross@example.org", password: "canary-cross" },
    { headers: { "sec-fetch-site": "cross-site" } },
  );
  await browser.post("/signup", { name: "canary-nokey" });
  await browser.get("/activate?code=canary-code-123");
  await browser.post("/activate", { code: "canary-code-456" });
  const signup = signupFields("canary name", {
    email: "canary-mail@example.org",
    password: "canary-secret-1",
    signup_message: "canary-first",
    invite: "canary-invite",
  });
  await browser.submit(
    "/signup",
    Object.fromEntries(
      Object.entries(signup).filter(([name]) => name !== "signup_message" && name !== "invite"),
    ),
  );
  await browser.submit("/members/2/chat", { text: "canary-message" });
  await browser.submit("/members/2/chat", { text: `canary-long ${"x".repeat(600)}` });
  const profile = await browser.get("/profile");
  await browser.send(profile, "/profile", { about_me: "canary-about" });
  await browser.submit("/members/2/report", { remarks: "canary-remarks" });
  const complaint = { name: "canary-complainer", email: "canary-complaint@example.org" };
  await browser.submit("/complaints", { ...complaint, message: "canary-complaint" });
  const password = { old_password: "canary-old", password: "canary-new-1", password_again: "canary-new-2" };
  await browser.submit("/settings/password", password);
  await browser.submit("/settings/email", { email: "canary-new@example.org", password: "canary-wrong" });
  await browser.get("/credits?code=canary-discount");
  await browser.submit("/members/2", { like: "2" });
  await browser.post("/members/2", { like: "canary-like" });
  await browser.post("/lang-config", { language: "canary-lang", next: "/canary-next" });
  await browser.post(
    "/login",
    `canary-body${"x".repeat(70_000)}`
      .split("")
      .slice(0, 1)
      .map((one) => ["f", one.repeat(70_000)] as const),
  );
  await browser.ask("POST", "/login", {
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: '{"email":"canary-json"',
  });
}

test("HOST-07 no journey leaves anything personal in the log, not when upstream fails either", async () => {
  const headers = { "x-forwarded-for": ADDRESS };
  const browser = site.browser({ headers });
  await everyJourney(browser);
  const session = await browser.cookie("auth.session");
  expect(session).toBeTruthy();
  for (const fault of [
    { kind: "answer", status: 500, body: { error: "canary-upstream", text: "canary-body" } },
    { kind: "answer", status: 200, body: { canary_field: "canary-answer", error: "canary-unknown" } },
    { kind: "garbled" },
  ] as const) {
    for (const call of ["member", "members", "chat", "chats", "like", "message", "likes"])
      site.proxy.rule(`/api/${call}.php`, fault);
    for (const path of [
      "/members?x=canary",
      "/members/2?x=canary",
      "/members/2/chat?kept=canary",
      "/chats?x=canary",
      "/likes?x=canary",
    ]) {
      await browser.get(path);
    }
    await browser.post("/members/2", { like: "2", note: "canary-note" });
    await browser.post("/members/2/chat", { text: "canary-lost", _key: "canary-key" });
    site.proxy.reset();
    const page = await browser.get("/members/2/chat");
    site.proxy.rule("/api/message.php", fault);
    await browser.send(page, "/members/2/chat", { text: "canary-in-flight" });
    site.proxy.reset();
  }
  const wrong = site.browser({ headers });
  await wrong.submit("/login", { email: "premium@demo.example", password: DEMO_PASSWORD });
  const text = site.log.map((line) => JSON.stringify(line)).join("\n");
  expect(site.log.length).toBeGreaterThan(50);
  for (const secret of [
    "canary",
    "example.org",
    "premium@",
    DEMO_PASSWORD,
    ADDRESS,
    session ?? "",
    "auth.",
    "@",
  ]) {
    expect(
      site.log.filter((line) => JSON.stringify(line).includes(secret)),
      secret,
    ).toEqual([]);
  }
  expect(text).not.toMatch(/\/members\/2|\/chats\/\d/);
});

test("a log line has allow-listed fields only, and each request has one", async () => {
  const unknown = site.log.flatMap((line) => Object.keys(line)).filter((name) => !FIELDS.has(name));
  expect(unknown).toEqual([]);
  const requests = site.log.filter((line) => line.msg === "request");
  expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(requests.length);
  expect(requests[0]).toEqual({
    level: "info",
    msg: "request",
    requestId: expect.stringMatching(/^[\w-]{12,36}$/),
    domain: "127.0.0.1",
    method: "GET",
    route: "/*",
    status: 404,
    durationMs: expect.any(Number),
  });
});
