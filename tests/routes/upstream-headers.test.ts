import { expect, test } from "vitest";
import { testSite } from "#tests/support/test-site";

const site = testSite();

test("HOST-01 every call of a page carries who asks, through which host, and a request id", async () => {
  const member = await site.member("premium@demo.example", {
    headers: { "user-agent": "Test browser/1.0", "accept-language": "de-AT,de;q=0.9" },
  });
  site.proxy.reset();
  const page = await member.get("/members");
  expect(page.status).toBe(200);
  const calls = site.proxy.requests();
  expect(calls.map(({ path }) => path)).toContain("/api/members.php");
  for (const { headers } of calls) {
    expect(headers).toMatchObject({
      "x-request-type": "client",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": `127.0.0.1:${site.port}`,
      "x-forwarded-proto": "http",
      "x-request-id": page.headers.get("x-request-id"),
      "user-agent": "Test browser/1.0",
      "accept-language": "de-AT,de;q=0.9",
    });
  }
});

test("HOST-01 upstream sees the auth. cookies and no other, whatever the browser sends", async () => {
  const member = await site.member();
  const session = await member.cookie("auth.session");
  site.proxy.reset();
  await member.get("/members", {
    headers: {
      cookie: `visit=v; auth.session=${session}; _ga=GA1.2; authx=1; Auth.session=no; auth.two=a=b; i18n_redirected=de`,
    },
  });
  const { headers } = site.proxy.requests("/api/user.php")[0] ?? {};
  expect(headers?.cookie).toBe(`auth.session=${session}; auth.two=a=b`);
});

test("HOST-01 what a visitor claims about address, host, scheme or request id never reaches upstream", async () => {
  await site.browser().get("/members", {
    headers: {
      "x-forwarded-for": "203.0.113.1",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      forwarded: "for=203.0.113.1;host=evil.example",
      "x-real-ip": "203.0.113.1",
      "x-request-id": "chosen-by-the-visitor",
      "x-request-type": "server",
      authorization: "Bearer stolen",
    },
  });
  const calls = site.proxy.requests();
  expect(calls.length).toBeGreaterThan(0);
  for (const { headers } of calls) {
    expect(headers["x-forwarded-for"]).toBe("127.0.0.1");
    expect(headers["x-forwarded-host"]).toBe(`127.0.0.1:${site.port}`);
    expect(headers["x-forwarded-proto"]).toBe("http");
    expect(headers["x-request-type"]).toBe("client");
    expect(JSON.stringify(headers)).not.toMatch(/evil|203\.0\.113|chosen-by|stolen/);
  }
});

test("HOST-01 one page asks user.php once", async () => {
  const member = await site.member();
  site.proxy.reset();
  await member.get("/members/1");
  expect(site.proxy.calls("/api/user.php")).toBe(1);
});
