import { type Kysely, sql } from "kysely";

/** Payments, stored cards, and the credits as double entries: every change has one row for the member and one against. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payments")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("member_id", "integer", (column) => column.notNull())
    .addColumn("package_id", "integer", (column) => column.notNull())
    .addColumn("credits", "integer", (column) => column.notNull().check(sql`credits > 0`))
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull().check(sql`amount >= 0`))
    .addColumn("full_amount", "integer", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("discount_code", "text")
    .addColumn("card_id", "text")
    .addColumn("recurring_failed", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("return_url", "text")
    .addColumn("key", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("settled_at", "bigint")
    .execute();
  await db.schema.createIndex("payments_member").on("payments").columns(["member_id", "id"]).execute();

  await db.schema
    .createTable("stored_cards")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("member_id", "integer", (column) => column.notNull())
    .addColumn("brand", "text", (column) => column.notNull())
    .addColumn("last4", "text", (column) => column.notNull())
    .addColumn("expires", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("stored_cards_one", ["member_id", "brand", "last4"])
    .execute();

  await db.schema
    .createTable("sandbox_notices")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("payment_id", "integer", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .execute();

  await addSecondEntries(db);
}

/** The entries of before were the member's side alone. */
async function addSecondEntries(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable("credit_entries");
  await table().addColumn("transfer", "text").execute();
  await table()
    .addColumn("account", "text", (column) => column.notNull().defaultTo("member"))
    .execute();
  await table().addColumn("payment_id", "integer").execute();
  await sql`update credit_entries set transfer = 'before-' || id`.execute(db);
  await sql`insert into credit_entries (member_id, amount, reason, message_id, created_at, transfer, account)
    select member_id, -amount, reason, message_id, created_at, transfer, reason from credit_entries`.execute(
    db,
  );
  // A payment's credits are added once, whatever the program believes.
  await db.schema
    .createIndex("credit_entries_payment")
    .unique()
    .on("credit_entries")
    .columns(["payment_id", "account"])
    .execute();
}
