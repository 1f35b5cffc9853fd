import { expect, test } from "vitest";
import "#tests/support/matchers";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const asked = () => site.proxy.calls("/api/auto-like.php");

test("LIKE-03 looking at the page of new likes asks upstream for none: that happens behind a post only", async () => {
  const member = await site.member();
  await member.get("/likes/new");
  expect(asked()).toBe(0);
});

test("LIKE-03 the overlay without a profile asks once, however often its form is sent", async () => {
  const member = await site.member();
  const page = await member.get("/likes/new");
  expect(page.words).toContain("No new likes");
  const { fields } = page.form("/likes/new", "_key");
  const answers = [await member.post("/likes/new", fields), await member.post("/likes/new", fields)];
  for (const answer of answers) expect(answer).toRedirectTo("/likes");
  const shown = await member.get("/likes");
  expect(shown.words).toContain("New like!");
  expect((await member.get("/likes/received")).text.match(/ id="m\d+"/g)).toHaveLength(1);
});

test("LIKE-03 a match shows a line to begin with, which leads into the box, and is a match without one too", async () => {
  const member = await site.member();
  const liker = /id="m(\d+)"/.exec((await member.get("/likes/received")).text)?.[1] ?? "";
  const match = async () => member.follow(await member.post(`/members/${liker}`, { like: liker }));
  const matched = await match();
  expect(matched.words).toContain("like each other.");
  // Who has no photo meets as the sign for none.
  expect(matched.text).toContain(`<span class="match-photo" aria-hidden="true">`);
  expect(matched.text).toMatch(new RegExp(`class="match-line" href="/members/${liker}/chat\\?text=`));
  await member.post(`/members/${liker}`, { unlike: liker });
  site.proxy.rule("/api/icebreakers.php", { kind: "answer", status: 500, body: "{}" });
  const plain = await match();
  expect(plain.words).toContain("like each other.");
  expect(plain.text).not.toContain("match-line");
});

test("LIKE-03 a conversation begun from the overlay is marked as starting, also by who has no other one", async () => {
  const page = await (await site.member()).get("/members/3/chat?starting=1");
  expect(page.text).toMatch(/<li id="starting">.*New conversation.*<\/li>/s);
  expect(page.words).not.toContain("No conversation found");
});

test("LIKE-03 a form that is not ours asks nothing", async () => {
  const member = await site.member("free@demo.example");
  expect(await member.post("/likes/new", { _key: "auto_like~forged" })).toRedirectTo("/likes");
  expect(asked()).toBe(0);
});

test("LIKE-03 auto-like is never asked twice when upstream fails, and the member is told", async () => {
  const member = await site.member("free@demo.example");
  const { fields } = (await member.get("/likes/new")).form("/likes/new", "_key");
  site.proxy.rule("/api/auto-like.php", { kind: "answer", status: 500, body: "{}" });
  await member.post("/likes/new", fields);
  expect(asked()).toBe(1);
  expect((await member.get("/likes")).words).toContain("An error occured, please try again later.");
});

test("LIKE-03 a visitor is asked to log in", async () => {
  expect(await site.browser().get("/likes/new")).toRedirectTo("/login?next=%2Flikes%2Fnew");
});

test("LIKE-03 a flash that names nobody upstream knows shows the page without an overlay", async () => {
  const member = await site.member();
  const flash = encodeURIComponent(JSON.stringify({ code: "new_like", profile: 999_999 }));
  await member.jar.setCookie(`flash=${flash}; Path=/`, site.origin);
  const page = await member.get("/members");
  expect(page.status).toBe(200);
  expect(page.words).toContain("A new like is waiting for you.");
  expect(page.text).not.toContain("<rz-match");
});
