import { makeCode } from "../auth/mailed-codes";
import type { Backend } from "../backend";
import type { Database } from "../database/schema";
import { composeMail } from "./compose";
import type { MailKind } from "./mail-texts";

const NOTIFICATIONS_LINK_DAYS = 90;

/** Where a kind of code leads; the code stands in the query. */
export type MailedPath =
  | "/activate"
  | "/reset-password/do"
  | "/mail-change/do"
  | "/reactivate/do"
  | "/notifications";

/** A page behind the login. */
export type MemberPath = "/chats" | "/likes" | "/members" | "/profile/photos";

/** Puts a mail to a member into the outbox, in the account's language; call `outbox.deliver` after the commit. */
export async function mailMember(
  backend: Backend,
  db: Database,
  mail: {
    kind: MailKind;
    memberId: number;
    origin: string;
    now: number;
    /** Instead of the account's address. */
    to?: string;
    words?: Record<string, string>;
    /** Without a code it leads to a page behind the login. */
    link?: { path: MailedPath; code: string } | { path: MemberPath; code?: undefined };
    /** For mails that nobody asked for: mail programs offer to unsubscribe (RFC 8058). */
    oneClick?: boolean;
  },
): Promise<void> {
  const member = await db
    .selectFrom("accounts")
    .innerJoin("members", "members.id", "accounts.member_id")
    .select(["accounts.email", "accounts.language", "members.name"])
    .where("accounts.member_id", "=", mail.memberId)
    .executeTakeFirstOrThrow();
  const linkTo = (path: string, code?: string) => `${mail.origin}${path}${code ? `?code=${code}` : ""}`;
  const preferences = await makeCode(db, {
    kind: "notifications",
    memberId: mail.memberId,
    now: mail.now,
    days: NOTIFICATIONS_LINK_DAYS,
  });
  const composed = composeMail({
    kind: mail.kind,
    language: member.language,
    words: { name: member.name, site: backend.siteName, ...mail.words },
    link: mail.link && linkTo(mail.link.path, mail.link.code),
    preferencesLink: linkTo("/notifications", preferences),
  });
  await backend.outbox.put(db, {
    kind: "mail",
    to: mail.to ?? member.email,
    now: mail.now,
    unsubscribe: mail.oneClick ? linkTo("/notifications", preferences) : undefined,
    ...composed,
  });
}
