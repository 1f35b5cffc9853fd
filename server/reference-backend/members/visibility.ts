import type { Database } from "../database/schema";
import { Refusal } from "../http/refusal";

export interface Reachable {
  id: number;
  name: string;
  fictional: boolean;
  answers: boolean;
}

/** Whether `blockerId` blocked `blockedId`. */
async function blocksBetween(db: Database, a: number, b: number): Promise<{ byA: boolean; byB: boolean }> {
  const rows = await db
    .selectFrom("blocks")
    .select("from_id")
    .where((where) =>
      where.or([
        where.and([where("from_id", "=", a), where("to_id", "=", b)]),
        where.and([where("from_id", "=", b), where("to_id", "=", a)]),
      ]),
    )
    .execute();
  return { byA: rows.some((row) => row.from_id === a), byB: rows.some((row) => row.from_id === b) };
}

/**
 * A profile that the viewer may look at. Throws `profile_not_found`, `profile_disabled` or `blocked`.
 * `blockedByMe`: it is hidden from the viewer by choice, who may still open it to take the block back.
 */
export async function requireVisible(
  db: Database,
  viewerId: number | undefined,
  profileId: number,
): Promise<Reachable & { invisible: boolean; blockedByMe: boolean; confirmed: boolean }> {
  const row = await db
    .selectFrom("members")
    .leftJoin("accounts", "accounts.member_id", "members.id")
    .select([
      "members.id",
      "members.name",
      "members.status",
      "members.fictional",
      "members.answers",
      "members.invisible",
      "accounts.status as account_status",
    ])
    .where("members.id", "=", profileId)
    .executeTakeFirst();
  if (!row) throw new Refusal("profile_not_found");
  const isOwn = viewerId === profileId;
  const blocks =
    viewerId === undefined || isOwn
      ? { byA: false, byB: false }
      : await blocksBetween(db, viewerId, profileId);
  // Visitors are shown whom search would show them.
  if (row.invisible === 1 && viewerId === undefined) throw new Refusal("profile_not_found");
  if (blocks.byB) throw new Refusal("blocked", { name: row.name });
  if (row.status !== "active" && !isOwn) throw new Refusal("profile_disabled", { name: row.name });
  return {
    id: row.id,
    name: row.name,
    fictional: row.fictional === 1,
    answers: row.answers === 1,
    invisible: row.invisible === 1,
    blockedByMe: blocks.byA,
    confirmed: row.account_status !== "not_confirmed",
  };
}

/**
 * A profile that the viewer may write to or like: as `requireVisible`, and not the own one, not one the viewer
 * blocked, and not one in invisible mode (SPEC §4: it stops others from messaging or liking), unless it wrote to the
 * viewer, who may answer.
 */
export async function requireContactable(
  db: Database,
  viewerId: number,
  profileId: number,
  what: "message" | "like",
): Promise<Reachable & { confirmed: boolean }> {
  if (viewerId === profileId) throw new Refusal("own_profile");
  const found = await requireVisible(db, viewerId, profileId);
  if (found.blockedByMe) throw new Refusal("profile_not_found");
  if (found.invisible && !(what === "message" && (await wroteTo(db, profileId, viewerId)))) {
    throw new Refusal("profile_invisible");
  }
  return found;
}

/** Whether somebody ever wrote to this member: then an answer is expected. */
export async function wroteTo(db: Database, fromId: number, toId: number): Promise<boolean> {
  const side = await db
    .selectFrom("conversation_sides")
    .select("conversation_id")
    .where("member_id", "=", fromId)
    .where("partner_id", "=", toId)
    .where("wrote", "=", 1)
    .executeTakeFirst();
  return side !== undefined;
}

/** Everybody the viewer blocked or who blocked the viewer. */
export async function blockedIds(db: Database, viewerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("blocks")
    .select("to_id as id")
    .where("from_id", "=", viewerId)
    .unionAll(db.selectFrom("blocks").select("from_id as id").where("to_id", "=", viewerId))
    .execute();
  return rows.map((row) => row.id);
}
