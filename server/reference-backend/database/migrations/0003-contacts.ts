import type { Kysely } from "kysely";

/** What passes between members: likes, blocks, conversations, and the credits that it costs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("likes")
    .addColumn("from_id", "integer", (column) => column.notNull().references("members.id"))
    .addColumn("to_id", "integer", (column) => column.notNull().references("members.id"))
    .addColumn("is_new", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("likes_pair", ["from_id", "to_id"])
    .execute();
  await db.schema.createIndex("likes_received").on("likes").columns(["to_id", "is_new"]).execute();

  await db.schema
    .createTable("blocks")
    .addColumn("from_id", "integer", (column) => column.notNull().references("members.id"))
    .addColumn("to_id", "integer", (column) => column.notNull().references("members.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("blocks_pair", ["from_id", "to_id"])
    .execute();
  await db.schema.createIndex("blocks_received").on("blocks").column("to_id").execute();

  await db.schema
    .createTable("conversations")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("low_id", "integer", (column) => column.notNull().references("members.id"))
    .addColumn("high_id", "integer", (column) => column.notNull().references("members.id"))
    .addUniqueConstraint("conversations_pair", ["low_id", "high_id"])
    .execute();

  await db.schema
    .createTable("conversation_sides")
    .addColumn("conversation_id", "integer", (column) =>
      column.notNull().references("conversations.id").onDelete("cascade"),
    )
    .addColumn("member_id", "integer", (column) => column.notNull())
    .addColumn("partner_id", "integer", (column) => column.notNull())
    .addColumn("last_message_id", "integer", (column) => column.notNull())
    .addColumn("unread", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("visible", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("cleared_to", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("wrote", "integer", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("conversation_sides_key", ["conversation_id", "member_id"])
    .execute();
  await db.schema
    .createIndex("conversation_sides_list")
    .on("conversation_sides")
    .columns(["member_id", "visible", "last_message_id", "unread"])
    .execute();

  await db.schema
    .createTable("messages")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("conversation_id", "integer", (column) =>
      column.notNull().references("conversations.id").onDelete("cascade"),
    )
    .addColumn("sender_id", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("text", "text")
    .addColumn("attachment", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("key", "text")
    .execute();
  await db.schema.createIndex("messages_page").on("messages").columns(["conversation_id", "id"]).execute();

  await db.schema
    .createTable("credit_entries")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("member_id", "integer", (column) => column.notNull().references("accounts.member_id"))
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("message_id", "integer")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("credit_entries_member").on("credit_entries").column("member_id").execute();

  await db.schema
    .createTable("reply_jobs")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("from_id", "integer", (column) => column.notNull())
    .addColumn("to_id", "integer", (column) => column.notNull())
    .addColumn("message_id", "integer", (column) => column.unique())
    .addColumn("due_at", "bigint")
    .execute();
  await db.schema.createIndex("reply_jobs_due").on("reply_jobs").column("due_at").execute();
}
