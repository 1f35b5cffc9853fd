import type { Database } from "../database/schema";
import { Refusal } from "../http/refusal";
import { hashToken, newToken } from "./session";

export type CodeKind = "activation" | "reset" | "mail_change" | "reactivation" | "notifications";
const DAY_MS = 86_400_000;

/** Makes a code for a mailed link. `email`: the address that a mail change is about. */
export async function makeCode(
  db: Database,
  code: { kind: CodeKind; memberId: number; now: number; days: number; email?: string },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto("codes")
    .values({
      code_hash: hashToken(token),
      kind: code.kind,
      member_id: code.memberId,
      email: code.email ?? null,
      expires_at: code.now + code.days * DAY_MS,
      used_at: null,
    })
    .execute();
  return token;
}

/**
 * The member and address of a code that still counts. Throws `link_invalid`, or where asked to tell why `link_used`
 * and `link_expired`.
 */
export async function readCode(
  db: Database,
  kind: CodeKind,
  code: string,
  now: number,
  options: { tellWhy?: boolean } = {},
): Promise<{ memberId: number; email: string | null }> {
  const row = await db
    .selectFrom("codes")
    .select(["member_id", "email", "expires_at", "used_at"])
    .where("code_hash", "=", hashToken(code))
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (!row) throw new Refusal("link_invalid");
  if (row.used_at !== null) throw new Refusal(options.tellWhy ? "link_used" : "link_invalid");
  if (row.expires_at <= now) throw new Refusal(options.tellWhy ? "link_expired" : "link_invalid");
  return { memberId: row.member_id, email: row.email };
}

/** As `readCode`, and uses up every open code of this kind that the member has. */
export async function useCode(
  db: Database,
  kind: CodeKind,
  code: string,
  now: number,
  options: { tellWhy?: boolean } = {},
): Promise<{ memberId: number; email: string | null }> {
  const found = await readCode(db, kind, code, now, options);
  await db
    .updateTable("codes")
    .set({ used_at: now })
    .where("member_id", "=", found.memberId)
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .execute();
  return found;
}
