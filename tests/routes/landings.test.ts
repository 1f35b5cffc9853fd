import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import "#tests/support/matchers";
import { claimOf, fitsClaim, type KnownOfMember } from "#app/features/landers/niche-claims";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";
import { type Niche, slugFor } from "#app/session/lander-slug";
import type { Page } from "#tests/support/http-client";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const langOf = (page: Page) => /<html lang="([^"]+)"/.exec(page.text)?.[1];
const LANDINGS = ["landing", "landing2", "landing3"];
const PAGES = [...LANDINGS, "signup"];
const NICHES: Niche[] = [1, 2, 3, 4, 5, 6, 7];
const MAX_BYTES = 13_000;

/** Name of a member as the page's own heading or title has it. */
const nameOn = (page: Page) => /<title>Write to ([^<|·–-]+)/.exec(page.text)?.[1]?.trim() ?? "nobody";

test("LAND-01 three landings and a signup show the member, always with the fictional label", async () => {
  for (const kind of PAGES) {
    const page = await site.browser().get(`/members/1/${kind}`);
    expect(page.status, kind).toBe(200);
    expect(page.words, kind).toContain(nameOn(page));
    const photos = page.text.match(/<img class="pic"/g)?.length ?? 0;
    const labels = page.text.match(/<i class="fic[" ]/g)?.length ?? 0;
    expect(photos, kind).toBeGreaterThan(0);
    expect(labels, kind).toBe(photos);
    expect(page.words, kind).toContain("fictional profile");
  }
});

test("PROF-01 LAND-01 what a member wrote in another language names it, and is marked with it for screen readers", async () => {
  const visitor = site.browser();
  const profile = await visitor.get("/members/1");
  const lang = /class="said" lang="([a-z]{2})"/.exec(profile.text)?.[1] ?? "";
  expect(lang).toMatch(/^(de|es|fr|it|nl|pl)$/);
  const said = new Intl.DisplayNames("en", { type: "language" }).of(lang);
  expect(profile.words).toContain(said);
  const letter = await visitor.get("/members/1/landing");
  expect(letter.text).toContain(`<blockquote dir="auto" lang="${lang}">`);
  expect(letter.words).toContain(said);
  const reader = await visitor.get(`/members/1?lang=${lang}`);
  expect(langOf(reader)).toBe(lang);
  expect([profile, reader].map(({ text }) => text.includes('class="place soft"'))).toEqual([true, false]);
});

test("LAND-01 the three landings are different pages with different style sheets", async () => {
  const sheets = new Set<string | undefined>();
  for (const kind of LANDINGS) {
    const { text } = await site.browser().get(`/members/1/${kind}`);
    sheets.add([...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].at(1)?.[1]);
    expect(text).toContain('class="page lander"');
    expect(text).toContain('<footer class="foot"');
    expect(text).toMatch(/<a [^>]*href="\/login[?"]/);
  }
  expect(sheets.size).toBe(3);
  expect(sheets.has(undefined)).toBe(false);
});

test.each(["en", "de"])(
  "LAND-05 the pages are small, and the landings carry no script in %s",
  async (language) => {
    for (const kind of PAGES) {
      const page = await site.browser().get(`/members/1/${kind}?lang=${language}`);
      if (LANDINGS.includes(kind)) expect(page.text, kind).not.toContain("<script");
      expect(page.text, kind).not.toContain('rel="modulepreload"');
      expect(brotliCompressSync(page.text).length, kind).toBeLessThan(MAX_BYTES);
    }
  },
);

