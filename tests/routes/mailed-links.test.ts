import { afterEach, expect, test } from "vitest";
import "#tests/support/matchers";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();
afterEach(() => {
  site.proxy.reset();
  site.time.aheadMs = 0;
});

const PASSWORD = "a long enough one";
const DAY_MS = 86_400_000;
let members = 0;

/** Somebody new, acting by the operator's own endpoints. */
async function newMember() {
  members += 1;
  const fields = signupFields(`Linked ${members}`, { password: PASSWORD });
  const browser = site.browser();
  expect((await browser.submit("/signup", fields)).status).toBe(303);
  const session = `auth.session=${await browser.cookie("auth.session")}`;
  return {
    email: fields.email ?? "",
    async ask(method: string, path: string, body: unknown) {
      const headers = { cookie: session, "content-type": "application/json" };
      const answer = await fetch(`${site.backend.origin}${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
      return answer.json();
    },
  };
}

async function mailedLink(email: string, path: string): Promise<string> {
  for (const { to, text } of await site.backend.outbox()) {
    const link = to === email && text.match(/https?:\S+/g)?.find((url) => new URL(url).pathname === path);
    if (link) return `${new URL(link).pathname}${new URL(link).search}`;
  }
  throw new Error(`no mail to ${email} with ${path}`);
}

async function mailChangeLink(to: string): Promise<string> {
  const member = await newMember();
  await member.ask("PUT", "/api/email.php", { email: to, password: PASSWORD });
  return mailedLink(to, "/mail-change/do");
}

const press = (link: string) =>
  site.browser({ cookies: false }).submit(link.split("?")[0] ?? "", {}, { at: link });

test("AUTH-04 a new address counts after the button, not after opening the link; a double click says the same twice", async () => {
  const link = await mailChangeLink("moved@example.org");
  const browser = site.browser({ cookies: false });
  const page = await browser.get(link);
  expect(page.words).toContain("Confirm your new email address");
  expect(
    (await site.browser().submit("/login", { email: "moved@example.org", password: PASSWORD })).status,
  ).toBe(401);
  const answers = await Promise.all([1, 2].map(() => browser.send(page, "/mail-change/do", {})));
  for (const answer of answers) expect(answer).toRedirectTo("/mail-change/do?done=1");
  expect((await browser.follow(answers[0] ?? page)).words).toContain("Your new address is confirmed");
  expect(
    (await site.browser().submit("/login", { email: "moved@example.org", password: PASSWORD })).status,
  ).toBe(303);

  const used = await press(link);
  expect(used.status).toBe(409);
  expect(used.words).toContain("This link has already been used");
});

test("AUTH-04 an expired link says that it has expired", async () => {
  const link = await mailChangeLink("late@example.org");
  site.time.aheadMs = 4 * DAY_MS;
  const answer = await press(link);
  expect(answer.status).toBe(410);
  expect(answer.words).toContain("This link has expired");
});

test("AUTH-04 a link that was never ours says that it is not valid", async () => {
  for (const link of ["/mail-change/do", "/mail-change/do?code=", "/mail-change/do?code=a&code=b"]) {
    const page = await site.browser().get(link);
    expect(page.status).toBe(410);
    expect(page.words).toContain("This link is not valid");
  }
  const forged = await press("/mail-change/do?code=looks-like-a-code");
  expect(forged.status).toBe(410);
  expect(forged.words).toContain("This link is not valid");
});

test("OPS-01 a code of six digits and one of other characters reach PHP as the mail had them", async () => {
  for (const code of ["483920", "a.b/c+d=~%"]) {
    const page = await press(`/mail-change/do?code=${encodeURIComponent(code)}`);
    expect(page.words).toContain("This link is not valid");
    const asked = site.proxy.requests("/api/mail-change.php").at(-1);
    expect(JSON.parse(asked?.body.toString() ?? "")).toEqual({ code });
  }
});

test("AUTH-04 an address that somebody else took meanwhile is told in the words of the specification", async () => {
  const link = await mailChangeLink("wanted@example.org");
  const taken = signupFields("Quicker", { email: "wanted@example.org", password: PASSWORD });
  expect((await site.browser().submit("/signup", taken)).status).toBe(303);
  const answer = await press(link);
  expect(answer.status).toBe(409);
  expect(answer.words).toContain("This email address already owns an account on this website.");
});

test("SIGN-04 a member who deleted the account takes it back by the mailed link, from the login and the signup", async () => {
  const member = await newMember();
  await member.ask("DELETE", "/api/account.php", { password: PASSWORD });
  const browser = site.browser();
  const login = await browser.submit("/login", { email: member.email, password: PASSWORD });
  expect(login.status).toBe(403);
  expect(login.text).toContain('href="/reactivate"');
  const signup = await browser.submit("/signup", signupFields("Back again", { email: member.email }));
  expect(signup.status).toBe(409);
  expect(signup.text).toContain('href="/reactivate"');

  const asked = await browser.submit("/reactivate", { email: member.email });
  expect(asked.status).toBe(303);
  const sent = await browser.follow(asked);
  expect(sent.words).toContain(`${member.email.slice(0, 2)}***@example.org`);
  const link = await mailedLink(member.email, "/reactivate/do");
  expect((await site.browser({ cookies: false }).get(link)).status).toBe(200);
  expect((await browser.submit("/login", { email: member.email, password: PASSWORD })).status).toBe(403);

  expect(await press(link)).toRedirectTo("/reactivate/do?done=1");
  expect((await browser.get("/reactivate/do?done=1")).words).toContain("Your account is back");
  expect((await browser.submit("/login", { email: member.email, password: PASSWORD })).status).toBe(303);
  const again = await press(link);
  expect(again.status).toBe(410);
  expect(again.words).toContain("Link expired or invalid, request a new email");
});

test("SIGN-04 asking for the way back tells nobody who has an account, and is refused after three mails a day", async () => {
  const deleted = await newMember();
  await deleted.ask("DELETE", "/api/account.php", { password: PASSWORD });
  const told = async (email: string) => {
    const page = await site.browser().submit("/reactivate", { email });
    return [page.status, page.location?.replace(/=.*/, "")];
  };
  for (const _ of [1, 2, 3]) expect(await told(deleted.email)).toEqual(await told("stranger@example.org"));
  const refused = await site.browser().submit("/reactivate", { email: deleted.email });
  expect(refused.status).toBe(429);
  expect(refused.words).toContain("We have already sent this email several times.");
  expect((await site.browser().submit("/reactivate", { email: "stranger@example.org" })).status).toBe(429);
});

test("SIGN-04 after fourteen days the way back is closed", async () => {
  const member = await newMember();
  await member.ask("DELETE", "/api/account.php", { password: PASSWORD });
  const link = await mailedLink(member.email, "/reactivate/do");
  site.time.aheadMs = 14 * DAY_MS + 60_000;
  const answer = await press(link);
  expect(answer.status).toBe(410);
  expect(answer.words).toContain("for 14 days");
});

test("SIGN-04 the page after a deletion says what is gone, until when it can be undone, and how", async () => {
  const day = new Date(Date.now() + 14 * DAY_MS).toISOString().slice(0, 10);
  const page = await site.browser().get(`/account-deleted?until=${day}`);
  const year = day.slice(0, 4);
  expect(page.words).toMatch(new RegExp(`You can undo everything until \\w+ \\d+, ${year}`));
  expect(page.text).toContain('href="/reactivate"');
  for (const until of ["", "2999-01-01", "2026-13-45", "<b>", "1999-01-01"]) {
    const plain = await site.browser().get(`/account-deleted?until=${encodeURIComponent(until)}`);
    expect(plain.status).toBe(200);
    expect(plain.words).toContain("You can undo everything for 14 days.");
  }
});

test.each([
  ["de", "Wähle ein neues Passwort"],
  ["es", "Elige una nueva contraseña"],
  ["fr", "Choisis un nouveau mot de passe"],
  ["it", "Scegli una nuova password"],
  ["nl", "Kies een nieuw wachtwoord"],
  ["pl", "Ustaw nowe hasło"],
])(
  "AUTH-03 a member who reads %s gets the mail in that language, with an address of this site",
  async (language, subject) => {
    const browser = site.browser({ headers: { "accept-language": language } });
    const fields = signupFields(`Reads ${language}`);
    expect((await browser.submit("/signup", fields, { at: `/signup?lang=${language}` })).status).toBe(303);
    await site.browser().submit("/reset-password", { email: fields.email ?? "" });
    const [mail] = await site.backend.outbox();
    expect(mail?.to).toBe(fields.email);
    expect(mail?.subject).toContain(subject);
    expect(mail?.text).toContain(`${site.origin}/reset-password/do?code=`);
    expect(mail?.text).not.toMatch(/[!¡]/);
  },
);
