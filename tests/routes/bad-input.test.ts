import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "#tests/support/http-client";
import { DEMO_PASSWORD, type Site, signupFields, startSite } from "#tests/support/start-site";

let site: Site;
let member: Browser;
beforeAll(async () => {
  site = await startSite();
  member = await site.member();
});
afterEach(() => site.proxy.reset());
afterAll(() => site.close());

const PASSWORD = "never-shown-9f3b";

/** One bad value a line; what a field does with it is its own matter, an error of ours it never is. */
const BAD: [name: string, value: string][] = [
  ["nothing", ""],
  ["blanks", "   "],
  ["too much", "x".repeat(12_000)],
  ["script", '"><script>alert(1)</script>'],
  ["markup", "<img src=x onerror=alert(1)>{{7*7}}${7*7}"],
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
};

let serial = 0;
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
    good: () => signupFields(`Bad input ${(serial += 1)}`, { password: PASSWORD }),
    kept: ["name", "email", "date_of_birth.day", "date_of_birth.month", "date_of_birth.year"],
  },
  message: {
    action: "/members/2/chat",
    at: () => "/members/2/chat",
    who: () => member,
    good: () => ({ text: "Hello" }),
    kept: ["text"],
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

function formNamed(name: string): Form {
  const form = FORMS[name];
  if (!form) throw new Error(`no form ${name}`);
  return form;
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
  for (const [what, value] of BAD) {
    const browser = form.who();
    const typed = form.good();
    const page = await browser.get(form.at());
    const answer = await browser.post(form.action, withField(page, form, typed, field, [[field, value]]));
    expectCivil(answer, `${field} with ${what}`);
    if (answer.status !== 422) continue;
    for (const kept of form.kept.filter((one) => one !== field && typed[one] !== undefined)) {
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
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  },
);

const BODIES: [what: string, type: string | undefined, body: string][] = [
  ["JSON", "application/json", '{"email":"a@b.example","password":"x"}'],
  ["broken JSON", "application/json", '{"email":'],
  ["text", "text/plain", "email=a&password=b"],
  ["XML", "application/xml", "<?xml version='1.0'?><a/>"],
  ["no type at all", undefined, "email=a"],
  ["an unknown type", "application/x-nonsense; charset=x", "email=a"],
  ["multipart without a boundary", "multipart/form-data", "email=a"],
  [
    "multipart that is cut off",
    "multipart/form-data; boundary=b",
    '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na',
  ],
  [
    "a file in place of a text",
    "multipart/form-data; boundary=b",
    ["email", "password", "name", "text", "like", "language", "code", "date_of_birth.day"]
      .map(
        (field) =>
          `--b\r\nContent-Disposition: form-data; name="${field}"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n\u0089PNG\r\n`,
      )
      .join("") + "--b--\r\n",
  ],
  ["nothing", "application/x-www-form-urlencoded", ""],
  ["garbage", "application/x-www-form-urlencoded", "%&=&&==%zz&\u0000=\u0000"],
  [
    "a thousand fields",
    "application/x-www-form-urlencoded",
    Array.from({ length: 1_000 }, (_, i) => `f${i}=1`).join("&"),
  ],
];

test.each(BODIES)("SIGN-01 a body of %s is a clear answer on every form", async (_, type, body) => {
  for (const [path, browser] of [
    ["/login", site.browser()],
    ["/signup", site.browser()],
    ["/lang-config", site.browser()],
    ["/activate", site.browser()],
    ["/logout", site.browser()],
    ["/members/2/chat", member],
    ["/members/2/chat/updates", member],
    ["/members/2", member],
    ["/members", member],
    ["/complete-signup", site.browser()],
    ["/chats/1/remove", member],
    ["/page-hidden", site.browser()],
  ] as const) {
    const headers: Record<string, string> = {
      "sec-fetch-site": "same-origin",
      ...(type && { "content-type": type }),
    };
    const answer = await browser.ask("POST", path, { headers, body });
    expect(answer.status, `${path}: ${answer.words.slice(0, 200)}`).toBeLessThan(500);
  }
});

test("SIGN-01 the same form as multipart is understood", async () => {
  const typed = signupFields("Multi Part");
  const browser = site.browser();
  const page = await browser.get("/signup");
  const key = page.form("/signup", "email").fields.find(([name]) => name === "_key")?.[1] ?? "";
  const body = Object.entries({ ...typed, _key: key })
    .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join("");
  const answer = await browser.ask("POST", "/signup", {
    headers: { "sec-fetch-site": "same-origin", "content-type": "multipart/form-data; boundary=b" },
    body: `${body}--b--\r\n`,
  });
  expect(answer.status).toBe(303);
});

const MESSAGES: [field: string, value: string, status: number, words: string][] = [
  ["name", "", 422, "Enter a name"],
  ["name", "@nora", 422, "Your name may not start with @"],
  ["name", "x", 422, "Use 2 to 30 characters"],
  ["name", "n".repeat(31), 422, "Use 2 to 30 characters"],
  ["name", "same@example.org", 422, "Your name may not be your e-mail address"],
  ["email", "", 422, "Enter your e-mail address"],
  ["email", "nora", 422, "Invalid email"],
  ["email", "a@b@c.example", 422, "Invalid email"],
  ["email", "nora@localhost", 422, "Invalid email"],
  ["password", "", 422, "Choose a password"],
  ["password", "short", 422, "Use at least 8 characters"],
  ["password", "password", 422, "This password is too easy to guess"],
  ["date_of_birth.day", "", 422, "Invalid date of birth."],
  ["date_of_birth.day", "30", 422, "Invalid date of birth."],
  ["date_of_birth.month", "13", 422, "Invalid date of birth."],
  ["date_of_birth.year", "90", 422, "Invalid date of birth."],
  ["date_of_birth.year", "1850", 422, "Invalid date of birth."],
  ["date_of_birth.year", "9999", 422, "Invalid date of birth."],
  ["date_of_birth.year", "2015", 422, "Enter your date of birth (18+)"],
];

test.each(MESSAGES)(
  "SIGN-01 %s %j is answered with its own words, linked from the summary",
  async (field, value, status, words) => {
    const typed = signupFields("Message table", { email: "same@example.org", [field]: value });
    const answer = await site.browser().submit("/signup", typed);
    expect(answer.status).toBe(status);
    expect(answer.words).toContain(words);
    const control = field.startsWith("date_of_birth") ? "date_of_birth-day" : field;
    const summary = /id="error-summary"[\s\S]*?<\/ul>/.exec(answer.text)?.[0] ?? "";
    expect(summary).toContain(`href="#${control}"`);
    expect(answer.text).toMatch(
      new RegExp(`id="${control}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="${control}"`),
    );
    expect(answer.valueOf("name")).toBe(typed["name"]);
  },
);

test("SIGN-01 without any date of birth the question names the age", async () => {
  const none = { "date_of_birth.day": "", "date_of_birth.month": "", "date_of_birth.year": "" };
  const answer = await site.browser().submit("/signup", signupFields("No date", none));
  expect(answer.words).toContain("Enter your date of birth (18+)");
});

test("SIGN-01 the minimum age is the setting, never below 18", async () => {
  for (const [setting, shown] of [
    [21, "21+"],
    [12, "18+"],
  ] as const) {
    const other = await startSite({ backend: { choices: { settings: { min_age: setting } } } });
    try {
      const year = String(new Date().getUTCFullYear() - 17);
      const answer = await other
        .browser()
        .submit("/signup", signupFields("Young", { "date_of_birth.year": year }));
      expect(answer.status).toBe(422);
      expect(answer.words).toContain(`Enter your date of birth (${shown})`);
      expect(other.proxy.calls("/api/signup.php")).toBe(0);
    } finally {
      await other.close();
    }
  }
});

test("SIGN-01 a mistyped address is one tap away from the right one, with everything typed kept", async () => {
  const browser = site.browser();
  const typed = signupFields("Did you mean", { email: "nora@gmial.con" });
  site.proxy.rule("/api/signup.php", { kind: "answer", status: 422, body: { error: "email_invalid" } });
  const asked = await browser.submit("/signup", typed);
  expect(asked.status).toBe(422);
  expect(asked.words).toContain("Invalid email");
  expect(asked.words).toContain("Did you mean nora@gmail.com?");
  const corrected = await browser.send(asked, "/signup", {
    ...typed,
    password: "",
    use_email: "nora@gmail.com",
  });
  expect(corrected.valueOf("email")).toBe("nora@gmail.com");
  expect(corrected.valueOf("name")).toBe("Did you mean");
});

test("LOOK-04 a form that was open for more than a day says so and keeps what was typed", async () => {
  const browser = site.browser();
  const page = await browser.get("/signup");
  const typed = signupFields("Stale form");
  const key = page.form("/signup", "email").fields.find(([name]) => name === "_key")?.[1] ?? "";
  const forged = `${key.slice(0, -4)}AAAA`;
  const answer = await browser.post("/signup", { ...typed, _key: forged });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("This page was open for a long time. Please send it again.");
  expect(answer.valueOf("name")).toBe("Stale form");
  expect((await browser.send(answer, "/signup", typed)).status).toBe(303);
});

test("AUTH-01 e-mail and password are compared as typed: a blank around the address is forgiven, one in the password is not", async () => {
  const browser = site.browser();
  const good = { email: "  Premium@demo.example ", password: DEMO_PASSWORD };
  expect((await browser.submit("/login", { ...good, password: ` ${DEMO_PASSWORD}` })).status).toBe(401);
  expect((await browser.submit("/login", good)).status).toBe(303);
});
