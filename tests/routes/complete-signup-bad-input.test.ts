import { beforeAll, expect, test } from "vitest";
import type { Browser } from "#tests/support/http-client";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
const keys = new Map<string, string>();

beforeAll(async () => {
  member = site.browser();
  await member.submit("/signup", signupFields("Bad input", { password: PASSWORD }));
});

const PASSWORD = "never-shown-9f3b";
const LONG = "x".repeat(12_000);

const BAD: [name: string, value: string][] = [
  ["nothing", ""],
  ["blanks", "   "],
  ["too much", LONG],
  ["script", '"><script>alert(1)</script>'],
  ["emoji", "😀👩‍👩‍👧🇳🇱"],
  ["right-to-left", "שלום \u202eevil\u202c"],
  ["NUL", "a\u0000b"],
  ["line breaks", "a\r\nSet-Cookie: evil=1\nb"],
  ["a number", "12345"],
  ["JSON", '{"$gt":""}'],
  ["SQL", "' OR 1=1; --"],
  ["a prototype's name", "__proto__"],
  ["another prototype's name", "constructor"],
  ["percent signs", "%00%ff%zz"],
];

/** Fields that people type into freely get every bad value, the others those that once broke something somewhere. */
const FULLY = new Set(["city", "about_me", "email"]);
const SHORT = new Set(["nothing", "too much", "script", "NUL", "a prototype's name"]);

/** What each step takes. */
const GOOD: Record<string, Record<string, string>> = {
  location: { country: "NL", region: "Utrecht", city: "Utrecht" },
  personal: {
    gender: "male",
    sexuality: "bi",
    intimate_consent: "1",
    relationship_status: "single",
    body_type: "slim",
    hair_color: "bald",
    eye_color: "green",
    tattoos: "none",
    reason_for_signup: "friends",
  },
  about: { about_me: "Hello", interests: "tea" },
  confirm: { email: "other@example.org", password: "wrong on purpose" },
};

const FIELDS = Object.entries(GOOD).flatMap(([step, fields]) =>
  [...Object.keys(fields), "intent", "_key", ...(step === "location" ? ["here"] : [])].map(
    (field) => [step, field] as const,
  ),
);

async function keyOf(step: string): Promise<string> {
  const known = keys.get(step);
  if (known && step !== "confirm") return known;
  const page = await member.get(`/complete-signup?step=${step}`);
  const named = step === "confirm" ? ["email"] : Object.keys(GOOD[step] ?? {}).slice(-1);
  const fields = page.form(
    `/complete-signup?step=${step}`,
    ...(step === "about" ? ["about_me"] : named),
  ).fields;
  const key = fields.find(([name]) => name === "_key")?.[1] ?? "";
  keys.set(step, key);
  return key;
}

async function send(step: string, field: string, pairs: [string, string][]) {
  const base: [string, string][] = [
    ["_key", await keyOf(step)],
    ...(step === "confirm" ? ([["intent", "change_email"]] as [string, string][]) : []),
    ...Object.entries(GOOD[step] ?? {}),
  ];
  return member.post(`/complete-signup?step=${step}`, [...base.filter(([name]) => name !== field), ...pairs]);
}

function expectCivil(answer: Awaited<ReturnType<typeof send>>, what: string): void {
  expect(answer.status, `${what}: ${answer.words.slice(0, 300)}`).toBeLessThan(500);
  expect(answer.text, what).not.toContain("<script>alert");
  expect(answer.text, what).not.toContain(GOOD.confirm?.password);
  expect(answer.setCookies.join(), what).not.toContain("evil=");
  if (answer.status === 422) expect(answer.text, what).toMatch(/role="(alert|status)"/);
}

test.each(FIELDS)("SIGN-02 the %s step survives every bad %s, and keeps the rest", async (step, field) => {
  for (const [what, value] of BAD.filter(([what]) => FULLY.has(field) || SHORT.has(what))) {
    const answer = await send(step, field, [[field, value]]);
    expectCivil(answer, `${step} ${field} ${what}`);
    if (answer.status !== 422) continue;
    for (const [kept, text] of Object.entries(GOOD[step] ?? {})) {
      const isText = ["city", "tattoos", "reason_for_signup", "about_me", "email"].includes(kept);
      if (kept !== field && isText) expect(answer.valueOf(kept), `${kept} after ${what}`).toBe(text);
    }
  }
});

test.each(FIELDS)(
  "SIGN-02 the %s step survives a %s that is missing, doubled or an array",
  async (step, field) => {
    const shapes: [string, string][][] = [
      [],
      [
        [field, "one"],
        [field, "two"],
      ],
      [[`${field}[]`, "one"]],
      [[`${field}[0]`, "one"]],
      [[`${field}.deep.deeper`, "one"]],
      [[`${field}.__proto__.polluted`, "one"]],
    ];
    for (const pairs of shapes) expectCivil(await send(step, field, pairs), JSON.stringify(pairs));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  },
);

test.each([
  ["location", "city", "y".repeat(81), "Use at most 80 characters"],
  ["personal", "tattoos", "y".repeat(201), "Use at most 200 characters"],
  ["personal", "reason_for_signup", "y".repeat(501), "Use at most 500 characters"],
  ["about", "about_me", "y".repeat(2_001), "Use at most 2000 characters"],
  ["personal", "gender", "other", "Choose from the list"],
  ["about", "interests", "world domination", "Choose from the list"],
  ["location", "country", "XX", "Choose your country"],
])(
  "SIGN-02 the %s step answers a %s it cannot take with its own words",
  async (step, field, value, words) => {
    const answer = await send(step, field, [[field, value]]);
    expect(answer.status).toBe(422);
    expect(answer.words).toContain(words);
    expect(answer.text).toContain(`href="#${field}"`);
  },
);

test("SIGN-02 two thousand emoji are two thousand characters", async () => {
  const story = "😀".repeat(2_000);
  expect((await send("about", "about_me", [["about_me", story]])).status).toBe(303);
  expect((await member.get("/complete-signup?step=about")).valueOf("about_me")).toBe(story);
});
