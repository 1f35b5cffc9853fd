// What the operator's database says of two members: the books that every screen is held against.
import { join } from "node:path";
import SqliteFile from "libsql";

/** The two demo accounts that talk; each is made what the talk needs. */
const PEOPLE = {
  // In the Netherlands, signed up long ago, with a code of her own: FORSAM15, the welcome discount.
  sam: {
    email: "unconfirmed@demo.example",
    credits: 60,
    paid: 1,
    freeMessages: 0,
    signedUpAgoMs: 40 * 86_400_000,
  },
  // In the United States, signed up just now and has never paid: the time bonus.
  robin: { email: "free@demo.example", credits: 25, paid: 0, freeMessages: 3, signedUpAgoMs: 60_000 },
};

/** Gives both what they need; credits go through the ledger, as every movement does. */
export function preparePeople(dataDir) {
  const db = new SqliteFile(join(dataDir, "reference.db"));
  const now = Date.now();
  try {
    return Object.fromEntries(
      Object.entries(PEOPLE).map(([name, { email, credits, paid, freeMessages, signedUpAgoMs }]) => {
        const { id } = db.prepare("SELECT member_id AS id FROM accounts WHERE email = ?").get(email);
        db.prepare(
          "UPDATE accounts SET status = 'active', credits = credits + ?, paid = ?, free_messages_left = ?, signup_at = ? WHERE member_id = ?",
        ).run(credits, paid, freeMessages, now - signedUpAgoMs, id);
        const entry = db.prepare(
          "INSERT INTO credit_entries (transfer, account, member_id, amount, reason, created_at) VALUES (?, ?, ?, ?, 'demo', ?)",
        );
        entry.run(`two-people-${name}`, "member", id, credits, now);
        entry.run(`two-people-${name}`, "demo", id, -credits, now);
        return [name, { name, email, id }];
      }),
    );
  } finally {
    db.close();
  }
}

/** Opens the books of the two for reading, beside the backend that writes them. */
export function openBooks(dataDir, people) {
  const db = new SqliteFile(join(dataDir, "reference.db"), { readonly: true });
  const ids = Object.values(people).map(({ id }) => id);
  const texts = db.prepare(
    "SELECT m.id, m.conversation_id AS conversation, m.sender_id AS sender, m.kind, m.text, m.created_at AS atMs FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE c.low_id = ? AND c.high_id = ? ORDER BY m.id",
  );
  const account = db.prepare("SELECT credits, paid FROM accounts WHERE member_id = ?");
  const entries = db.prepare(
    "SELECT coalesce(sum(amount), 0) AS sum FROM credit_entries WHERE member_id = ? AND account = 'member'",
  );
  const sides = db.prepare(
    "SELECT s.conversation_id AS conversation, s.unread, m.text, m.id AS message FROM conversation_sides s JOIN messages m ON m.id = s.last_message_id WHERE s.member_id = ? AND s.visible = 1 ORDER BY s.last_message_id DESC",
  );
  const likes = db.prepare("SELECT count(*) AS sum FROM likes WHERE to_id = ? AND is_new = 1");
  const payments = db.prepare(
    "SELECT id, amount, full_amount AS full, currency, discount_code AS code, credits, status FROM payments WHERE member_id = ? ORDER BY id DESC",
  );
  return {
    /** Everything at one moment: a transaction sees one state. */
    read() {
      db.exec("BEGIN");
      try {
        const messages = texts.all(Math.min(...ids), Math.max(...ids));
        const of = Object.fromEntries(
          Object.entries(people).map(([name, { id }]) => [
            name,
            {
              ...account.get(id),
              byEntries: entries.get(id).sum,
              sides: sides.all(id),
              newLikes: likes.get(id).sum,
            },
          ]),
        );
        return { atMs: Date.now(), messages, of };
      } finally {
        db.exec("COMMIT");
      }
    },
    newestPayment: (name) => payments.get(people[name].id),
    close: () => db.close(),
  };
}
