import type { z } from "zod";
import type { payment } from "#app/contract/payment-shape.server";
import type { PAYMENT_STATUSES } from "#app/contract/values";
import type { Backend } from "../backend";
import type { PaymentRow } from "../database/schema";

/** A payment as the contract has it; while it is pending with the page to pay on. Direct debits have none. */
export function wirePayment(backend: Backend, row: PaymentRow): z.input<typeof payment> {
  const isOpen = row.status === "pending" && row.method !== "sdd" && backend.sandbox !== undefined;
  return {
    id: row.id,
    credits: row.credits,
    method: row.method,
    status: row.status as (typeof PAYMENT_STATUSES)[number],
    amount: row.amount,
    currency: row.currency,
    full_amount: row.full_amount,
    discountcode: row.discount_code,
    date: Math.floor(row.created_at / 1000),
    redirect_url: isOpen ? `${backend.sandbox?.origin}/sandbox/pay/${row.token}` : null,
    recurring_failed: row.recurring_failed === 1,
    cancellable: row.status === "pending",
    package: row.package_id,
    key: row.key,
  };
}
