import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { cacheHtml } from "#app/cache/html-cache.server";
import { cardHtml } from "#app/features/members/card-html.server";
import type { SearchFormModel } from "#app/features/members/search-form.server";
import { searchFormHtml } from "#app/features/members/search-form-html.server";
import { footerHtml } from "#app/features/site/footer-html.server";
import type { Language } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";
import type { Site } from "#app/session/site";
import type { WireCard } from "#app/shared/profile/card-model.server";

function getSite(settings: Partial<Site> = {}): Site {
  const fictional = { singular: "fictional profile", plural: "fictional profiles", warning: undefined };
  return { cdn_prefix: "/media", minAge: 18, fictional, ...settings } as Site;
}

const ANNA: WireCard = {
  id: 7,
  name: "Anna",
  age: 31,
  city: "Graz",
  fictional: true,
  liked: false,
  main_image: {
    match: "/a.webp",
    width: 480,
    height: 640,
    color: "#aa3344",
    variants: [{ match: "/a-240.webp", width: 240 }],
  } as WireCard["main_image"],
};

type Look = { language?: Language; eager?: boolean; canLike?: boolean };

function card(change: Partial<WireCard> = {}, { language = "en", eager = false, canLike = true }: Look = {}) {
  const words = translatorFor(language).words("members");
  return cardHtml(
    getSite(),
    { ...ANNA, ...change },
    { eager, canLike, dataUse: "full", sharedText: String, words },
  );
}

test.each<[who: string, change: Partial<WireCard>, look: Look, said: "Online now" | "New here" | undefined]>([
  ["a member who is there", { fictional: false, online: true, is_new: true }, {}, "Online now"],
  ["a new member", { fictional: false, is_new: true }, {}, "New here"],
  ["a fictional profile said to be there", { online: true }, {}, undefined],
  [
    "a profile that staff answer for",
    { fictional: false, answered_by: "staff", online: true },
    {},
    undefined,
  ],
  [
    "a member, looked at by a visitor",
    { fictional: false, online: true, is_new: true },
    { canLike: false },
    undefined,
  ],
  ["a member of whom nothing is said", { fictional: false }, {}, undefined],
])("SRCH-01 SAFE-09 the line of meaning on the card of %s is true", (_, change, look, said) => {
  expect(/<small[^>]*>([^<]*)</.exec(card({ id: 8, ...change }, look))?.[1]).toBe(said);
});

const photo = (change: Partial<NonNullable<WireCard["main_image"]>>) =>
  ({ ...ANNA.main_image, ...change }) as WireCard["main_image"];

test.each<[what: string, change: Partial<WireCard>, shown: string]>([
  ["name", { name: "Anne" }, "Anne"],
  ["age", { age: 32 }, "32"],
  ["city", { city: "Linz" }, "Linz"],
  ["like", { liked: true }, "unlike"],
  ["photo", { main_image: photo({ match: "/b.webp", variants: [] }) }, "/media/b.webp"],
  [
    "photo at one width",
    { main_image: photo({ variants: [{ match: "/c.webp", width: 240 }] }) },
    "/media/c.webp",
  ],
  ["photo's height", { main_image: photo({ height: 480 }) }, 'height="480"'],
])(
  "SRCH-01 a member whose %s changed is shown as of now, however often the card was shown",
  (_, change, shown) => {
    const before = card();
    expect(before).not.toContain(shown);
    expect(card(change)).toContain(shown);
    expect(card()).toBe(before);
  },
);

test("PROF-03 SRCH-01 the label of a fictional profile comes and goes with the profile, in the operator's words", () => {
  expect(card()).toContain("fictional profile");
  expect(card({ fictional: false })).not.toContain("fictional profile");
  const words = translatorFor("en").words("members");
  const look = { eager: false, canLike: true, dataUse: "full", sharedText: String, words } as const;
  const wording = { singular: "chat persona", plural: "chat personas", warning: undefined };
  expect(cardHtml(getSite({ fictional: wording }), ANNA, look)).toContain("chat persona");
});

test("SRCH-01 LIKE-01 each reader gets the card in the own language, with what that reader may do", () => {
  const english = card();
  const german = card({}, { language: "de" });
  expect(german).not.toBe(english);
  expect(card({}, { canLike: false })).not.toContain("<button");
  expect(card({}, { eager: true })).not.toContain('loading="lazy"');
  expect(card()).toBe(english);
  expect(card({}, { language: "de" })).toBe(german);
});

