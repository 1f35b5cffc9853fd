import {
  cancelPayment,
  createPayment,
  listCards,
  listPayments,
  readPayment,
} from "#app/contract/payments.server";
import { newToken } from "../auth/session";
import type { Backend } from "../backend";
import type { Database, PaymentRow } from "../database/schema";
import { forMembers } from "../http/call";
import { Refusal } from "../http/refusal";
import { readOpenDebit } from "./debit-state";
import { discountedAmount, findDiscount, misfitOf } from "./discounts";
import { CARD_BRANDS, methodsFor, type PaymentMethod } from "./methods";
import { cancelOrder, endLeftOrders, OPEN_ORDER_MS } from "./open-order";
import { type Package, packagesFor } from "./packages";
import { completePayment } from "./settle";
import { wirePayment } from "./wire-payment";

/** Ends of test cards; the last one works once and fails when it is charged again. */
export const LAST4_WORKS = "4242";
export const LAST4_FAILS_LATER = "0341";

const JUST_DONE_MS = 2 * 60_000;

/** What a payment is made of, checked; `requirePrice` gives it. */
export interface Order {
  memberId: number;
  bundle: Package;
  method: PaymentMethod;
  amount: number;
  discountCode: string | null;
  /** The code counts once for each member: while the order is open, no other one can have it. */
  holdsCode: boolean;
}

interface OrderChoice {
  package: number;
  method: PaymentMethod;
  discountcode?: string | undefined;
  amount: number;
  currency: string;
}

/**
 * The package at the price that the member saw. Throws `package_not_found`, `method_not_allowed`, the code's own
 * refusals, or `amount_changed` with the price of now.
 */
export async function requirePrice(
  backend: Backend,
  db: Database,
  asker: { id: number; country: string | undefined; now: number },
  choice: OrderChoice,
): Promise<Order> {
  const { id: member, country, now } = asker;
  const bundle = packagesFor(country, backend.limits.messageCredits).find(({ id }) => id === choice.package);
  if (!bundle) throw new Refusal("package_not_found");
  const { method, discountcode: code } = choice;
  if (!backend.sandbox || !methodsFor(country, bundle.amount).includes(method)) {
    throw new Refusal("method_not_allowed");
  }
  const discount = code ? await findDiscount(db, { member, code, now }) : undefined;
  const misfit = discount && misfitOf(discount, { bundles: [bundle], method, country });
  if (misfit) throw misfit;
  const amount = discount ? discountedAmount(bundle.amount, discount.percentage) : bundle.amount;
  if (amount !== choice.amount || bundle.currency !== choice.currency) {
    throw new Refusal("amount_changed", { amount, currency: bundle.currency });
  }
  const discountCode = discount?.code ?? null;
  return { memberId: member, bundle, method, amount, discountCode, holdsCode: discount?.isOnce ?? false };
}

