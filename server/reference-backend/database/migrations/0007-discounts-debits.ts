import type { Kysely } from "kysely";

/** Discount codes (PAY-06). */
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
}
