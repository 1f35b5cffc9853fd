import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import "#tests/support/matchers";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";
import { type Niche, slugFor } from "#app/session/lander-slug";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const LANDERS = ["maplanding", "socialnetwork", "transitionsvideolanding", "video"] as const;
const MAX_PAGE_BYTES = 13_000;

const site = testSite();

describe.each(LANDERS)("LAND-02 the lander %s", (name) => {
  test.each(LANGUAGE_LIST)("LAND-02 LAND-05 is a light page in %s that leads to signup", async (language) => {
    const page = await site.browser().get(`/landers/${name}/${slugFor({ niche: 1, language })}`);
    const words = translatorFor(language).words("landers");
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<html lang="${language}"`);
    expect(page.words).toContain(words.promise[name].replace(/\s/g, " "));
    expect(page.words).not.toContain(words.pitch_1);
    expect(page.words).toContain(words.free);
    expect(page.text).toContain(`href="/signup?lang=${language}&amp;arrival=`);
    expect(page.text).not.toContain("<script");
    expect(page.text).not.toContain("style=");
    expect(brotliCompressSync(page.text).length).toBeLessThan(MAX_PAGE_BYTES);
  });

  test.each([2, 3, 4, 5, 6, 7] as Niche[])("LAND-03 speaks the words of niche %i", async (niche) => {
    const page = await site.browser().get(`/landers/${name}/${slugFor({ niche, language: "de" })}`);
    const words = translatorFor("de").words("landers");
    expect(page.words).toContain(words[`pitch_${niche}`]);
    expect(page.words).toContain(words[`label_${niche}`]);
    expect(page.words).not.toContain(words.pitch_1);
  });

  test("LAND-03 is not found under a slug that does not exist, and is without one", async () => {
    expect((await site.browser().get(`/landers/${name}/klingon`)).status).toBe(404);
    expect((await site.browser().get(`/landers/${name}/milf-en`)).status).toBe(404);
    expect((await site.browser().get(`/landers/${name}`)).status).toBe(200);
  });

  test("LAND-02 sends members to the search", async () => {
    expect(await (await site.member()).get(`/landers/${name}/eng`)).toRedirectTo("/members");
  });

  test("LAND-02 is finished though no member can be read", async () => {
    site.proxy.rule("/api/members.php", { kind: "answer", status: 500, body: {} });
    const page = await site.browser().get(`/landers/${name}/eng`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("/media/");
    expect(page.words).toContain("Sign up for free");
  });
});

test("LAND-02 no lander shows members where the operator hides them from visitors", async () => {
  const hidden = await startSite({ backend: { choices: { settings: { logged_out_search: "none" } } } });
  try {
    for (const name of LANDERS) {
      const page = await hidden.browser().get(`/landers/${name}/eng`);
      expect(page.status).toBe(200);
      expect(page.text).not.toContain("/media/");
      expect(page.words).toContain(translatorFor("en").words("landers").promise[name]);
    }
  } finally {
    await hidden.close();
  }
});

/** Fictional members of the small seed. */
const SEEDED = 24;

test("LAND-02 every face and name carries the fictional label, and the map says that places are approximate", async () => {
  for (const name of ["maplanding", "socialnetwork", "video"]) {
    const page = await site.browser().get(`/landers/${name}/eng`);
    const faces = page.text.match(/<figure/g)?.length ?? 0;
    expect(faces).toBeGreaterThan(2);
    // The demo's own accounts, behind the seeded members, are nobody's invention.
    const ids = new Set([...page.text.matchAll(/\/media\/m\/(\d+)\//g)].map(([, id]) => Number(id)));
    const fictional = [...ids].filter((id) => id <= SEEDED).length;
    expect(fictional).toBeGreaterThan(1);
    expect(page.text.match(/class="fic/g)?.length).toBeGreaterThanOrEqual(fictional);
    if (name === "maplanding") expect(page.words).toContain("Places are approximate");
  }
});

test("LAND-05 a browser that saves data gets a film that waits, any other one that starts", async () => {
  const browser = site.browser();
  const saving = { headers: { "save-data": "on" } };
  const waiting = await browser.get("/landers/video/eng", saving);
  expect(waiting.text).not.toMatch(/<video|autoplay/i);
  expect(waiting.text).toMatch(
    /<a class="film-poster" href="\/landers\/video\/eng\?film=1[^>]*><img src="\/assets/,
  );
  expect(waiting.headers.get("vary")).toContain("Save-Data");
  const starting = await browser.get("/landers/video/eng");
  expect(starting.text).toMatch(/<video[^>]* autoplay=""[^>]* muted=""/i);
  // Nothing of the browser's lies over the picture before somebody asks for the film.
  expect(starting.text).not.toMatch(/<video[^>]* controls/);
  expect(starting.text).toContain('<label class="film-stop" for="film-still">');
  const asked = await browser.get("/landers/video/eng?film=1", saving);
  expect(asked.text).toMatch(/<video[^>]* poster="\/assets\/[^"]+"[^>]* controls=""[^>]* autoplay=""/i);
  expect(starting.headers.get("vary")).toContain("Save-Data");
  expect((await browser.get("/landers/transitionsvideolanding/eng", saving)).text).not.toContain("<video");
  expect((await browser.get("/landers/transitionsvideolanding/eng")).text).toMatch(/<video[^>]* autoplay/i);
});

test("LAND-05 films come from the own origin, small, and in the pieces a player asks for", async () => {
  const browser = site.browser();
  for (const name of ["video", "transitionsvideolanding"]) {
    const page = await browser.get(`/landers/${name}/eng`);
    expect(page.headers.get("content-security-policy")).toContain("media-src 'self'");
    const sources = [...page.text.matchAll(/src="(\/assets\/[^"]+\.(webm|mp4))" type="([^"]+)"/g)];
    expect(sources.length).toBeGreaterThan(1);
    for (const [, address = "", ending, type] of sources) {
      const whole = await browser.get(address);
      expect(whole.headers.get("content-type")).toBe(type);
      expect(type).toBe(`video/${ending}`);
      expect(whole.headers.get("accept-ranges")).toBe("bytes");
      const bytes = Number(whole.headers.get("content-length"));
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThan(150_000);
      const piece = await browser.get(address, { headers: { range: "bytes=0-1" } });
      expect(piece.status).toBe(206);
      expect(piece.headers.get("content-range")).toBe(`bytes 0-1/${bytes}`);
      expect(piece.headers.get("content-length")).toBe("2");
      const beyond = await browser.get(address, { headers: { range: `bytes=${bytes}-` } });
      expect(beyond.status).toBe(416);
    }
  }
});
