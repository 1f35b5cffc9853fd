import { type Kysely, sql } from "kysely";

/** Accounts, sessions, mailed codes, counters and kept answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("member_id", "integer", (column) => column.primaryKey().references("members.id"))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("credits", "integer", (column) => column.notNull().defaultTo(0).check(sql`credits >= 0`))
    .addColumn("paid", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("free_messages_left", "integer", (column) => column.notNull())
    .addColumn("signup_at", "bigint", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("notifications", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("notifications_disabled", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("delete_at", "bigint")
    .addColumn("deletion_reason", "text")
    .addColumn("deletion_remarks", "text")
    .addColumn("tracking", "text")
    .execute();

  await db.schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("member_id", "integer", (column) => column.notNull().references("accounts.member_id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sessions_member").on("sessions").column("member_id").execute();

  await db.schema
    .createTable("codes")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("member_id", "integer", (column) => column.notNull().references("accounts.member_id"))
    .addColumn("email", "text")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema.createIndex("codes_member").on("codes").columns(["member_id", "kind"]).execute();

  await db.schema
    .createTable("attempts")
    .addColumn("subject", "text", (column) => column.primaryKey())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("last_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("counts")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("window_start", "bigint", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("counts_key", ["kind", "subject"])
    .execute();

  await db.schema
    .createTable("idempotency_keys")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("status", "integer", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("session_member_id", "integer")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("idempotency_keys_age").on("idempotency_keys").column("created_at").execute();
}
