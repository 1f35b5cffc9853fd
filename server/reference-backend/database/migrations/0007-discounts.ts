import type { Kysely } from "kysely";

/** Discount codes (PAY-06) and who used which. */
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
    .createTable("discount_uses")
    .addColumn("member_id", "integer", (column) => column.notNull().references("members.id"))
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("used_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("discount_uses_once", ["member_id", "code"])
    .execute();
}
