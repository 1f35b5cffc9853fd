// Fills a copy of the backend's data with what a member sees after some weeks: conversations, likes both ways, orders
// in every state. Written before the backend starts, because it counts on being the only one who writes.
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import SqliteFile from "libsql";
import { writeTalks } from "../rig/talk.mjs";

const HOUR_MS = 3_600_000;
const TALKS = [23, 6, 14, 3, 9, 4, 2];
const ORDERS = ["completed", "pending", "failed", "cancelled", "completed"];

/** Gives the ids that addresses of pages need. */
export function writeLife(dataDir, email) {
  const talks = writeTalks(dataDir, email, TALKS, { gender: "male" });
  const db = new SqliteFile(join(dataDir, "reference.db"));
  try {
    const me = db.prepare("SELECT member_id AS id FROM accounts WHERE email = ?").get(email).id;
    const others = db
      .prepare(
        `SELECT id FROM members WHERE fictional = 1 AND status = 'active' AND gender = 'male' AND num_photos > 2
           AND id NOT IN (SELECT partner_id FROM conversation_sides WHERE member_id = ?) ORDER BY num_photos DESC, id LIMIT 16`,
      )
      .all(me)
      .map(({ id }) => id);
    const [talk] = talks;
    const now = Date.now();
    const like = db.prepare(
      "INSERT OR IGNORE INTO likes (from_id, to_id, is_new, created_at) VALUES (?, ?, ?, ?)",
    );
    db.exec("BEGIN");
    others.forEach((other, index) => {
      const atMs = now - (index + 1) * 5 * HOUR_MS;
      if (index < 12) like.run(other, me, index < 3 ? 1 : 0, atMs);
      if (index > 8) like.run(me, other, 0, atMs);
    });
    const earlier = db.prepare("UPDATE messages SET created_at = created_at - ? WHERE conversation_id = ?");
    for (const [index, id] of talks.entries()) earlier.run((talks.length - 1 - index) * 3 * HOUR_MS, id);
    db.prepare(
      "UPDATE conversation_sides SET unread = 2 WHERE member_id = ? AND conversation_id IN (?, ?)",
    ).run(me, talk + 1, talk + 2);
    const order = db.prepare(
      `INSERT INTO payments (member_id, package_id, credits, method, status, amount, full_amount, currency, token, created_at, settled_at)
         VALUES (?, 1, 12, 'visa', ?, 999, 999, 'GBP', ?, ?, ?)`,
    );
    const orders = {};
    ORDERS.forEach((status, index) => {
      const atMs = now - (ORDERS.length - index) * 30 * HOUR_MS;
      orders[status] = Number(
        order.run(me, status, randomUUID(), atMs, status === "pending" ? null : atMs).lastInsertRowid,
      );
    });
    db.exec("COMMIT");
    const album = join(dataDir, "pictures/m", String(others[2]));
    const photos = readdirSync(album)
      .filter((name) => name.endsWith("-720.webp"))
      .map((name) => join(album, name));
    return { photos, likers: others.slice(1, 9), talk, liker: others[0], stranger: others[15], orders };
  } finally {
    db.close();
  }
}
