import { expect, test } from "vitest";
import { type CookieTerms, composePage } from "#app/features/pages/compose-page";
import type { CookiePurposes, PageText } from "#app/features/pages/page-text";
import { PLACE_NAMES, type Places } from "#app/features/pages/places";
import { cookieFacts } from "#app/session/cookies.server";

const NOTHING = Object.fromEntries(PLACE_NAMES.map((name) => [name, undefined])) as unknown as Places;
const places = (given: Partial<Places>): Places => ({ ...NOTHING, ...given });

const COOKIES = Object.fromEntries(
  cookieFacts().map(({ id, name }) => [id, { name, lifetime: "3 days" }]),
) as CookieTerms;

const page = (body: PageText["sections"][string]["body"]): PageText => ({
  title: "Title",
  description: "About {site}",
  intro: ["Read {domain}."],
  sections: { one: { heading: "One", body } },
});

function blocks(body: PageText["sections"][string]["body"], given: Partial<Places>) {
  return composePage(page(body), places(given), COOKIES).sections.flatMap((section) => section.blocks);
}

test("HOME-05 a paragraph whose datum is missing is left out, the others stay", () => {
  expect(blocks(["By {company}.", "Always."], {})).toEqual([{ kind: "paragraph", runs: ["Always."] }]);
  expect(blocks(["By {company}.", "Always."], { company: "Acme" })).toHaveLength(2);
});

test("HOME-05 of several wordings the first that can be filled is taken", () => {
  const body = [{ either: ["{company}, {address}.", "{company}.", "Nobody."] }];
  const runs = (given: Partial<Places>) => blocks(body, given)[0];
  expect(runs({ company: "Acme", address: "Street 1" })).toEqual({
    kind: "paragraph",
    runs: ["Acme, Street 1."],
  });
  expect(runs({ company: "Acme" })).toEqual({ kind: "paragraph", runs: ["Acme."] });
  expect(runs({ address: "Street 1" })).toEqual({ kind: "paragraph", runs: ["Nobody."] });
});

test("HOME-05 lists lose what is missing, and vanish with their section when nothing is left", () => {
  const body = [{ list: ["KvK {kvk}", "VAT {vat}"] }, { facts: [["Phone", "{phone}"] as const] }];
  expect(blocks(body, { vat: "NL1" })).toEqual([{ kind: "list", items: [["VAT NL1"]] }]);
  expect(composePage(page(body), NOTHING, COOKIES).sections).toEqual([]);
});

test("HOME-05 links lead to the site's own pages, to the mail and to the phone", () => {
  const given = { email: "help@acme.example", phone: "+31201234567" };
  expect(blocks(["See [terms](terms), write to [{email}](email) or call [{phone}](phone)."], given)).toEqual([
    {
      kind: "paragraph",
      runs: [
        "See ",
        { href: "/pages/terms", label: "terms" },
        ", write to ",
        { href: "mailto:help@acme.example", label: "help@acme.example" },
        " or call ",
        { href: "tel:+31201234567", label: "+31201234567" },
        ".",
      ],
    },
  ]);
});

test("HOME-05 a company's name is never read as a mark or as a place", () => {
  const odd = "[A](terms) `{email}` $& <b>";
  expect(blocks(["By {company}."], { company: odd, email: "x@y.example" })).toEqual([
    { kind: "paragraph", runs: [`By ${odd}.`] },
  ]);
});

test("HOME-05 a link to nowhere is a fault of ours, not a dead link", () => {
  expect(() => blocks(["[x](nowhere)"], {})).toThrow(RangeError);
  expect(() => blocks(["[x](toString)"], {})).toThrow(RangeError);
});

test("HOME-05 cookies stand in the order of their declarations, with their names and lifetimes", () => {
  const purposes = Object.fromEntries(cookieFacts().map(({ id }) => [id, `For ${id}. {lifetime}.`]));
  const [facts] = blocks([{ cookies: purposes as CookiePurposes }], {});
  expect(facts).toMatchObject({ kind: "facts" });
  expect(facts && "facts" in facts ? facts.facts[1] : undefined).toEqual({
    term: [{ code: "i18n_redirected" }],
    text: ["For language. 3 days."],
  });
});
