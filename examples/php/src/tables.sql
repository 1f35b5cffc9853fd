CREATE TABLE members (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, email TEXT UNIQUE, password TEXT,
  status TEXT NOT NULL DEFAULT 'active', fictional INTEGER NOT NULL DEFAULT 0, language TEXT,
  date_of_birth TEXT NOT NULL, gender TEXT, sexuality TEXT, country TEXT, region TEXT, city TEXT, about_me TEXT,
  interests TEXT NOT NULL DEFAULT '[]', credits INTEGER NOT NULL DEFAULT 20,
  notifications TEXT NOT NULL DEFAULT '{}', created TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, delete_at INTEGER
);
CREATE TABLE logins (token_hash TEXT PRIMARY KEY, member INTEGER NOT NULL, expires INTEGER NOT NULL);
-- Codes of mailed links that make an account active: after the signup, or again within the days of a deletion.
CREATE TABLE activations (code_hash TEXT PRIMARY KEY, member INTEGER NOT NULL, expires INTEGER NOT NULL);
CREATE TABLE likes (
  member INTEGER NOT NULL, liked INTEGER NOT NULL, seen INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (member, liked)
);
-- A conversation belongs to two members, the one with the smaller number first.
CREATE TABLE conversations (
  id INTEGER PRIMARY KEY, first INTEGER NOT NULL, second INTEGER NOT NULL, UNIQUE (first, second)
);
CREATE TABLE messages (
  id INTEGER PRIMARY KEY, conversation INTEGER NOT NULL, sender INTEGER NOT NULL, text TEXT NOT NULL,
  sent INTEGER NOT NULL, idempotency_key TEXT, seen INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX messages_of ON messages (conversation, id);
-- Up to which message a member removed a conversation.
CREATE TABLE removed (
  conversation INTEGER NOT NULL, member INTEGER NOT NULL, up_to INTEGER NOT NULL, PRIMARY KEY (conversation, member)
);
-- What was answered to an Idempotency-Key.
CREATE TABLE answers (idempotency_key TEXT PRIMARY KEY, payload_hash TEXT NOT NULL, answer TEXT NOT NULL, created INTEGER NOT NULL);
