import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import { INTIMATE_INTERESTS, SEXUALITIES } from "#app/contract/values";
import { CATALOGS } from "#app/i18n/catalogs.server";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { ANY_WORLD, everyPage } from "#tests/e2e/journeys/every-page";
import type { Browser, Page } from "#tests/support/http-client";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite();
const closed = testSite({
  backend: { choices: { settings: { logged_out_search: "none", logged_out_search_trafficsource: false } } },
});

/** What a member said of herself that is nobody's business, and what she wrote for everybody. */
const INTIMATE = { sexuality: "lesbian", interests: ["analsex", "gangbang", "bondage", "music"] };
const PLAIN = { sexuality: "hetero", interests: ["music"] };

let vera: { id: number; browser: Browser };
/** She never opened the link of her activation mail. */
let uma: { id: number; browser: Browser };
/** Everything a stranger gets that may show Vera. */
let answers: Map<string, Page>;

beforeAll(async () => {
  vera = await someone("Verabelle");
  uma = await someone("Umalinde");
  await confirm(vera.browser, "verabelle@example.org");
  for (const { browser } of [vera, uma])
    await put(browser, "/api/profile.php", {
      ...INTIMATE,
      gender: "female",
      country: "NL",
      city: "Haarlem",
      about_me: "Evenings by the sea and long talks.",
      tattoos: "a rope around the ankle",
      reason_for_signup: "nights that nobody hears of",
    });
  answers = await everyAnswer(vera.id);
});

async function someone(name: string) {
  const browser = await newcomer(site, name);
  const { user } = (await ask(browser, "GET", "/api/user.php")) as { user: { profile: { id: number } } };
  return { id: user.profile.id, browser };
}

