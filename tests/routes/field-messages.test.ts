import { expect, test } from "vitest";
import { DEMO_PASSWORD, signupFields, startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const MESSAGES: [field: string, value: string, status: number, words: string][] = [
  ["name", "", 422, "Enter a name"],
  ["name", "@nora", 422, "Your name may not start with @"],
  ["name", "x", 422, "Use 2 to 30 characters"],
  ["name", "n".repeat(31), 422, "Use 2 to 30 characters"],
  ["name", "same@example.org", 422, "Your name may not be your email address"],
  ["email", "", 422, "Enter your email address"],
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
    expect(answer.valueOf("name")).toBe(typed.name);
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
  const typed = signupFields("Did you mean", { email: "nora@gmial.com" });
  site.proxy.rule("/api/signup.php", { kind: "answer", status: 422, body: { error: "email_invalid" } });
  const doubted = await browser.submit("/signup", typed);
  expect(doubted.status).toBe(422);
  expect(doubted.words).toContain("Did you mean nora@gmail.com?");
  // The member is sure; upstream is not.
  const asked = await browser.send(doubted, "/signup", { ...typed, email_checked: "nora@gmial.com" });
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
  expect(answer.words).toContain("This page was open for a long time");
  expect(answer.valueOf("name")).toBe("Stale form");
  expect((await browser.send(answer, "/signup", typed)).status).toBe(303);
});

test("AUTH-01 e-mail and password are compared as typed: a blank around the address is forgiven, one in the password is not", async () => {
  const browser = site.browser();
  const good = { email: "  Premium@demo.example ", password: DEMO_PASSWORD };
  expect((await browser.submit("/login", { ...good, password: ` ${DEMO_PASSWORD}` })).status).toBe(401);
  expect((await browser.submit("/login", good)).status).toBe(303);
});
