import { randomInt } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "#tests/support/http-client";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const PASSWORD = "never-shown-9f3b";

/** One bad value a line; what a field does with it is its own matter, an error of ours it never is. */
const BAD: [name: string, value: string][] = [
  ["nothing", ""],
  ["blanks", "   "],
  ["too much", "x".repeat(12_000)],
  ["script", '"><script>alert(1)</script>'],
  ["markup", "<img src=x onerror=alert(1)>{{7*7}}"],
  ["emoji", "😀👩‍👩‍👧🇳🇱"],
  ["right-to-left", "שלום مرحبا \u202eevil\u202c"],
  ["NUL", "a\u0000b"],
  ["line breaks", "a\r\nSet-Cookie: evil=1\nb"],
  ["a lone surrogate's bytes", "a\ufffdb"],
  ["combining marks", `Z${"\u0301".repeat(200)}`],
  ["a number", "12345"],
  ["a negative number", "-1"],
  ["JSON", '{"$gt":""}'],
  ["SQL", "' OR 1=1; DROP TABLE members; --"],
  ["a prototype's name", "__proto__"],
  ["percent signs", "%00%ff%zz"],
];

type Form = {
  action: string;
  at: () => string;
  who: () => Browser;
  good: () => Record<string, string>;
  kept: string[];
  freshEachTime?: true;
};

const FORMS: Record<string, Form> = {
  login: {
    action: "/login",
    at: () => "/login",
    who: () => site.browser(),
    good: () => ({ email: "nobody@demo.example", password: PASSWORD }),
    kept: ["email"],
  },
  signup: {
    action: "/signup",
    at: () => "/signup",
    who: () => site.browser(),
    good: () => signupFields(`Bad input ${randomInt(1e9)}`, { password: PASSWORD }),
    kept: ["name", "email", "date_of_birth.day", "date_of_birth.month", "date_of_birth.year"],
    freshEachTime: true,
  },
  message: {
    action: "/members/2/chat",
    at: () => "/members/2/chat",
    who: () => member,
    good: () => ({ text: "Hello" }),
    kept: ["text"],
    freshEachTime: true,
  },
  language: {
    action: "/lang-config",
    at: () => "/signup",
    who: () => site.browser(),
    good: () => ({ language: "en" }),
    kept: [],
  },
  like: {
    action: "/members/2",
    at: () => "/members/2",
    who: () => member,
    good: () => ({ like: "2" }),
    kept: [],
  },
};

const FIELDS: [form: string, field: string][] = [
  ["login", "email"],
  ["login", "password"],
  ["login", "next"],
  ["login", "kept"],
  ["login", "_key"],
  ["signup", "name"],
  ["signup", "email"],
  ["signup", "password"],
  ["signup", "date_of_birth.day"],
  ["signup", "date_of_birth.month"],
  ["signup", "date_of_birth.year"],
  ["signup", "date_of_birth"],
  ["signup", "signup_message"],
  ["signup", "invite"],
  ["signup", "use_email"],
  ["signup", "_key"],
  ["message", "text"],
  ["message", "intent"],
  ["message", "_key"],
  ["language", "language"],
  ["language", "next"],
  ["like", "like"],
  ["like", "unlike"],
];

/** Fields that people type into freely get every bad value, the others those that once broke something somewhere. */
const FULLY = new Set(["login email", "signup name", "signup email", "message text"]);
const SHORT = new Set(["nothing", "too much", "script", "emoji", "NUL", "line breaks", "a prototype's name"]);

function formNamed(name: string): Form {
  const form = FORMS[name];
  if (!form) throw new Error(`no form ${name}`);
  return form;
}

const pages = new Map<Form, { browser: Browser; page: Page }>();

/** A form's page: fresh where a key may be used up by a success, else opened once. */
async function opened(form: Form): Promise<{ browser: Browser; page: Page }> {
  const known = pages.get(form);
  if (known && !form.freshEachTime) return known;
  const browser = form.who();
  const fresh = { browser, page: await browser.get(form.at()) };
  pages.set(form, fresh);
  return fresh;
}

/** Never a 500, never a password, never markup of a member's, and a refused form says what is wrong. */
function expectCivil(page: Page, what: string): void {
  expect(page.status, `${what}: ${page.words.slice(0, 200)}`).toBeLessThan(500);
  expect(page.text, what).not.toContain(PASSWORD);
  expect(page.text, what).not.toContain("<script>alert");
  expect(page.text, what).not.toContain("<img src=x");
  expect(page.setCookies.join(), what).not.toContain("evil=");
  if (page.status === 422) expect(page.text, what).toMatch(/role="alert"|aria-invalid|class="notice/);
}

/** The form's pairs with one field replaced by others. */
function withField(
  page: Page,
  form: Form,
  typed: Record<string, string>,
  field: string,
  pairs: [string, string][],
): [string, string][] {
  const hidden = page.form(form.action).fields.filter(([name]) => name === "_key" || name === "next");
  const all: [string, string][] = [...hidden, ...Object.entries(typed)];
  return [...all.filter(([name]) => name !== field), ...pairs];
}

test.each(FIELDS)("SIGN-01 LOOK-04 the %s form survives every bad %s", async (name, field) => {
  const form = formNamed(name);
  for (const [what, value] of FULLY.has(`${name} ${field}`) ? BAD : BAD.filter(([what]) => SHORT.has(what))) {
    const { browser, page } = await opened(form);
    const typed = form.good();
    const answer = await browser.post(form.action, withField(page, form, typed, field, [[field, value]]));
    expectCivil(answer, `${field} with ${what}`);
    if (answer.status !== 422) continue;
    for (const kept of form.kept.filter(
      (one) => one !== field && !(field === "use_email" && one === "email"),
    )) {
      expect(answer.valueOf(kept), `${kept} after ${field} with ${what}`).toBe(typed[kept]);
    }
  }
});

test.each(FIELDS)(
  "SIGN-01 the %s form survives a %s that is missing, doubled, an array or an object",
  async (name, field) => {
    const form = formNamed(name);
    const shapes: [string, string][][] = [
      [],
      [
        [field, "one"],
        [field, "two"],
      ],
      [
        [`${field}[]`, "one"],
        [`${field}[]`, "two"],
      ],
      [[`${field}[0]`, "one"]],
      [[`${field}[99999999]`, "one"]],
      [[`${field}.deep.deeper`, "one"]],
      [[`${field}.__proto__.polluted`, "one"]],
      [[`${field}[constructor][prototype][polluted]`, "one"]],
    ];
    for (const pairs of shapes) {
      const browser = form.who();
      const page = await browser.get(form.at());
      const answer = await browser.post(form.action, withField(page, form, form.good(), field, pairs));
      expectCivil(answer, JSON.stringify(pairs));
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  },
);