async function ask(browser: Browser, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${site.backend.origin}${path}`, {
    method,
    headers: {
      cookie: `auth.session=${await browser.cookie("auth.session")}`,
      "content-type": "application/json",
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

const put = (browser: Browser, path: string, body: unknown) => ask(browser, "PUT", path, body);

async function confirm(browser: Browser, email: string) {
  const mail = (await site.backend.outbox()).find(
    ({ to, text }) => to === email && text.includes("/activate?"),
  );
  const code = /\/activate\?code=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  await ask(browser, "POST", "/api/activation.php", { code });
}

/** Every address a stranger may open, about this member, with every filter one can think of. */
function addressesAbout(id: number): string[] {
  const pages = everyPage({ ...ANY_WORLD, fictional: id, disabled: id })
    .filter(({ who, sent }) => who === "visitor" && sent === undefined)
    .map(({ address }) => address);
  const niches = ["", "she-", "bdsm-", "bbw-", "gilf-", "milf-", "gay-"].flatMap((niche) => [
    `/landers/gallery/${niche}eng`,
    `/landers/socialnetwork/${niche}de`,
    `/members/${id}/landing2/${niche}eng`,
    `/members/${id}/landing3/${niche}fr`,
  ]);
  const filters = [
    "country=NL",
    "gender=female&country=NL",
    "sexuality=lesbian&country=NL",
    "interests=bondage",
  ];
  const finder = "/match-finder?step=5&gender=female&min_age=18&max_age=99&country=NL&interests=";
  return [
    ...new Set(pages),
    ...niches,
    ...filters.map((filter) => `/members?${filter}`),
    "/members?gender=all&page=2",
    ...["music", "bondage", "bondage,music", "analsex"].map((interests) => finder + interests),
    `/likes/m/${id}`,
    `/members/${id}/chat`,
    `/members/${id}/gift`,
    `/members/${id}/report`,
    ...["/members", `/members/${id}`, `/members/${id}/landing`, "/swipe-game", "/likes"].map(
      (path) => `${path}.data`,
    ),
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/badges",
  ];
}

/** Everything a stranger gets, with what is new on every answer made the same. */
async function everyAnswer(id: number): Promise<Map<string, Page>> {
  const stranger = site.browser({ headers: { "accept-language": "en-NL" } });
  const answers = new Map<string, Page>();
  for (const address of addressesAbout(id)) answers.set(address, await stranger.get(address));
  return answers;
}

function bytesOf({ status, location, text }: Page): string {
  return [status, location, text]
    .join("\n")
    .replaceAll(/[\w-]+~[\w~.-]{20,}/g, "KEY")
    .replaceAll(/\b[0-9a-f]{32}\b|[0-9a-f]{8}-[0-9a-f-]{27}|\b[0-9a-f]{8}\b/g, "NEW");
}

/** The names of every orientation and intimate interest, in all languages, and their codes. */
const WORDS = [
  ...LANGUAGE_LIST.flatMap((language) => {
    const values = CATALOGS[language].values;
    return [
      ...INTIMATE_INTERESTS.map((interest) => values[`interest_${interest}`]),
      ...SEXUALITIES.map((sexuality) => values[`sexuality_${sexuality}`]),
    ];
  }),
  ...INTIMATE_INTERESTS,
  ...["lesbian", "hetero"],
].map((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu"));

test("SAFE-01 what a stranger gets is the same, byte for byte, whatever a member says of her desires", async () => {
  await put(vera.browser, "/api/profile.php", { ...PLAIN, tattoos: "", reason_for_signup: "" });
  const after = await everyAnswer(vera.id);
  await put(vera.browser, "/api/profile.php", INTIMATE);
  const differing = [...answers].filter(
    ([address, page]) => bytesOf(page) !== bytesOf(after.get(address) as Page),
  );
  expect(differing.map(([address]) => address)).toEqual([]);
  // She is on some of them: it would be no wonder otherwise.
  const shown = [...answers].filter(([, { text }]) => text.includes("Verabelle")).map(([address]) => address);
  expect(shown).toEqual(
    expect.arrayContaining([`/members/${vera.id}`, `/members/${vera.id}/landing`, "/members?country=NL"]),
  );
});

test("SAFE-01 no page that shows a real member says an orientation or an intimate interest", async () => {
  // Left out: what a stranger wrote into the address, and the words of all niches that come along as data.
  const about = [...answers].filter(
    ([address, { text }]) => text.includes("Verabelle") && !/sexuality=|interests=|\.data$/.test(address),
  );
  // Without form keys, whose letters are chance.
  const talks = about.flatMap(([address, page]) =>
    WORDS.flatMap((word) => {
      const said = word.exec(bytesOf(page));
      return said ? [`${address}: …${said.input.slice(Math.max(0, said.index - 30), said.index + 30)}…`] : [];
    }),
  );
  expect(talks).toEqual([]);
});

test("SAFE-01 strangers and machines see a confirmed member's name, age, place, photo and first lines", async () => {
  const page = await site.browser().get(`/members/${vera.id}`);
  expect(page.status).toBe(200);
  for (const shown of ["Verabelle", "Haarlem", "Evenings by the sea"]) expect(page.words).toContain(shown);
  for (const hidden of ["ankle", "nights that nobody", "Music"]) expect(page.text).not.toContain(hidden);
});

test("SAFE-01 first lines that say something intimate stay with members, in any language", async () => {
  const texts = [
    "Lesbisch und neugierig.",
    "J’aime le bondage.",
    "Sesso anale?",
    "I am bisexual",
    "szukam seksu",
  ];
  for (const about_me of texts) {
    await put(vera.browser, "/api/profile.php", { about_me });
    const page = await site.browser().get(`/members/${vera.id}`);
    expect(page.words, about_me).not.toContain(about_me.slice(0, -1));
    const member = await site.member();
    expect((await member.get(`/members/${vera.id}`)).words, about_me).toContain(about_me);
  }
  await put(vera.browser, "/api/profile.php", { about_me: "Evenings by the sea and long talks." });
});

test("SAFE-01 who has not confirmed the address is nowhere for strangers, the sitemap included", async () => {
  for (const [address, page] of await everyAnswer(uma.id)) {
    expect(page.text, address).not.toContain("Umalinde");
    if (address === "/sitemap.xml") expect(page.text).not.toContain(`/members/${uma.id}<`);
  }
  expect((await site.browser().get(`/members/${uma.id}`)).status).toBe(404);
});

test("SAFE-01 search engines leave a real member out until she agrees, and again when she changes her mind", async () => {
  const robotsOf = async (path: string) =>
    /<meta name="robots" content="([^"]*)"/.exec((await site.browser().get(path)).text)?.[1];
  const pages = ["", "/photos/1", "/landing", "/landing2", "/landing3"].map(
    (end) => `/members/${vera.id}${end}`,
  );
  const seen = async () => {
    site.runtime.referenceCache.clear();
    const { text } = await site.browser().get("/sitemap.xml");
    return text.includes(`/members/${vera.id}<`);
  };
  expect(await robotsOf(`/members/${vera.id}`)).toBe("noindex");
  expect(await robotsOf("/members/1")).toBeUndefined();
  expect(await seen()).toBe(false);
  const settings = await vera.browser.get("/settings");
  const answer = await vera.browser.send(settings, "/settings", { findable: "1", intent: "findable" });
  expect(answer).toRedirectTo("/settings#findable");
  expect((await vera.browser.follow(answer)).words).toContain("Search engines may show your profile");
  for (const path of pages.filter((one) => !one.includes("photos")))
    expect(await robotsOf(path), path).toBeUndefined();
  expect(await seen()).toBe(true);
  await vera.browser.submit("/settings", { findable: "0", intent: "findable" });
  for (const path of pages.filter((one) => !one.includes("photos")))
    expect(await robotsOf(path), path).toBe("noindex");
  expect(await seen()).toBe(false);
});

test("SAFE-01 what PHP says too much is not passed on", async () => {
  const tooMuch = <Answer extends { body: Buffer }>(answer: Answer) => ({
    ...answer,
    body: Buffer.from(JSON.stringify(addTo(JSON.parse(String(answer.body))))),
  });
  site.proxy.rule("/api/member.php", {
    kind: "edit",
    answer: tooMuch,
  });
  site.proxy.rule("/api/members.php", {
    kind: "edit",
    answer: tooMuch,
  });
  const stranger = site.browser();
  for (const path of [
    `/members/${vera.id}`,
    `/members/${vera.id}/landing`,
    "/members?country=NL",
    "/sitemap.xml",
  ]) {
    const { text } = await stranger.get(path);
    const said = [...WORDS, /second-photo/, /Nobody Yet/].filter((word) => word.test(text));
    expect(
      said.map(({ source }) => source),
      path,
    ).toEqual([]);
  }
});

/** Real members with all they said, photos only members may see, and one who has not confirmed the address. */
function addTo(body: Record<string, unknown>): unknown {
  const more = { sexuality: "lesbian", interests: ["bondage"], gender: "female", body_type: "slim" };
  const real = (card: Record<string, unknown>) => ({ ...card, fictional: false, ...more });
  const list = (cards: unknown) => [
    ...((cards ?? []) as Record<string, unknown>[]).map(real),
    { ...more, id: 999_998, name: "Nobody Yet", status: "not_confirmed" },
  ];
  return {
    ...body,
    ...(body.profile ? { profile: real(body.profile as Record<string, unknown>) } : {}),
    ...(body.results ? { results: list(body.results) } : {}),
    ...(body.related ? { related: list(body.related) } : {}),
    ...(body.photos
      ? {
          photos: [
            { match: "m/9/main.webp" },
            ...(body.photos as unknown[]),
            { match: "m/9/second-photo.webp" },
          ],
        }
      : {}),
  };
}

test("SAFE-01 HOME-03 where visitors see no members, neither profiles nor landings show one", async () => {
  const stranger = closed.browser();
  for (const path of [
    "/members/1",
    "/members/1/photos/1",
    "/members/1/landing",
    "/members/1/landing2",
    "/members/1/landing3/gay-eng",
  ]) {
    closed.proxy.reset();
    const page = await stranger.follow(await stranger.get(path));
    expect(page.words, path).toContain("Members are shown to members only");
    expect(page.text, path).not.toContain('class="fic"');
    expect(closed.proxy.calls("/api/member.php"), path).toBe(0);
  }
  expect((await stranger.get("/members/1/signup")).location).toMatch(/^\/signup(\?|$)/);
});
