import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Site, signupFields, startSite } from "#tests/support/start-site";

const sites: Site[] = [];
let closed: Site;
let byTraffic: Site;
let byInvite: Site;

/** A site whose operator chose these settings. */
async function siteWith(settings: Record<string, unknown>, invites: string[] = []): Promise<Site> {
  const site = await startSite({ backend: { choices: { settings, invites } } });
  sites.push(site);
  return site;
}

beforeAll(async () => {
  closed = await siteWith({ signups: "closed" });
  byTraffic = await siteWith({ signups: "with_trafficsource" });
  byInvite = await siteWith({ invite_only: true }, ["friends"]);
});
afterEach(() => sites.forEach(({ proxy }) => void proxy.reset()));
afterAll(async () => {
  for (const site of sites) await site.close();
});

const CLOSED = "Signing up is closed at the moment";
const INVITE = "You need an invite link to sign up here.";

test("SIGN-05 with any other signups mode the page says that it is closed, and takes no post", async () => {
  const { browser, proxy } = closed;
  const visitor = browser();
  const page = await visitor.get("/signup?ref=partner");
  expect(page.words).toContain(CLOSED);
  expect(page.text).not.toContain('name="password"');
  const answer = await visitor.post("/signup?ref=partner", signupFields("Too late"));
  expect(answer.status).toBe(403);
  expect(answer.words).toContain(CLOSED);
  expect(proxy.calls("/api/signup.php")).toBe(0);
});

test("SIGN-05 signups for traffic only are open to who came by a partner, on each page of the visit", async () => {
  const { browser } = byTraffic;
  expect((await browser().get("/signup")).words).toContain(CLOSED);
  const visitor = browser();
  await visitor.get("/?ref=partner&sub1=a");
  const page = await visitor.get("/signup");
  const answer = await visitor.send(page, page.form("/signup?ref=partner&sub1=a").action, {
    ...signupFields("By a partner"),
    name: "@wrong",
  });
  expect(answer.status).toBe(422);
  expect(answer.valueOf("name")).toBe("@wrong");
  const good = signupFields("By a partner");
  expect((await visitor.send(answer, "/signup?ref=partner&sub1=a", good)).status).toBe(303);
});

test("SIGN-05 who came by a partner and refuses cookies is told about cookies, not that signing up is closed", async () => {
  const { browser } = byTraffic;
  const visitor = browser({ cookies: false });
  const page = await visitor.get("/signup?ref=partner");
  const answer = await visitor.send(page, "/signup?ref=partner", signupFields("No cookies"));
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("need one cookie from this site");
  expect(answer.valueOf("name")).toBe("No cookies");
});

test("SIGN-05 without an invite the page says that one is needed", async () => {
  const { browser, proxy } = byInvite;
  const visitor = browser();
  const page = await visitor.get("/signup");
  expect(page.words).toContain("By invitation only");
  expect(page.words).toContain(INVITE);
  expect((await visitor.post("/signup", signupFields("Not invited"))).status).toBe(403);
  expect(proxy.calls("/api/signup.php")).toBe(0);
});

test("SIGN-05 the invite travels in the form and its address, over mistakes and by way of the login, to the account", async () => {
  const { browser, proxy } = byInvite;
  const visitor = browser();
  const page = await visitor.get("/signup?invite=friends");
  expect(page.text).toContain('href="/login?invite=friends"');
  expect((await visitor.get("/login?invite=friends")).text).toContain('href="/signup?invite=friends"');
  const action = "/signup?invite=friends";
  const wrong = await visitor.send(page, action, { ...signupFields("Invited"), name: "x" });
  expect(wrong.status).toBe(422);
  expect(wrong.valueOf("invite")).toBe("friends");
  // A browser that came without the query still has the hidden field.
  const bare = await visitor.post("/signup", { ...signupFields("Invited"), name: "x", invite: "friends" });
  expect(bare.valueOf("name")).toBe("x");
  const done = await visitor.send(wrong, action, signupFields("Invited"));
  expect(done.status).toBe(303);
  expect(proxy.requests("/api/signup.php").at(-1)?.body.toString()).toContain('"invite":"friends"');
});

test("SIGN-05 an invite nobody gave is refused in plain words, with everything typed kept", async () => {
  const { browser } = byInvite;
  const visitor = browser();
  const page = await visitor.get("/signup?invite=guessed");
  const answer = await visitor.send(page, "/signup?invite=guessed", signupFields("Guesses"));
  expect(answer.status).toBe(403);
  expect(answer.words).toContain(INVITE);
  expect(answer.valueOf("email")).toBe("guesses@example.org");
});

test("SIGN-05 hostile invites and traffic parameters end as text in one address, never as markup", async () => {
  const { browser } = byInvite;
  for (const value of ['"><script>alert(1)</script>', "{{}}", "😀", "x".repeat(2_000), "a\u0000b", "?&=#"]) {
    const query = new URLSearchParams({ invite: value, ref: value });
    const page = await browser().get(`/signup?${query}`);
    expect(page.status, value.slice(0, 20)).toBe(200);
    expect(page.text).not.toContain("<script>alert");
  }
});
