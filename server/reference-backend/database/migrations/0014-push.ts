import type { Kysely } from "kysely";

/** Push messages to send, and the keys they are signed with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("push_jobs")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("member_id", "integer", (column) => column.notNull().references("members.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("push_keys")
    .addColumn("public_key", "text", (column) => column.primaryKey())
    .addColumn("private_key", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("push_subscriptions_member")
    .on("push_subscriptions")
    .column("member_id")
    .execute();
}
