import type { Kysely } from "kysely";

/** The operator's side: outgoing mail, reports and complaints, push subscriptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("outbox")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("delivered_at", "bigint")
    .execute();

  await db.schema
    .createTable("reports")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("member_id", "integer")
    .addColumn("profile_id", "integer")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("remarks", "text")
    .addColumn("evidence", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("push_subscriptions")
    .addColumn("endpoint", "text", (column) => column.primaryKey())
    .addColumn("member_id", "integer", (column) => column.notNull().references("accounts.member_id"))
    .addColumn("subscription", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}
