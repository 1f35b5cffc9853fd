import { join } from "node:path";
import SqliteFile from "libsql";
import { theSite } from "./the-site";

let file: SqliteFile.Database | undefined;

/** What an operator would do in the back office: the reference backend's database itself. */
function desk(): SqliteFile.Database {
  if (!file) {
    file = new SqliteFile(join(theSite.dataDir, "reference.db"));
    file.exec("PRAGMA busy_timeout = 5000");
  }
  return file;
}

/** Gives a member Premium and this many credits. */
export function grantPremium(memberId: number, credits: number): void {
  desk().prepare("UPDATE accounts SET paid = 1, credits = ? WHERE member_id = ?").run([credits, memberId]);
}

/** Takes a profile off the site as the operator does. */
export function disableProfile(memberId: number): void {
  desk().prepare("UPDATE members SET status = 'disabled', listed = 0 WHERE id = ?").run([memberId]);
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
  const row = desk().prepare("SELECT count(*) AS count FROM messages WHERE text = ?").get([text]);
  return Number((row as { count: number }).count);
}

/** How many accounts have this address. */
export function countAccounts(email: string): number {
  const row = desk().prepare("SELECT count(*) AS count FROM accounts WHERE email = ?").get([email]);
  return Number((row as { count: number }).count);
}

/** Somebody with more photos than visitors may see. */
export function memberWithManyPhotos(): number {
  const row = desk()
    .prepare(
      "SELECT id FROM members WHERE fictional = 1 AND status = 'active' ORDER BY num_photos DESC, id LIMIT 1",
    )
    .get([]);
  return Number((row as { id: number }).id);
}

/** The language in which the operator's side writes to a member. */
export function languageOfMember(memberId: number): string {
  const row = desk().prepare("SELECT language FROM accounts WHERE member_id = ?").get([memberId]);
  return String((row as { language: string }).language);
}
