import type { Kysely } from "kysely";

/** Discount codes (PAY-06), and direct debits that wait for their SMS code (PAY-07). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("discount_codes")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("country", "text")
    .addColumn("member_id", "integer", (column) => column.references("members.id"))
    .addColumn("expires_at", "bigint")
    .addColumn("value_percentage", "real", (column) => column.notNull())
    .addColumn("currency", "text")
    .addColumn("minimum_order_value", "integer")
    .addColumn("status", "text", (column) => column.notNull().defaultTo("active"))
    .addColumn("validity", "text", (column) => column.notNull().defaultTo("unlimited"))
    .addColumn("payment_methods", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await db.schema
    .createTable("direct_debits")
    .addColumn("payment_id", "integer", (column) => column.primaryKey())
    .addColumn("member_id", "integer", (column) => column.notNull())
    .addColumn("iban_end", "text", (column) => column.notNull())
    .addColumn("phone", "text")
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("code_expires_at", "bigint", (column) => column.notNull())
    .addColumn("attempts_left", "integer", (column) => column.notNull())
    .addColumn("confirmed_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("direct_debits_member")
    .on("direct_debits")
    .columns(["member_id", "created_at"])
    .execute();
}
