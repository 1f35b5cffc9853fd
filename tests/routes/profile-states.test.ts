import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

/** A page's own part, without the members that are shown below a profile: they carry labels of their own. */
const mainOf = (html: string) =>
  html.replace(/^[\s\S]*<main/, "").replace(/<section class="profile-related">[\s\S]*$|<\/main>[\s\S]*$/, "");

test("PROF-03 a fictional member is labelled on the card, on the profile and in the chat, and told of once", async () => {
  const [, id = ""] =
    /<li class="mc" id="m(\d+)">(?:(?!<\/li>)[\s\S])*<i class="fic">fictional profile<\/i>/.exec(
      (await member.get("/members?gender=all&country=AT")).text,
    ) ?? [];
  expect(id).not.toBe("");
  for (const path of [`/members/${id}`, `/members/${id}/chat`]) {
    const page = await member.get(path);
    expect(mainOf(page.text), path).toMatch(/<i class="fic[^"]*">fictional profile<\/i>/);
    expect(mainOf(page.text).split("a meeting is not possible."), path).toHaveLength(2);
    expect(page.words, path).not.toContain("You will not meet this person.");
  }
});

test("PROF-03 a real member carries no such label", async () => {
  const real = await newcomer(site, "Real");
  const [, id = ""] = /href="\/members\/(\d+)"/.exec((await real.get("/profile")).text) ?? [];
  const page = await member.get(`/members/${id}`);
  expect(page.words).toContain("Real");
  expect(mainOf(page.text)).not.toContain("fic");
});

test.each([
  [403, { error: "blocked", name: "Wary" }, "You're blocked by Wary. You do not have access to this page."],
  [410, { error: "profile_disabled", name: "Wary" }, "This profile is no longer available."],
])("PROF-05 where PHP answers %i the profile and the chat say so", async (status, body, words) => {
  for (const path of ["/members/9", "/members/9/chat"]) {
    site.proxy.rule("/api/member.php", { kind: "answer", status, body });
    site.proxy.rule("/api/chat.php", { kind: "answer", status, body });
    const page = await member.get(path);
    expect(page.status, path).toBe(status);
    expect(page.words, path).toContain(words);
  }
});
