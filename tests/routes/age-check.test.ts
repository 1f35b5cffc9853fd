import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import type { Browser } from "#tests/support/http-client";
import { editJson } from "#tests/support/odd-php";
import { testSite } from "#tests/support/test-site";

const site = testSite();
const CHECK = "https://age.example.com/check?member=24";

let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const session = async () => `auth.session=${await member.cookie("auth.session")}`;

/** What an operator's user.php says of somebody whose age is not proven yet. */
function askForProof(address: string): void {
  site.proxy.rule(
    "/api/user.php",
    editJson((json) => ({ ...json, user: { ...(json.user as object), age_check_url: address } })),
  );
}

test("SAFE-10 who has to prove their age is led there from everything that shows members, and back when it is done", async () => {
  askForProof(CHECK);
  for (const path of [
    "/members?gender=all",
    "/members/2",
    "/members/2/chat",
    "/likes",
    "/chats",
    "/swipe-game",
    "/likes/updates",
    "/chats/updates",
  ]) {
    const answer = await member.get(path);
    expect(answer, path).toRedirectTo(`/age-check?next=${encodeURIComponent(path)}`);
    expect(answer.text, path).not.toMatch(/\/media\/m\//);
  }
  const page = await member.get("/age-check?next=%2Fmembers%2F2");
  expect(page.status).toBe(200);
  const href = /href="(https:[^"]*)"/.exec(page.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const url = new URL(href);
  expect(`${url.origin}${url.pathname}`).toBe("https://age.example.com/check");
  expect(url.searchParams.get("member")).toBe("24");
  expect(url.searchParams.get("return")).toBe(`${site.origin}/age-check?next=%2Fmembers%2F2`);
  // The check done, PHP no longer asks for it.
  site.proxy.reset();
  expect(await member.get("/age-check?next=%2Fmembers%2F2")).toRedirectTo("/members/2");
  expect((await member.get("/members/2")).status).toBe(200);
});

test("SAFE-10 account, data, deletion, help and the law's forms stay open without a proof of age", async () => {
  askForProof(CHECK);
  for (const path of ["/settings", "/settings/data", "/settings/delete", "/profile", "/transactions"])
    expect((await member.get(path)).status, path).toBe(200);
  for (const path of ["/pages/service", "/notice", "/remove-picture", "/withdraw", "/complaints", "/logout"])
    expect((await member.get(path)).status, path).toBe(200);
});

test("SAFE-10 an address that is none locks nobody in: the page says whom to ask; a way back elsewhere is ignored", async () => {
  for (const odd of ["javascript:alert(1)", "http://age.example.com/", "check", "https://"]) {
    askForProof(odd);
    const page = await member.get("/age-check?next=https%3A%2F%2Fevil.example%2F");
    expect(page.words, odd).toContain("Please ask our support.");
    expect(page.text, odd).not.toMatch(/href="(javascript|http):/);
    expect(page.text, odd).toContain('href="/age-check?next=%2Fmembers"');
  }
});

test("SAFE-10 the way to the proof of age is in every language", async () => {
  askForProof(CHECK);
  const titles = new Set<string | undefined>();
  for (const language of LANGUAGE_LIST) {
    const page = await site
      .browser({ cookies: false })
      .get("/age-check", { headers: { cookie: `${await session()}; i18n_redirected=${language}` } });
    expect(page.text).toContain(`<html lang="${language}"`);
    titles.add(/<h1>(.*?)<\/h1>/.exec(page.text)?.[1]);
  }
  expect(titles.size).toBe(LANGUAGE_LIST.length);
});

test("SAFE-10 an operator's PHP without the field asks nobody for anything", async () => {
  expect((await member.get("/members")).status).toBe(200);
  expect(await member.get("/age-check")).toRedirectTo("/members");
  expect((await site.browser().get("/age-check")).location).toMatch(/^\/login/);
});