function form(change: Partial<SearchFormModel> = {}): SearchFormModel {
  const translator = translatorFor("en");
  const genders = ["female", "male", "all"].map((value) => ({ value, label: value }));
  return {
    words: translator.words("members"),
    errorsTitle: "Please check",
    gender: { chosen: "", options: genders },
    country: undefined,
    region: undefined,
    locate: undefined,
    ages: { lowest: 18, highest: 99, min: "", max: "" },
    errors: [],
    ...change,
  };
}

test("SRCH-01 the search form shows what this search looks for, whatever others looked for before", () => {
  const html = (change: Partial<SearchFormModel>) => searchFormHtml(form(change), translatorFor("en")).html;
  const untouched = html({});
  expect(html({ ages: { lowest: 18, highest: 99, min: "30", max: "" } })).toContain('value="30"');
  expect(html({ gender: { chosen: "male", options: form().gender?.options ?? [] } })).toMatch(
    /<option value="male" selected/,
  );
  expect(html({})).toBe(untouched);
});

test("SRCH-01 what somebody typed wrongly into the search is shown to nobody else", () => {
  const ages = { lowest: 18, highest: 99, min: "abc", max: "" };
  const errors = [{ field: "min_age", id: "min_age", text: "A number, please" }];
  const wrong = searchFormHtml(form({ ages, errors }), translatorFor("en"));
  expect(wrong).toMatchObject({ open: true, html: expect.stringContaining("A number, please") });
  const other = searchFormHtml(form({ ages }), translatorFor("en"));
  expect(other).toMatchObject({ open: false, html: expect.not.stringContaining("A number, please") });
});

test("NAV-09 each page has the footer of its own reader: language, login, support, and the way back", () => {
  const footer = (change: { member?: boolean; language?: Language; here?: string; site?: Partial<Site> }) =>
    footerHtml({
      site: getSite(change.site),
      member: change.member ?? false,
      translator: translatorFor(change.language ?? "en"),
      company: ["Example B.V."],
      signups: { closed: undefined, say: (invitation) => invitation },
      languageUrl: `/lang-config?next=${encodeURIComponent(change.here ?? "/")}`,
    });
  const visitor = footer({});
  expect(visitor).toContain("Example B.V.");
  expect(visitor).toContain("/login");
  expect(footer({ member: true })).not.toContain("/login");
  expect(footer({ here: "/likes" })).toContain("next=%2Flikes");
  expect(footer({ site: { support_phone: "+31 20 1" } })).toContain("tel:+31201");
  expect(footer({ site: { support_email: "help@example.com" } })).toContain("mailto:help@example.com");
  expect(footer({ language: "de" })).not.toBe(visitor);
  expect(footer({})).toBe(visitor);
});

const sayTo = (name: string) => (holes: Record<string, string>) =>
  createElement("a", { href: holes.next, "data-key": holes.key }, name);

test("NAV-03 a kept piece of the frame is drawn once; each page fills in its own form key and address", () => {
  const keep = cacheHtml(10);
  const draw = vi.fn(sayTo("Ann"));
  expect(keep("Ann", draw, { next: "/likes", key: "a" })).toBe('<a href="/likes" data-key="a">Ann</a>');
  expect(keep("Ann", draw, { next: '/?q="><b>&', key: "b" })).toBe(
    '<a href="/?q=&quot;&gt;&lt;b&gt;&amp;" data-key="b">Ann</a>',
  );
  expect(draw).toHaveBeenCalledOnce();
  expect(keep("Bea", sayTo("Bea"), { next: "/", key: "c" })).toBe('<a href="/" data-key="c">Bea</a>');
});

test("NAV-03 nobody's name is taken for a place that is filled in", () => {
  const keep = cacheHtml(10);
  let seen: Record<string, string> = {};
  const piece = (name: string) => (holes: Record<string, string>) => {
    seen = holes;
    return createElement("b", null, name);
  };
  const guess = `key. {key} $1 ${"0".repeat(24)}`;
  expect(keep("x", piece(guess), { key: "secret" })).toBe(`<b>${guess}</b>`);
  expect(seen.key).toMatch(/^[0-9a-f]{24}key\.$/);
});
