import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

let members = 0;

async function newMember(): Promise<{ browser: Browser; id: number; name: string; email: string }> {
  members += 1;
  const name = `Owns ${members}`;
  const fields = signupFields(name);
  const browser = site.browser();
  expect((await browser.submit("/signup", fields)).status).toBe(303);
  await confirmAddress(fields.email ?? "");
  const session = await browser.cookie("auth.session");
  const answer = await fetch(`${site.backend.origin}/api/user.php`, {
    headers: { cookie: `auth.session=${session}` },
  });
  const { user } = (await answer.json()) as { user: { id: number } };
  return { browser, id: user.id, name, email: fields.email ?? "" };
}

async function confirmAddress(email: string): Promise<void> {
  const mail = (await site.backend.outbox()).find(({ to }) => to === email);
  const code = mail?.text.match(/\/activate\?code=([\w-]+)/)?.[1];
  const answer = await fetch(`${site.backend.origin}/api/activation.php`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code }),
  });
  expect(answer.status).toBe(200);
}

/** Asks the operator's side as this member. */
async function acts(browser: Browser, method: string, path: string, body: unknown): Promise<number> {
  const answer = await fetch(`${site.backend.origin}${path}`, {
    method,
    headers: {
      cookie: `auth.session=${await browser.cookie("auth.session")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  return answer.status;
}

type Exported = Record<string, Record<string, unknown>> & Record<string, Record<string, unknown>[]>;
const fileOf = async (browser: Browser) => (await browser.get("/settings/data.json")).json() as Exported;

test("ACCT-07 a member downloads own data as a JSON file that no cache keeps", async () => {
  const { browser, email, name } = await newMember();
  const file = await browser.get("/settings/data.json");
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toContain("application/json");
  expect(file.headers.get("content-disposition")).toMatch(
    /^attachment; filename="rendez-\d{4}-\d{2}-\d{2}\.json"$/,
  );
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  const data = file.json() as Exported;
  expect(data.account).toMatchObject({ email, credits: 0, paid_user: false });
  expect(data.profile).toMatchObject({ name, date_of_birth: "1990-02-01" });
  for (const section of ["photos", "likes_sent", "conversations", "credits", "consents", "emails"])
    expect(data[section]).toBeInstanceOf(Array);
  expect(data.consents).toEqual([expect.objectContaining({ kind: "terms_and_privacy" })]);
});

test("ACCT-07 own messages, likes and blocks are in it; what others wrote is only counted", async () => {
  const { browser } = await newMember();
  const other = await newMember();
  expect(await acts(browser, "POST", "/api/message.php", { profile: other.id, text: "canary of mine" })).toBe(
    200,
  );
  expect(
    await acts(other.browser, "POST", "/api/message.php", { profile: 1, text: "unrelated canary" }),
  ).toBeLessThan(500);
  await acts(browser, "PUT", "/api/like.php", { profile: other.id });
  const mine = await fileOf(browser);
  expect(mine.conversations).toMatchObject([
    { name: other.name, messages_received: 0, messages_sent: [{ kind: "text", text: "canary of mine" }] },
  ]);
  expect(mine.likes_sent).toMatchObject([{ name: other.name }]);
  const theirs = await other.browser.get("/settings/data.json");
  expect(theirs.text).not.toContain("canary of mine");
  expect(theirs.text).toContain("unrelated canary");
  await acts(browser, "PUT", "/api/block.php", { profile: other.id });
  expect((await fileOf(browser)).blocked).toMatchObject([{ name: other.name }]);
  // Who blocked me is the other's secret.
  expect((await fileOf(other.browser)).blocked).toEqual([]);
});

test("ACCT-07 no secret is in it: no hash, token, mailed code or address of another member", async () => {
  const { browser } = await newMember();
  const { text } = await browser.get("/settings/data.json");
  expect(text).not.toMatch(/scrypt|hash|token|code=/i);
  expect(text).not.toContain(String(await browser.cookie("auth.session")));
  expect(text.match(/[\w.]+@[\w.]+/g)).toEqual([expect.stringMatching(/^owns\d+@example\.org$/)]);
});

test("ACCT-07 the page shows the same in words, newest entries of long lists, and leads to the file", async () => {
  const member = await site.member();
  const page = await member.get("/settings/data");
  expect(page.status).toBe(200);
  expect(page.words).toContain("This is everything we store about you.");
  expect(page.words).toContain("premium@demo.example");
  expect(page.words).toContain("Conversations");
  expect(page.text).toContain('href="/settings/data.json"');
  expect(page.headers.get("cache-control")).toContain("no-store");
});

test("ACCT-07 whatever an operator's export holds is shown without breaking the page", async () => {
  const member = await site.member();
  const strange = {
    "odd<b>key": { deep: { er: [1, { two: 2 }] }, none: null, flag: false },
    list: ["plain", 3, null],
    empty: [],
    scalar: "text",
    long: Array.from({ length: 25 }, (_, nth) => ({ nth })),
  };
  site.proxy.rule("/api/account.php", { kind: "answer", status: 200, body: { account: strange } });
  const page = await member.get("/settings/data");
  expect(page.status).toBe(200);
  expect(page.text).not.toContain("odd<b>key");
  expect(page.words).toContain("odd<b>key");
  expect(page.words).toContain("15 more entries are in the file.");
});

test("ACCT-07 a visitor gets no file, and after the login the page with the link to it", async () => {
  expect(await site.browser().get("/settings/data.json")).toRedirectTo("/login?next=%2Fsettings%2Fdata");
});

test("ACCT-07 blocked members are listed, newest first, and unblocked with one button", async () => {
  const { browser } = await newMember();
  expect((await browser.get("/settings/blocked")).words).toContain("You have not blocked anyone");
  const [first, second] = [await newMember(), await newMember()];
  for (const { id } of [first, second]) await acts(browser, "PUT", "/api/block.php", { profile: id });
  const page = await browser.get("/settings/blocked");
  expect(page.words.indexOf(second.name)).toBeLessThan(page.words.indexOf(first.name));
  const answer = await browser.post("/settings/blocked", { _key: keyOf(page), unblock: String(first.id) });
  expect(answer).toRedirectTo("/settings/blocked");
  const after = await browser.follow(answer);
  expect(after.words).toContain("Unblocked.");
  expect(after.words).not.toContain(first.name);
  expect(after.words).toContain(second.name);
});

test("ACCT-07 a long list of blocked members comes in pages, with the fictional label", async () => {
  const { browser } = await newMember();
  for (let id = 1; id <= 22; id += 1) await acts(browser, "PUT", "/api/block.php", { profile: id });
  const first = await browser.get("/settings/blocked");
  expect(first.words).toContain("Page 1 of 2");
  expect(first.words).toMatch(/fictional/i);
  const second = await browser.get("/settings/blocked?page=2");
  expect(second.text.match(/name="unblock"/g)).toHaveLength(2);
  expect((await browser.get("/settings/blocked?page=99")).words).toContain("Page 2 of 2");
  const id = /name="unblock" value="(\d+)"|value="(\d+)"[^>]*name="unblock"/.exec(second.text);
  const answer = await browser.post("/settings/blocked", {
    _key: keyOf(second),
    page: "2",
    unblock: id?.[1] ?? id?.[2] ?? "",
  });
  expect(answer).toRedirectTo("/settings/blocked?page=2");
});

test("ACCT-07 a form of another page unblocks nobody", async () => {
  const { browser } = await newMember();
  await acts(browser, "PUT", "/api/block.php", { profile: 1 });
  const answer = await browser.post("/settings/blocked", { _key: "unblock~forged", unblock: "1" });
  expect((await browser.follow(answer)).words).toContain("An error occured");
  expect((await browser.get("/settings/blocked")).text).toContain('name="unblock"');
});

function keyOf(page: { form(action: string, ...named: string[]): { fields: [string, string][] } }): string {
  return page.form("/settings/blocked", "_key").fields.find(([name]) => name === "_key")?.[1] ?? "";
}

test("ACCT-05 an invisible member is not found, written to or liked by anybody; every page says so", async () => {
  const { browser, id } = await newMember();
  const other = await newMember();
  expect(await acts(other.browser, "POST", "/api/message.php", { profile: id, text: "Hello" })).toBe(200);
  const page = await browser.get("/settings");
  const answer = await browser.send(page, "/settings", { invisible: "1", intent: "invisible" });
  expect(answer).toRedirectTo("/settings#invisible");
  expect((await browser.follow(answer)).words).toContain("You are invisible now.");
  for (const path of ["/members", "/likes", "/chats"])
    expect((await browser.get(path)).words).toContain("Nobody can find or like you.");
  expect(await acts(other.browser, "POST", "/api/message.php", { profile: id, text: "Again" })).toBe(409);
  expect(await acts(other.browser, "PUT", "/api/like.php", { profile: id })).toBe(409);
  expect(await found(id)).toBe(false);

  // Nothing is offered that would be refused, and what is tried all the same keeps its text.
  const profile = await other.browser.get(`/members/${id}`);
  expect(profile.words).toContain("cannot get messages and likes at the moment");
  expect(profile.text).not.toMatch(new RegExp(`href="/members/${id}/(chat|gift)"|name="like"`));
  const tried = await other.browser.submit(`/members/${id}/chat`, { text: "Are you there?" });
  expect(tried.status).toBe(409);
  expect(tried.words).toContain("This member cannot get messages at the moment.");
  expect(tried.valueOf("text")).toBe("Are you there?");
  for (const path of [`/members/${id}`, `/members/${id}/landing`, `/members/${id}/landing2`]) {
    const visitor = await site.browser().get(path);
    expect([path, visitor.status]).toEqual([path, 404]);
  }

  // Whoever she writes to answers, and has the buttons for it.
  expect(await acts(browser, "POST", "/api/message.php", { profile: other.id, text: "Here I am" })).toBe(200);
  expect((await other.browser.get(`/members/${id}`)).text).toContain(`href="/members/${id}/chat"`);
  expect((await other.browser.submit(`/members/${id}/chat`, { text: "Good" })).status).toBe(303);

  const back = await browser.send(await browser.get("/settings"), "/settings", {
    invisible: "0",
    intent: "invisible",
  });
  expect((await browser.follow(back)).words).toContain("You are visible again.");
  expect((await browser.get("/members")).words).not.toContain("Nobody can find or like you.");
  expect(await found(id)).toBe(true);
  expect(await acts(other.browser, "PUT", "/api/like.php", { profile: id })).toBe(200);
});

/** Whether the search shows this member to somebody else. */
async function found(id: number): Promise<boolean> {
  for (let page = 1; page < 5; page += 1) {
    const answer = await fetch(`${site.backend.origin}/api/members.php?pageSize=48&pageNumber=${page}`);
    const { results } = (await answer.json()) as { results: { id: number }[] };
    if (results.some((card) => card.id === id)) return true;
    if (results.length === 0) return false;
  }
  return false;
}

test("ACCT-05 a form of another page makes nobody invisible, and an outage is told", async () => {
  const { browser } = await newMember();
  const forged = await browser.post("/settings", { _key: "invisible~forged", invisible: "1" });
  expect((await browser.follow(forged)).words).toContain("An error occured, please try again later.");
  const page = await browser.get("/settings");
  site.proxy.rule("/api/invisible.php", { kind: "answer", status: 500, body: {} });
  const failed = await browser.send(page, "/settings", { invisible: "1", intent: "invisible" });
  const after = await browser.follow(failed);
  expect(after.words).toContain("An error occured, please try again later.");
  expect(after.words).toContain("You are visible now.");
});