/** Writes a pending payment. */
export async function insertPayment(
  db: Database,
  order: Order,
  more: { cardId?: string; returnUrl?: string; key: string | undefined; now: number },
): Promise<PaymentRow> {
  const { memberId: member, discountCode: code } = order;
  if (code !== null && order.holdsCode) await endLeftOrders(db, { member, code, now: more.now });
  return db
    .insertInto("payments")
    .values({
      member_id: order.memberId,
      package_id: order.bundle.id,
      credits: order.bundle.credits,
      method: order.method,
      status: "pending",
      amount: order.amount,
      full_amount: order.bundle.amount,
      currency: order.bundle.currency,
      discount_code: order.discountCode,
      card_id: more.cardId ?? null,
      token: newToken(),
      return_url: more.returnUrl ?? null,
      key: more.key ?? null,
      created_at: more.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function paymentOf(db: Database, id: number): Promise<PaymentRow> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

const createRoute = forMembers(createPayment, async ({ backend, body, viewer, key, now, write }) => {
  return write(async (db) => {
    const country = viewer.country ?? body.country;
    // Before the price: the first order may hold the code that makes it.
    if (!body.again) await requireFirst(db, { memberId: viewer.id, packageId: body.package, now });
    const order = await requirePrice(backend, db, { id: viewer.id, country, now }, body);
    // Direct debit has a form, a mandate and a code of its own.
    if (order.method === "sdd") throw new Refusal("method_not_allowed");
    const card = body.card === undefined ? undefined : await requireCard(db, viewer.id, body.card, order);
    const row = await insertPayment(db, order, { cardId: card?.id, returnUrl: body.return_url, key, now });
    if (card) await chargeCard(db, row.id, card.last4, now);
    return { payment: wirePayment(backend, await paymentOf(db, row.id)) };
  });
});

/** Two tabs must not buy the same thing twice: an equal order that is open or only just done is named first. */
async function requireFirst(
  db: Database,
  { memberId, packageId, now }: { memberId: number; packageId: number; now: number },
): Promise<void> {
  const equal = await db
    .selectFrom("payments")
    .select("id")
    .where("member_id", "=", memberId)
    .where("package_id", "=", packageId)
    .where((where) =>
      where.or([
        where.and([where("status", "=", "pending"), where("created_at", ">", now - OPEN_ORDER_MS)]),
        where.and([where("status", "=", "completed"), where("settled_at", ">", now - JUST_DONE_MS)]),
      ]),
    )
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (equal) throw new Refusal("order_repeated", { payment: equal.id });
}

async function requireCard(db: Database, memberId: number, id: string, { method }: Order) {
  const card = await db
    .selectFrom("stored_cards")
    .select(["id", "last4"])
    .where("id", "=", id)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  if (!card || !(method in CARD_BRANDS)) throw new Refusal("method_not_allowed");
  return card;
}

/** A stored card is charged at once, without the provider's page. */
async function chargeCard(db: Database, paymentId: number, last4: string, now: number): Promise<void> {
  if (last4 !== LAST4_FAILS_LATER) {
    await completePayment(db, paymentId, now);
    return;
  }
  await db
    .updateTable("payments")
    .set({ status: "failed", recurring_failed: 1, settled_at: now })
    .where("id", "=", paymentId)
    .execute();
}

const readRoute = forMembers(readPayment, async ({ backend, db, query, viewer }) => {
  const row = await db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", query.id)
    .where("member_id", "=", viewer.id)
    .executeTakeFirst();
  if (!row) throw new Refusal("payment_not_found");
  return { payment: { ...wirePayment(backend, row), direct_debit: await readOpenDebit(db, row.id) } };
});

/** Cancelling once more changes nothing. */
const cancelRoute = forMembers(cancelPayment, ({ backend, body, viewer, now, write }) =>
  write(async (db) => {
    const row = await db
      .selectFrom("payments")
      .select("status")
      .where("id", "=", body.payment)
      .where("member_id", "=", viewer.id)
      .executeTakeFirst();
    if (!row) throw new Refusal("payment_not_found");
    const isCancelled = row.status === "cancelled" || (await cancelOrder(db, body.payment, now));
    if (!isCancelled) throw new Refusal("payment_not_open");
    return { payment: wirePayment(backend, await paymentOf(db, body.payment)) };
  }),
);

const listRoute = forMembers(listPayments, async ({ backend, db, viewer }) => {
  const rows = await db
    .selectFrom("payments")
    .selectAll()
    .where("member_id", "=", viewer.id)
    .orderBy("id", "desc")
    .execute();
  return { payments: rows.map((row) => wirePayment(backend, row)) };
});

const cardsRoute = forMembers(listCards, async ({ db, viewer }) => ({
  cards: await db
    .selectFrom("stored_cards")
    .select(["id", "brand", "last4", "expires"])
    .where("member_id", "=", viewer.id)
    .orderBy("created_at", "desc")
    .execute(),
}));

export const paymentRoutes = [createRoute, cancelRoute, readRoute, listRoute, cardsRoute];
