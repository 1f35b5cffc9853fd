import type { ColumnType } from "kysely";

type WithDefault<T> = ColumnType<T, T | undefined, T>;

/** A discount code (SPEC §3). */
export interface DiscountCodesTable {
  code: string;
  country: string | null;
  /** Where set, nobody else may use it. */
  member_id: number | null;
  expires_at: number | null;
  value_percentage: number;
  /** Where set, only for orders in it; the minimum is in its minor units, else in those of the order. */
  currency: string | null;
  minimum_order_value: number | null;
  status: WithDefault<string>;
  /** "once-per-user" or "unlimited". */
  validity: WithDefault<string>;
  /** JSON; an empty list allows all. */
  payment_methods: WithDefault<string>;
}

/** What a direct debit needs until its SMS code was typed. Whole IBANs are the bank's, and are not kept. */
export interface DirectDebitsTable {
  payment_id: number;
  member_id: number;
  iban_end: string;
  /** Gone once the code was right. */
  phone: string | null;
  code_hash: string;
  code_expires_at: number;
  attempts_left: number;
  confirmed_at: number | null;
  created_at: number;
}
