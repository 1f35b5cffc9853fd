import { afterAll, beforeAll, expect, test } from "vitest";
import { ReferenceSite, signupBody, until } from "./reference-site";

let site: ReferenceSite;
beforeAll(async () => {
  site = await ReferenceSite.start();
});
afterAll(() => site.stop());

const signUp = (overrides: Record<string, unknown>, key?: string) =>
  site.visitor().post("/api/signup.php", signupBody(overrides), { key });

test("SIGN-01 a signup logs in, mails a link of the visitor's own origin, and the link confirms once", async () => {
  const visitor = site.visitor();
  const answer = await visitor.post("/api/signup.php", signupBody({ name: "Fresh", language: "nl" }), {
    headers: { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "date.example.org" },
  });
  expect(answer.body.user.status).toBe("not_confirmed");
  const [mail] = await site.backend.outbox();
  expect(mail?.to).toBe("fresh@example.org");
  expect(mail?.subject).toContain("Bevestig");
  expect(mail?.text).toContain("https://date.example.org/activate?code=");
  const code = await site.mailedCode("/activate");
  expect((await site.visitor().post("/api/activation.php", { code })).body.user).toBeNull();
  expect((await visitor.get("/api/user.php")).body.user.status).toBe("active");
  expect((await visitor.post("/api/activation.php", { code })).body.error).toBe("link_invalid");
  expect((await visitor.post("/api/activation.php?resend=1", {})).body.error).toBe("already_active");
});

test.each([
  ["an address that is none", { email: "not an address" }, "email_invalid"],
  ["an address without a dot in its domain", { email: "me@localhost" }, "email_invalid"],
  ["a name that is the address", { name: "me@example.org", email: "ME@example.org" }, "name_invalid"],
  ["a name beginning with @", { name: "@home" }, "name_invalid"],
  ["a name of one character", { name: "x" }, "name_invalid"],
  ["a name of 31 characters", { name: "x".repeat(31) }, "name_invalid"],
  ["another member's name", { name: "robin", email: "r@example.org" }, "name_in_use"],
  ["a short password", { password: "1234567" }, "password_invalid"],
  ["a common password", { password: "Password1" }, "password_invalid"],
  ["an address that has an account", { name: "Second", email: "FREE@demo.example" }, "email_in_use"],
  ["a day that is none", { date_of_birth: "1999-02-29" }, "date_of_birth_invalid"],
  ["no day at all", { date_of_birth: "yesterday" }, "date_of_birth_invalid"],
  ["a day in the future", { date_of_birth: "2999-01-01" }, "date_of_birth_invalid"],
  ["an age nobody has", { date_of_birth: "1850-01-01" }, "date_of_birth_invalid"],
])("SIGN-01 a signup with %s is refused", async (_, overrides, code) => {
  const answer = await signUp({ name: "Refused", ...overrides });
  expect(answer.body.error).toBe(code);
});

test("a name of 30 emoji is not too long: code points count", async () => {
  const answer = await signUp({ name: "🎈".repeat(30), email: "balloon@example.org" });
  expect(answer.status).toBe(200);
});

test("a signup without an address is a bad request that names the field", async () => {
  const { email: _, ...body } = signupBody();
  const answer = await site.visitor().post("/api/signup.php", body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: "bad_request", field: "email" });
});

test.each([
  ["born on 29 February, the day before turning 18", "2026-02-28", "2008-02-29", "under_age"],
  ["born on 29 February, 18 on 1 March", "2026-03-01", "2008-02-29", undefined],
  ["the day before the 18th birthday", "2026-06-14", "2008-06-15", "under_age"],
  ["on the 18th birthday", "2026-06-15", "2008-06-15", undefined],
])("SIGN-01 the minimum age is counted in calendar years: %s", async (title, today, born, code) => {
  site.aheadMs = Date.parse(`${today}T12:00:00Z`) - Date.now();
  const number = title.length + born.length + today.slice(5).replace("-", "").length;
  const answer = await signUp({
    name: `Young ${today}`,
    email: `y${number}${today}@example.org`,
    date_of_birth: born,
  });
  site.aheadMs = 0;
  expect(answer.body.error).toBe(code);
  if (code) expect(answer.body.min_age).toBe(18);
});

test("SIGN-09 two signups with one key make one account, and both browsers are logged in", async () => {
  const [first, second] = [site.visitor(), site.visitor()];
  const body = signupBody({ name: "Twice" });
  const answers = await Promise.all([
    first.post("/api/signup.php", body, { key: "signup-key" }),
    second.post("/api/signup.php", body, { key: "signup-key" }),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  expect(answers[0].body).toEqual(answers[1].body);
  for (const visitor of [first, second]) {
    expect((await visitor.get("/api/user.php")).body.user.id).toBe(answers[0].body.user.id);
  }
  const mails = (await site.backend.outbox()).filter((mail) => mail.to === "twice@example.org");
  expect(mails).toHaveLength(1);
  const other = await signUp({ name: "Thrice" }, "signup-key");
  expect(other.status).toBe(422);
});

test("the first message goes to the member the signup is tied to, who answers once the address is confirmed", async () => {
  const visitor = site.visitor();
  const partner = await answering();
  const body = signupBody({ name: "Tied", profile: partner, signup_message: "Hello there" });
  const answer = await visitor.post("/api/signup.php", body);
  const conversation = answer.body.conversation.id;
  await new Promise((done) => setTimeout(done, 200));
  const before = await visitor.get(`/api/chat.php?conversation=${conversation}`);
  expect(before.body.messages.map((message: { text: string }) => message.text)).toEqual(["Hello there"]);
  expect(before.body.can_be_answered).toBe(false);

  await visitor.post("/api/activation.php", { code: await site.mailedCode("/activate") });
  const messages = await until(async () => {
    const chat = await visitor.get(`/api/chat.php?conversation=${conversation}`);
    return chat.body.messages.length > 1 ? chat.body.messages : undefined;
  });
  expect(messages[1].own).toBe(false);
});

test("an activation mail can be asked for five times a day", async () => {
  const member = await site.signUp("Impatient", { confirm: false });
  for (let time = 1; time <= 5; time++) {
    expect((await member.post("/api/activation.php?resend=1", {})).body.email).toBe("impatient@example.org");
  }
  const refused = await member.post("/api/activation.php?resend=1", {});
  expect(refused.status).toBe(429);
  expect(refused.body.retry_after).toBeGreaterThan(0);
});

/** A fictional member who writes back. */
async function answering(): Promise<number> {
  const { seedMembers } = await import("#server/reference-backend/seed/members");
  const member = seedMembers(24, Date.now()).find((seed) => seed.answers);
  return member?.id ?? 0;
}

test("SIGN-05 signups follow the operator's mode and invites, and settings say so", async () => {
  const closed = await ReferenceSite.start({
    choices: { settings: { signups: "with_trafficsource", invite_only: true }, invites: ["friend"] },
  });
  try {
    const ask = (overrides: Record<string, unknown>) =>
      closed.visitor().post("/api/signup.php", signupBody(overrides));
    const { body } = await closed.visitor().get("/api/settings.php?domain=x.example.org");
    expect(body.settings).toMatchObject({ signups: "with_trafficsource", domain: "x.example.org" });
    expect((await ask({})).body.error).toBe("signups_disabled");
    expect((await ask({ tracking: { ref: "a" } })).body.error).toBe("invite_required");
    expect((await ask({ tracking: { ref: "a" }, invite: "friend" })).status).toBe(200);
  } finally {
    await closed.stop();
  }
});
