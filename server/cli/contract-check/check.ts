import { current, login, logout } from "#app/contract/user.server";
import { checkReads } from "./reads";
import { blame, type CheckedCall, type CheckOptions, CheckSession, goodValue } from "./session";
import { checkWrites } from "./writes";

/**
 * Logs in where it can, asks every call that only reads, logs out; with `write` a throw-away member does the rest.
 * @throws Error where nothing answers, so that no table looks better than it is
 */
export async function checkContract(options: CheckOptions & { write?: boolean }): Promise<CheckedCall[]> {
  const session = new CheckSession(options);
  const newcomer = new CheckSession(options);
  try {
    const isMember = options.login ? await logIn(session, options.login) : false;
    const found = await checkReads(session, isMember);
    if (isMember) await logOut(session);
    const calls = [...session.calls];
    if (calls.every(({ status }) => status === undefined)) {
      const [first] = calls.flatMap(({ misfits }) => misfits);
      throw new Error(`${options.origin} does not answer: ${first?.came ?? "nothing was asked"}`);
    }
    if (!options.write) return calls;
    await checkWrites(newcomer, found);
    if (newcomer.cookies.length > 0) await logOut(newcomer);
    return [...calls, ...newcomer.calls];
  } finally {
    await Promise.all([session.close(), newcomer.close()]);
  }
}

async function logIn(session: CheckSession, body: { email: string; password: string }): Promise<boolean> {
  const asked = await session.ask(login, { body });
  const { call, outcome } = asked;
  if (outcome && !outcome.ok) blame(call, "a login", `refused: ${outcome.code}`);
  if (!outcome?.ok) return false;
  if (session.cookies.length > 0) return true;
  blame(
    call,
    "cookies that begin with auth., or as the dialect file's `cookies` say",
    setCookieNames(asked.answer),
  );
  return false;
}

function setCookieNames(answer: { setCookies: readonly string[] } | undefined): string {
  const names = (answer?.setCookies ?? []).map((line) => line.split("=", 1)[0]);
  return names.length === 0 ? "no Set-Cookie" : names.join(", ");
}

/** What a session leaves behind would be logged in for weeks. */
async function logOut(session: CheckSession): Promise<void> {
  const { call } = await session.ask(logout, {});
  const left = session.cookies;
  if (left.length > 0) call.notes.push(`cookies not ended: ${left.join(", ")}`);
  const after = await session.ask(current, {}, { what: "after the logout" });
  if (goodValue(after)?.user !== undefined) blame(after.call, "nobody", "the member: the session goes on");
}
