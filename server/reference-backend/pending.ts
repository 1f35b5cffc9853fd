import * as payments from "#app/contract/payments.server";
import type { Route } from "./http/call";
import { NotImplemented } from "./http/refusal";

/** In the contract, not yet filled here: answered with 501. The one list of them. */
const PENDING = [
  payments.readDiscountCode,
  payments.startDirectDebit,
  payments.confirmDirectDebit,
  payments.resendDirectDebitCode,
];

export const pendingRoutes: Route[] = PENDING.map((endpoint) => ({
  endpoint,
  handle: () => Promise.reject(new NotImplemented()),
}));
