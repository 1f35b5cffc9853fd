// A copy of the backend's data with conversations written straight into its database: sending ten thousand messages
// would measure the sending.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "libsql";

const MINUTE_MS = 60_000;
/** What people write: long and short, so that a page compresses as a real one does. */
const LINES = [
  "Good morning! Did you sleep well after that long evening?",
  "Barely, the neighbours moved their piano around until two.",
  "Oh no. Then coffee first and everything else later.",
  "Exactly. What did you end up cooking yesterday?",
  "A lentil soup with far too much cumin, but I had three plates of it anyway 😄",
  "I would have come over for that.",
  "Next time I will set the table for two.",
  "Careful, I might take you at your word.",
  "Do you still go climbing on Thursdays, or was that only in summer?",
  "Only when the hall by the river is not full of school classes.",
  "My sister asked me to water her plants for a fortnight. Forty-one plants.",
  "Forty-one! Does each of them have a name?",
  "Most of them. The big fern is called Gerald and he judges me.",
  "Gerald sounds like my first boss.",
  "Ha!",
  "Tell me something you have never told anybody here.",
  "I once took the wrong ferry and stayed on the island for three days because I liked it.",
  "That is the best thing I have read all week.",
  "And you? It is your turn now.",
  "I learned the accordion for a year and played exactly one concert, for my grandmother.",
  "Did she like it?",
  "She fell asleep, which she later said was the highest praise.",
  "I want to hear this accordion.",
  "It lives in the attic and should stay there.",
  "What are you up to at the weekend? The forecast says sun on Saturday.",
  "A walk around the lake in the morning, then the flea market if it does not rain.",
  "I am looking for an old kitchen clock, the kind that ticks too loudly.",
  "I know a stall that has nothing but clocks. The owner winds all of them up every morning.",
  "Then show me. Saturday at ten?",
  "Saturday at ten. I will bring the coffee.",
];

/** The cached data once more, so that nothing that is written stays in it. */
export function copyData(dataDir) {
  const copy = mkdtempSync(join(tmpdir(), "rendez-talk-"));
  process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

/** Copies fictional members until so many of them are there: some members talk to a thousand. */
export function crowd(dataDir, wanted) {
  const db = new SqliteFile(join(dataDir, "reference.db"));
  try {
    const columns = db
      .prepare("SELECT name FROM pragma_table_info('members') WHERE name NOT IN ('id', 'search_rank')")
      .all()
      .map(({ name }) => name)
      .join(", ");
    const { count } = db.prepare("SELECT count(*) AS count FROM members WHERE fictional = 1").get();
    const copy = db.prepare(
      `INSERT INTO members (${columns}, search_rank) SELECT ${columns}, search_rank FROM members WHERE fictional = 1 ORDER BY id LIMIT ?`,
    );
    for (let missing = wanted - count; missing > 0; missing -= count) copy.run(Math.min(missing, count));
  } finally {
    db.close();
  }
}

/** Writes conversations of the member with `email`, one a number in `lengths`; gives the conversations' ids. `gender` chooses the partners. */
export function writeTalks(dataDir, email, lengths, { gender = null } = {}) {
  const db = new SqliteFile(join(dataDir, "reference.db"));
  try {
    const me = db.prepare("SELECT member_id AS id FROM accounts WHERE email = ?").get(email);
    if (!me) throw new Error(`${email} has no account`);
    const partners = db
      .prepare(
        `SELECT id FROM members WHERE fictional = 1 AND status = 'active' AND gender = coalesce(?, gender) AND id NOT IN
           (SELECT partner_id FROM conversation_sides WHERE member_id = ?) ORDER BY id LIMIT ?`,
      )
      .all(gender, me.id, lengths.length);
    if (partners.length < lengths.length) throw new Error(`only ${partners.length} partners are left`);
    const insertPair = db.prepare("INSERT INTO conversations (low_id, high_id) VALUES (?, ?)");
    const insertSide = db.prepare(
      "INSERT INTO conversation_sides (conversation_id, member_id, partner_id, last_message_id, visible, wrote) VALUES (?, ?, ?, ?, 1, 1)",
    );
    const insertMessage = db.prepare(
      "INSERT INTO messages (conversation_id, sender_id, kind, text, created_at, key) VALUES (?, ?, 'text', ?, ?, ?)",
    );
    db.exec("BEGIN");
    const ids = lengths.map((length, index) => {
      const partner = partners[index].id;
      const pair = [Math.min(me.id, partner), Math.max(me.id, partner)];
      const id = Number(insertPair.run(...pair).lastInsertRowid);
      const startMs = Date.now() - length * 3 * MINUTE_MS;
      let last = 0;
      for (let turn = 0; turn < length; turn += 1) {
        const sender = turn % 2 === 0 ? me.id : partner;
        const text = LINES[(turn + index) % LINES.length];
        const atMs = startMs + turn * 3 * MINUTE_MS;
        const key = sender === me.id ? `send~${randomText(72)}` : null;
        last = Number(insertMessage.run(id, sender, text, atMs, key).lastInsertRowid);
      }
      insertSide.run(id, me.id, partner, last);
      insertSide.run(id, partner, me.id, last);
      return id;
    });
    db.exec("COMMIT");
    return ids;
  } finally {
    db.close();
  }
}

/** Writes single messages of partners beside the running backend, as if they had sent them. */
export function openBook(dataDir) {
  const db = new SqliteFile(join(dataDir, "reference.db"));
  db.exec("PRAGMA busy_timeout = 5000");
  const pair = db.prepare("SELECT low_id, high_id FROM conversations WHERE id = ?");
  const isPartner = db.prepare("SELECT fictional FROM members WHERE id = ?");
  const message = db.prepare(
    "INSERT INTO messages (conversation_id, sender_id, kind, text, created_at) VALUES (?, ?, 'text', ?, ?)",
  );
  const sides = db.prepare(
    "UPDATE conversation_sides SET last_message_id = ?, unread = unread + (member_id <> ?) WHERE conversation_id = ?",
  );
  return {
    write(conversation, text) {
      const { low_id, high_id } = pair.get(conversation);
      const sender = isPartner.get(low_id).fictional ? low_id : high_id;
      const { lastInsertRowid } = message.run(conversation, sender, text, Date.now());
      sides.run(lastInsertRowid, sender, conversation);
    },
    close: () => db.close(),
  };
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function randomText(length) {
  return Array.from({ length }, () => ALPHABET[Math.floor(Math.random() * 64)]).join("");
}
