import { deleteAccount, readProfile, saveProfile } from "#app/contract/account.server";
import type { AskOf, Endpoint } from "#app/contract/endpoint";
import { like, unlike } from "#app/contract/likes.server";
import { sendText } from "#app/contract/messages.server";
import { signUp } from "#app/contract/signup.server";
import { login, setLanguage } from "#app/contract/user.server";
import type { Found } from "./reads";
import { blame, type CheckSession, goodValue } from "./session";

/** Letters of each kind of byte: an accent, a euro, a script of three bytes, an emoji of four. */
const LETTERS = "Zoë, 5 € – 日本 🙂";
const NOBODY = 2_000_000_000;

/** Signs a throw-away member up, tries keys, refusals and letters, and deletes the account again. */
export async function checkWrites(session: CheckSession, { profile }: Found): Promise<void> {
  const mark = crypto.randomUUID().slice(0, 8);
  const member = {
    email: `check-${mark}@example.com`,
    name: `Check${mark.replaceAll("-", "")}`,
    password: `A long one ${mark}`,
    date_of_birth: "1990-05-01",
  };
  const first = await session.ask(signUp, { body: member }, { key: `signup-${mark}` });
  const created = goodValue(first);
  if (created === undefined) return;
  if (session.cookies.length === 0) blame(first.call, "login cookies with the signup", "none");
  const again = await session.ask(
    signUp,
    { body: member },
    { key: `signup-${mark}`, what: "the same key again" },
  );
  const repeated = goodValue(again)?.user.profile.id;
  if (again.outcome && repeated !== created.user.profile.id)
    blame(
      again.call,
      "the answer of the first call",
      again.outcome.ok ? `member ${repeated}` : again.outcome.code,
    );
  await refusing(session, signUp, { body: member }, "email_in_use", "the same address, another key");
  await refusing(
    session,
    login,
    { body: { email: member.email, password: "wrong" } },
    "login_failed",
    "a wrong password",
  );
  await checkLetters(session);
  await session.ask(setLanguage, { body: { language: "de" } });
  if (profile !== undefined) await checkMessages(session, profile, mark);
  await session.ask(deleteAccount, { body: { password: member.password, reason: "other" } });
}

async function checkLetters(session: CheckSession): Promise<void> {
  await session.ask(saveProfile, { body: { about_me: LETTERS } });
  const read = await session.ask(readProfile, {}, { what: "letters come back" });
  const about = goodValue(read)?.profile.about_me;
  if (goodValue(read) && about !== LETTERS) blame(read.call, LETTERS, about ?? "nothing");
}

async function checkMessages(session: CheckSession, profile: number, mark: string): Promise<void> {
  await session.ask(like, { body: { profile } });
  await session.ask(unlike, { body: { profile } });
  const body = { profile, text: `check-contract ${mark}` };
  const first = goodValue(await session.ask(sendText, { body }, { key: `text-${mark}` }));
  if (first !== undefined) {
    const again = await session.ask(sendText, { body }, { key: `text-${mark}`, what: "the same key again" });
    const id = goodValue(again)?.message.id;
    if (id !== first.message.id)
      blame(again.call, `message ${first.message.id} once more`, `message ${id ?? "none"}`);
  }
  await refusing(
    session,
    sendText,
    { body: { profile: NOBODY, text: "x" } },
    "profile_not_found",
    "to nobody",
  );
}

async function refusing(
  session: CheckSession,
  endpoint: Endpoint,
  input: { body: Record<string, unknown> },
  code: string,
  what: string,
): Promise<void> {
  const { call, outcome } = await session.ask(endpoint, input as AskOf<Endpoint>, {
    key: crypto.randomUUID(),
    what,
  });
  if (outcome?.ok === true) blame(call, `the refusal ${code}`, "a good answer");
  else if (outcome && (outcome as { code: string }).code !== code)
    blame(call, `the refusal ${code}`, (outcome as { code: string }).code);
}
