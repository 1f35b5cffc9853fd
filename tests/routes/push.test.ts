import { afterAll, beforeAll, expect, test, vi } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { openPushService, type PushService, vapidClaims } from "#tests/support/push-service";
import { type Site, startSite } from "#tests/support/start-site";

let service: PushService;
let site: Site;
let member: Browser;
beforeAll(async () => {
  service = await openPushService();
  site = await startSite({ backend: { push: { alsoAllowed: service.origin } } });
  member = await site.member();
});
afterAll(async () => {
  await site.close();
  await service.close();
});

const GOOD = {
  endpoint: "https://fcm.googleapis.com/fcm/send/abc",
  keys: { p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA", auth: "tBHItJI5svbpez7KI4CCXg" },
};

function subscribe(browser: Browser, body: string) {
  return browser.ask("POST", "/push", {
    body,
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
  });
}

/** The operator's endpoint, as the site asks it: the device of a test has no https address. */
async function subscribeDevice(browser: Browser, path = "/device"): Promise<void> {
  const answer = await fetch(`${site.backend.origin}/api/user.php?push=1`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-request-type": "client",
      cookie: await browser.jar.getCookieString(site.origin),
    },
    body: JSON.stringify({ subscription: { ...service.subscription, endpoint: service.origin + path } }),
  });
  expect(answer.status).toBe(200);
}

async function profileIdOf(browser: Browser): Promise<number> {
  const answer = await fetch(`${site.backend.origin}/api/user.php`, {
    headers: { "x-request-type": "client", cookie: await browser.jar.getCookieString(site.origin) },
  });
  return ((await answer.json()) as { user: { profile: { id: number } } }).user.profile.id;
}

test("APP-01 the manifest names the domain's site and opens the members' area in its own window", async () => {
  const answer = await member.get("/manifest.webmanifest");
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  const manifest = JSON.parse(answer.text) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({
    name: "Rendez",
    start_url: "/members",
    scope: "/",
    display: "standalone",
  });
  for (const { src } of manifest.icons) expect((await member.get(src)).status, src).toBe(200);
  expect((await member.get("/members")).text).toContain('rel="manifest"');
});

test("APP-01 the service worker is asked for anew each time, so that another version arrives", async () => {
  const answer = await member.get("/sw-push.js");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(answer.headers.get("content-type")).toContain("text/javascript");
});

test("APP-01 an operator who switches the service worker off serves one that takes itself away", async () => {
  const other = await startSite({ env: { SERVICE_WORKER: "off" } });
  try {
    const browser = await other.member();
    expect((await browser.get("/sw-push.js")).text).toContain("registration.unregister()");
    expect((await browser.get("/members")).text).not.toContain("data-worker");
  } finally {
    await other.close();
  }
});

test("APP-01 the page for being offline is nobody's", async () => {
  const page = await member.get("/offline");
  expect(page.words).toContain("You are offline");
  expect(page.words).not.toContain("Log out");
});

test("APP-02 a browser's subscription reaches the operator", async () => {
  expect((await subscribe(member, JSON.stringify(GOOD))).status).toBe(204);
  const asked = site.proxy.requests("/api/user.php").filter(({ method }) => method === "POST");
  expect(asked.at(-1)?.body.toString()).toContain(GOOD.endpoint);
});

test("APP-02 what is no subscription is refused, and so are visitors", async () => {
  for (const body of [
    "",
    "{",
    "[]",
    JSON.stringify({ ...GOOD, endpoint: "http://10.0.0.1/x" }),
    JSON.stringify({ endpoint: GOOD.endpoint }),
    ...[
      "https://10.0.0.1/x",
      "https://localhost/x",
      "https://[::1]/x",
      "https://evil.example/x",
      "https://fcm.googleapis.com.evil.example/x",
      "https://evilfcm.googleapis.com/x",
      "https://fcm.googleapis.com:8443/x",
      "https://evil@fcm.googleapis.com/x",
    ].map((endpoint) => JSON.stringify({ ...GOOD, endpoint })),
  ]) {
    expect((await subscribe(member, body)).status, body).toBe(422);
  }
  expect((await subscribe(site.browser(), JSON.stringify(GOOD))).status).toBe(401);
  expect((await member.get("/push")).status).toBe(404);
});

test("APP-02 the push option is offered where the site has a key, and nowhere else", async () => {
  expect((await member.get("/complete-signup?step=push")).text).toContain("<rz-push");
  const other = await startSite();
  try {
    const browser = await other.member();
    expect((await browser.get("/complete-signup?step=push")).text).not.toContain("<rz-push");
  } finally {
    await other.close();
  }
});

test("APP-03 a new message is pushed to the member's device, encrypted and signed, without a word of it", async () => {
  const reader = await site.member("free@demo.example");
  await subscribeDevice(reader);
  await member.submit(`/members/${await profileIdOf(reader)}/chat`, { text: "A secret word: heliotrope" });
  await vi.waitFor(() => expect(service.deliveries).toHaveLength(1), { timeout: 30_000 });
  const [{ headers, text }] = service.deliveries as [(typeof service.deliveries)[number]];
  expect(JSON.parse(text)).toEqual({ type: "new_messages" });
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "3600" });
  const vapid = vapidClaims(String(headers.authorization));
  expect(vapid?.claims).toMatchObject({ aud: service.origin, sub: "mailto:support@demo.example" });
  const news = JSON.parse((await reader.get("/push/news")).text) as Record<string, unknown>;
  expect(news).toEqual({ title: "Rendez", body: "1 new message", badge: 1, url: "/chats" });
});

test("APP-03 a device that is gone is forgotten", async () => {
  const reader = await site.member("free@demo.example");
  const id = await profileIdOf(reader);
  await subscribeDevice(reader, "/a-gone");
  service.status = 410;
  await member.submit(`/members/${id}/chat`, { text: "Hello" });
  await vi.waitFor(() => expect(service.asked).toContain("/a-gone"), { timeout: 30_000 });
  service.status = 201;
  await subscribeDevice(reader, "/b-here");
  service.asked.length = 0;
  await member.submit(`/members/${id}/chat`, { text: "Hello again" });
  await vi.waitFor(() => expect(service.asked).toContain("/b-here"), { timeout: 30_000 });
  expect(service.asked).not.toContain("/a-gone");
});

test("APP-03 what a notification says is for members only, in their language", async () => {
  const polski = await site.member("premium@demo.example", { headers: { "accept-language": "pl" } });
  expect(JSON.parse((await polski.get("/push/news")).text)).toMatchObject({ title: "Rendez" });
  expect((await site.browser().get("/push/news")).text).toBe("false");
});
