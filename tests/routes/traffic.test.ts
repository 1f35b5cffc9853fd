import { expect, test } from "vitest";
import "#tests/support/matchers";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

function sentTracking(): unknown {
  const [signup] = site.proxy.requests("/api/signup.php");
  return (JSON.parse(String(signup?.body)) as { tracking: unknown }).tracking;
}

test.each([
  [
    "plain",
    "network=n1&ref=r1&sub1=a&sub2=b&sub3=c",
    { network: "n1", ref: "r1", sub1: "a", sub2: "b", sub3: "c" },
  ],
  ["in braces", "network={n}&ref={r{1}}&sub1={a}", { network: "{n}", ref: "r1", sub1: "a" }],
  ["by alias sub", "sub=x", { sub1: "x" }],
  ["by alias aff_sub", "aff_sub=x&aff_sub2=y&aff_sub3=z", { sub1: "x", sub2: "y", sub3: "z" }],
  ["by alias aff_sub1", "aff_sub1=x", { sub1: "x" }],
])("HOST-11 a record given %s is kept for the visit and sent with the signup", async (how, query, record) => {
  const browser = site.browser();
  const first = await browser.get(`/?${query}`);
  expect(first).toSetCookie("traffic", /; Path=\/; HttpOnly; SameSite=Lax$/);
  await browser.get("/members");
  const answer = await browser.submit(
    "/signup",
    signupFields(`Traffic ${how}`.replaceAll("_", "").slice(0, 30)),
  );
  expect(answer.status).toBe(303);
  expect(sentTracking()).toEqual(record);
});

test("HOST-11 the settings are asked with the record", async () => {
  await site.browser().get("/?ref=partner7&sub=s1");
  expect(Object.fromEntries(site.proxy.requests("/api/settings.php")[0]?.query ?? [])).toMatchObject({
    ref: "partner7",
    sub1: "s1",
    domain: "127.0.0.1",
  });
});

test("HOST-11 without a record none is kept", async () => {
  const page = await site.browser().get("/?utm_source=x");
  expect(page).not.toSetCookie("traffic");
});

test("HOST-11 garbage in the record does no harm: control characters, length, a forged cookie", async () => {
  const browser = site.browser();
  const page = await browser.get(
    `/?ref=%00%0d%0aSet-Cookie:%20evil=1&sub1=${"x".repeat(5_000)}&network=%F0%9F%92%98`,
  );
  expect(page.status).toBe(200);
  expect(page).not.toSetCookie("evil");
  await browser.submit("/signup", signupFields("Traffic garbage"));
  expect(sentTracking()).toEqual({ network: "💘", ref: "Set-Cookie: evil=1", sub1: "x".repeat(100) });
  for (const forged of ["%", "%FF", "a=b", `ref=${"x".repeat(3_000)}`, "__proto__=1"]) {
    const answer = await site.browser().get("/signup", { headers: { cookie: `traffic=${forged}` } });
    expect(answer.status).toBe(200);
  }
});
