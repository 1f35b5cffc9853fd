import { join } from "node:path";
import SqliteFile from "libsql";
import { theSite } from "./the-site";

let file: SqliteFile.Database | undefined;

/**
 * What an operator sees and does in the back office: the reference backend's database itself. Written only before
 * the journeys begin, because the backend counts on being the only one who writes.
 */
function desk(): SqliteFile.Database {
  file ??= new SqliteFile(join(theSite.dataDir, "reference.db"));
  return file;
}

function readOne<Row>(sql: string, ...values: (string | number)[]): Row {
  const [row] = desk().prepare(sql).all(values);
  if (row === undefined) throw new Error(`nothing found: ${sql}`);
  return row as Row;
}

/** Gives a member Premium and this many credits. */
export function grantPremium(memberId: number, credits: number): void {
  desk().prepare("UPDATE accounts SET paid = 1, credits = ? WHERE member_id = ?").run([credits, memberId]);
}

/** Takes a profile off the site as the operator does. */
export function disableProfile(memberId: number): void {
  desk().prepare("UPDATE members SET status = 'disabled', listed = 0 WHERE id = ?").run([memberId]);
}

/** The nth fictional member who writes back; the count starts again at the last one. */
export function fictionalMember(nth: number): { id: number; name: string } {
  const all = fictionalMembers();
  const one = all[nth % all.length];
  if (!one) throw new Error("the seed holds no fictional member who writes back");
  return one;
}

/** Fictional members who write back, in the order of their ids. */
export function fictionalMembers(): { id: number; name: string }[] {
  return desk()
    .prepare(
      "SELECT id, name FROM members WHERE fictional = 1 AND answers = 1 AND status = 'active' AND num_photos > 1 ORDER BY id",
    )
    .all([]) as { id: number; name: string }[];
}

/** How many messages with this text exist. */
export function countMessages(text: string): number {
  return readOne<{ count: number }>("SELECT count(*) AS count FROM messages WHERE text = ?", text).count;
}

/** How many accounts have this address. */
export function countAccounts(email: string): number {
  return readOne<{ count: number }>("SELECT count(*) AS count FROM accounts WHERE email = ?", email).count;
}

/** Somebody with more photos than visitors may see. */
export function memberWithManyPhotos(): number {
  return readOne<{ id: number }>(
    "SELECT id FROM members WHERE fictional = 1 AND status = 'active' ORDER BY num_photos DESC, id LIMIT 1",
  ).id;
}

/** The language in which the operator's side writes to a member. */
export function languageOfMember(memberId: number): string {
  return readOne<{ language: string }>("SELECT language FROM accounts WHERE member_id = ?", memberId)
    .language;
}

/** The traffic record that was sent with somebody's signup. */
export function trackingOf(email: string): unknown {
  return JSON.parse(
    readOne<{ tracking: string }>("SELECT tracking FROM accounts WHERE email = ?", email).tracking,
  );
}
