import { expect, test } from "vitest";
import "#tests/support/matchers";
import { testSite } from "#tests/support/test-site";

const HOST = "www.second.test";
const site = testSite({ env: { DOMAINS: `127.0.0.1,${HOST}` } });
const asked = (cookie: string) => ({
  headers: { host: HOST, "accept-language": "en", "sec-fetch-site": "same-origin", cookie },
});

/** The value that a login of the member's gave. */
async function sessionOf(email: string): Promise<string> {
  return (await (await site.member(email)).cookie("auth.session")) ?? "";
}

test("OPS-05 a member whose cookie the old site set stays logged in, and it is moved to this host when PHP renews it", async () => {
  const session = await sessionOf("premium@demo.example");
  const page = await site.browser({ cookies: false }).get("/likes", asked(`auth.session=${session}`));
  expect(page.status).toBe(200);
  expect(page).toSetCookie("login_mark");
  expect(page.setCookies.join()).not.toContain("auth.session");
  site.proxy.rule("/api/likes.php", {
    kind: "edit",
    answer: (answer) => ({
      ...answer,
      headers: { ...answer.headers, "set-cookie": `auth.session=${session}` },
    }),
  });
  const renewed = await site.browser({ cookies: false }).get("/likes", asked(`auth.session=${session}`));
  const lines = renewed.setCookies.filter((line) => line.startsWith("auth.session="));
  expect(lines.map((line) => /; Domain=([^;]*)/.exec(line)?.[1])).toEqual([HOST, "second.test", undefined]);
  expect(lines.at(-1)).toContain(`auth.session=${session}; Path=/; Max-Age=2592000`);
});

test("OPS-05 two cookies of one name choose nobody: PHP is not asked, both are ended, and the login says why", async () => {
  const mine = await sessionOf("premium@demo.example");
  const others = await sessionOf("free@demo.example");
  for (const cookie of [
    `auth.session=${mine}; auth.session=${others}`,
    `auth.session=dead; auth.session=${mine}`,
  ]) {
    site.proxy.reset();
    const page = await site.browser({ cookies: false }).get("/likes", asked(cookie));
    expect(page).toRedirectTo("/login?next=%2Flikes");
    expect(site.proxy.requests().filter(({ headers }) => headers.cookie?.includes("auth.session"))).toEqual(
      [],
    );
    const ended = page.setCookies.filter((line) => line.startsWith("auth.session=; "));
    expect(ended.map((line) => /; Domain=([^;]*)/.exec(line)?.[1] ?? "host")).toEqual(
      expect.arrayContaining(["host", HOST, "second.test"]),
    );
    const flash = page.setCookies.find((line) => line.startsWith("flash="))?.split(";")[0] ?? "";
    const login = await site.browser({ cookies: false }).get("/login?next=%2Flikes", asked(flash));
    expect(login.words).toContain("To be safe, we ended both: please log in again.");
  }
});

test("OPS-05 what was typed with two logins at once waits for the new one", async () => {
  const session = await sessionOf("premium@demo.example");
  const answer = await site
    .browser({ cookies: false })
    .post(
      "/members/3/chat",
      { text: "Typed between two logins" },
      asked(`auth.session=x; auth.session=${session}`),
    );
  expect(answer.status).toBe(303);
  expect(answer.location).toContain("/login?");
  const kept = new URLSearchParams(answer.location?.split("?")[1]).get("kept");
  const back = await site
    .browser({ cookies: false })
    .get(`/members/3/chat?kept=${kept}`, asked(`auth.session=${session}`));
  expect(back.valueOf("text")).toBe("Typed between two logins");
});

test("OPS-05 a login and a logout end what the old site set for the domain above", async () => {
  const browser = site.browser({ cookies: false });
  const form = await browser.get("/login", asked("visit=1"));
  const fields = {
    ...Object.fromEntries(form.form("/login").fields),
    email: "premium@demo.example",
    password: "rendez-demo",
  };
  const login = await browser.post("/login", fields, asked("visit=1"));
  const session = login.setCookies.find((line) => /^auth\.session=[^;]/.test(line))?.split(";")[0] ?? "";
  expect(session).not.toBe("");
  expect(login.setCookies.filter((line) => /^auth\.session=; Domain=/.test(line))).toHaveLength(2);
  const page = await browser.get("/logout", asked(session));
  const logout = await browser.post("/logout", page.form("/logout").fields, asked(session));
  expect(logout.status).toBe(303);
  const ended = logout.setCookies.filter((line) => line.startsWith("auth.session=; "));
  expect(ended).toHaveLength(3);
});