test("LAND-01 locked pictures are told as a number and never sent", async () => {
  const answer = await site.browser().get("/members/1");
  expect(answer.status).toBe(200);
  site.proxy.reset();
  const page = await site.browser().get("/members/1/landing3");
  const sent = new Set(
    [...page.text.matchAll(/\/(?:photos|pictures|media)\/[^"\s]+/g)].map(([path]) => path),
  );
  const shown = new Set(
    [...answer.text.matchAll(/\/(?:photos|pictures|media)\/[^"\s]+/g)].map(([path]) => path),
  );
  expect(sent.size).toBeGreaterThan(0);
  expect([...sent].filter((path) => !shown.has(path))).toEqual([]);
});

test.each([
  "/members/1/landing2/xx",
  "/members/1/landing2/en",
  "/members/1/landing3/milf-",
  "/members/1/landing/de",
  "/members/0/landing",
  "/members/abc/landing2",
  "/members/1e3/landing3/de",
  "/members/999999999/landing",
  "/members/999999999/signup",
  "/members/-1/signup",
])("LAND-03 %s is the 404", async (path) => {
  const page = await site.browser().get(path);
  expect(page.status).toBe(404);
  expect(page.words).toContain("This page could not be found");
});

test("LAND-01 a member who is disabled is gone in plain words, on all four pages", async () => {
  for (const kind of PAGES) {
    const body = { error: "profile_disabled", name: "Somebody" };
    site.proxy.rule("/api/member.php", { kind: "answer", status: 410, body }, { kind: "pass" });
    const page = await site.browser().get(`/members/1/${kind}`);
    expect([404, 410], kind).toContain(page.status);
    expect(page.words).toContain("This profile is no longer available.");
    site.proxy.reset();
  }
});

test("LAND-01 each landing leads to the signup beside that member, with the chosen line in its form", async () => {
  const visitor = site.browser();
  for (const kind of LANDINGS) {
    const { text } = await visitor.get(`/members/1/${kind}`);
    const [href = ""] = /(?<=href=")\/members\/1\/signup[^"]*/.exec(text) ?? [];
    const address = href.replaceAll("&amp;", "&");
    const line = new URL(address, site.origin).searchParams.get("signup_message") ?? "";
    expect(line !== "", kind).toBe(kind === "landing2");
    const signup = await visitor.get(address);
    expect(nameOn(signup), kind).toBe(nameOn(await visitor.get("/members/1/signup")));
    expect(signup.valueOf("signup_message"), kind).toBe(line);
  }
});

test("LAND-01 members are sent to the profile", async () => {
  const member = await site.member();
  for (const kind of [...PAGES, "landing2/gay-de"]) {
    expect(await member.get(`/members/1/${kind}`)).toRedirectTo("/members/1");
  }
});

test("LAND-03 all forty-nine slugs speak their language, and their niche's words where these are true of the member", async () => {
  const { profile } = (await (await fetch(`${site.backend.origin}/api/member.php?id=1`)).json()) as {
    profile: KnownOfMember;
  };
  for (const language of LANGUAGE_LIST) {
    const words = translatorFor(language).words("landers");
    for (const niche of NICHES) {
      const page = await site.browser().get(`/members/1/landing2/${slugFor({ niche, language })}`);
      expect(langOf(page)).toBe(language);
      const said = fitsClaim(claimOf(niche), profile) ? niche : 1;
      expect(page.words).toContain(words[`label_${said}`]);
    }
  }
});

test("LAND-03 without a slug the settings name the niche", async () => {
  const milf = await startSite({ backend: { choices: { settings: { niche: 6 } } } });
  try {
    const women = await fetch(`${milf.backend.origin}/api/members.php?gender=female&min_age=41`);
    const { results } = (await women.json()) as { results: { id: number; fictional: unknown }[] };
    const id = results.find(({ fictional }) => fictional)?.id;
    expect((await milf.browser().get(`/members/${id}/landing`)).words).toContain("Dating over 40");
    expect((await milf.browser().get(`/members/${id}/landing3/eng`)).words).toContain("Dating and chat");
  } finally {
    await milf.close();
  }
});

test("LAND-03 the slug goes before the language cookie, a choice before the slug", async () => {
  const browser = site.browser({ headers: { "accept-language": "nl-BE" } });
  await browser.jar.setCookie("i18n_redirected=pl; Path=/", site.origin);
  const page = await browser.get("/members/1/landing3/milf-de");
  expect(langOf(page)).toBe("de");
  expect(langOf(await browser.get("/members/1/landing3/milf-de?lang=fr"))).toBe("fr");
  // The page's footer leads to the choice, which comes back to the page.
  const choice = /href="(\/lang-config\?[^"]*)"/.exec(page.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const chosen = await browser.send(await browser.get(choice), "/lang-config", { language: "fr" });
  expect(langOf(await browser.follow(chosen))).toBe("fr");
});

test.each([true, false])(
  "LAND-03 language and source go along to the signup (cookies kept: %s)",
  async (cookies) => {
    const browser = site.browser({ cookies, headers: { "accept-language": "nl" } });
    const page = await browser.get("/members/1/landing2/gay-it?network=net&aff_sub=s1");
    const form = page.form("/members/1/signup", "signup_message");
    const query = new URLSearchParams(form.fields);
    query.set("signup_message", "Ciao <b>Zoë</b> & co");
    const signup = await browser.get(`${form.action}?${query}`);
    expect(langOf(signup)).toBe("it");
    expect(signup.valueOf("signup_message")).toBe("Ciao <b>Zoë</b> & co");
    const action = /<form method="post" action="([^"]*\/signup[^"]*)"/.exec(signup.text)?.[1];
    expect(new URLSearchParams(action?.replaceAll("&amp;", "&").split("?")[1])).toEqual(
      new URLSearchParams({ lang: "it", network: "net", sub1: "s1" }),
    );
  },
);
