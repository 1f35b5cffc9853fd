import type { Insertable } from "kysely";
import type { DiscountCodesTable } from "../database/offer-tables";
import type { Database } from "../database/schema";

const OWNER_OF_OWN_CODE = "unconfirmed@demo.example";

/** One code of every kind (SPEC §3), so that each answer can be seen. */
const DEMO_CODES: Insertable<DiscountCodesTable>[] = [
  demo("SPRING20", 20),
  // What `delete_discount: 25` of the settings offers to those who are about to leave.
  demo("STAY25", 25, { validity: "once-per-user" }),
  demo("ONCE30", 30, { validity: "once-per-user" }),
  demo("HOLLAND10", 10, { country: "NL" }),
  demo("BIGGER15", 15, { minimum_order_value: 5000 }),
  demo("BANK10", 10, { payment_methods: JSON.stringify(["ideal", "bancontact", "sct", "sdd"]) }),
  demo("SUMMER2024", 50, { expires_at: Date.UTC(2024, 8, 1) }),
  demo("WITHDRAWN40", 40, { status: "inactive" }),
];

/** Adds them where they are missing; one that was changed meanwhile stays as it is. */
export async function addDemoCodes(db: Database): Promise<void> {
  const owner = await db
    .selectFrom("accounts")
    .select("member_id")
    .where("email_key", "=", OWNER_OF_OWN_CODE)
    .executeTakeFirst();
  const own = owner ? [demo("FORSAM15", 15, { member_id: owner.member_id, validity: "once-per-user" })] : [];
  await db
    .insertInto("discount_codes")
    .values([...DEMO_CODES, ...own])
    .onConflict((conflict) => conflict.column("code").doNothing())
    .execute();
}

function demo(
  code: string,
  percentage: number,
  rest: Partial<Insertable<DiscountCodesTable>> = {},
): Insertable<DiscountCodesTable> {
  return {
    code,
    value_percentage: percentage,
    country: null,
    member_id: null,
    expires_at: null,
    currency: null,
    minimum_order_value: null,
    status: "active",
    validity: "unlimited",
    payment_methods: "[]",
    ...rest,
  };
}
