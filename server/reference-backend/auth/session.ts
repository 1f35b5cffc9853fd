import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../database/schema";

const COOKIE = "auth.session";
const DAY_MS = 86_400_000;

/** Who asks: what nearly every handler needs of the member, read with the session in one query. */
export interface Viewer {
  id: number;
  status: string;
  paid: boolean;
  credits: number;
  language: string;
  gender: string | null;
  sexuality: string | null;
  country: string | null;
}

/** What is stored of a token or mailed code: never the thing itself. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The token of the `auth.session` cookie. */
export function readSessionToken(cookieHeader: string | undefined): string | undefined {
  const match = cookieHeader && /(?:^|;\s*)auth\.session=([A-Za-z0-9_-]{20,100})/.exec(cookieHeader);
  return match ? match[1] : undefined;
}

/** A Set-Cookie value; without a token the one that removes it. Path /api is what PHP's default makes of it. */
export function sessionCookie(token: string | undefined, days: number): string {
  const maxAgeSeconds = token ? days * 86_400 : 0;
  return `${COOKIE}=${token ?? ""}; Max-Age=${maxAgeSeconds}; Path=/api; HttpOnly; SameSite=Lax`;
}

/** Opens a session and gives its token. */
export async function openSession(
  db: Database,
  memberId: number,
  now: number,
  days: number,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto("sessions")
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      created_at: now,
      expires_at: now + days * DAY_MS,
    })
    .execute();
  return token;
}

/** Ends the session of a token. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", hashToken(token)).execute();
}

/** Ends every session of a member except, if there is one, that of `keepToken`. */
export async function closeSessionsOf(db: Database, memberId: number, keepToken?: string): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("member_id", "=", memberId)
    .where("token_hash", "!=", keepToken ? hashToken(keepToken) : "")
    .execute();
}

/** The member behind a token; undefined where it is unknown or expired. */
export async function findViewer(db: Database, token: string, now: number): Promise<Viewer | undefined> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.member_id", "sessions.member_id")
    .innerJoin("members", "members.id", "sessions.member_id")
    .select([
      "members.id",
      "accounts.status",
      "accounts.paid",
      "accounts.credits",
      "accounts.language",
      "members.gender",
      "members.sexuality",
      "members.country",
    ])
    .where("sessions.token_hash", "=", hashToken(token))
    .where("sessions.expires_at", ">", now)
    .where("members.status", "=", "active")
    .executeTakeFirst();
  return row && { ...row, paid: row.paid === 1 };
}
