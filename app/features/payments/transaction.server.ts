import { listPayments, readPayment } from "#app/contract/payments.server";
import { current } from "#app/contract/user.server";
import { redirect } from "#app/http/redirect";
import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";
import { toldTimeZone } from "#app/session/time-zone.server";
import { requireMember, type Viewer } from "#app/session/viewer.server";
import { timeZoneOf } from "#app/shared/places/time-zone";
import { withFallback, withRecovery } from "#app/upstream/with-fallback.server";
import { methodName } from "./method-names";
import { moneyText } from "./money";
import { carriedQuery, loadOrder } from "./order.server";
import { getWithdrawalDays } from "./order-terms.server";
import { type Payment, providerUrl } from "./place-order.server";
import { getCountry } from "./prices.server";
import { TIME_BONUS } from "./time-bonus";

export interface PaymentRow {
  id: number;
  href: string;
  credits: string;
  price: string;
  /** The price without the discount, and the code that made it less. */
  before: string | undefined;
  discount: string | undefined;
  method: string;
  date: string;
  state: string;
  status: Payment["status"];
}

interface TransactionPage {
  title: string;
  words: Words<"payments">["transactions"];
  here: string;
  allUrl: string;
  /** Where the credits were missing. */
  next: string | undefined;
}

/** What is known of a payment, and what can be done. */
type PaymentState =
  | {
      state: "pending";
      payUrl: string | undefined;
      /** Undefined where upstream lets nobody cancel it. */
      cancelUrl: string | undefined;
    }
  | {
      state: "completed";
      toast: string | undefined;
      balance: string;
      isFirst: boolean;
      withdrawUrl: string | undefined;
    }
  | { state: "refunded" | "other"; askUrl: string }
  | {
      state: "failed";
      text: string;
      retryUrl: string;
      /** A stored card could not be charged. */
      recurring?: { cardUrl: string | undefined; paypalUrl: string | undefined };
    };

export type TransactionModel = TransactionPage &
  ({ state: "loading" } | (PaymentState & { payment: PaymentRow }));

export interface OrdersModel {
  title: string;
  words: Words<"payments">["transactions"];
  rows: PaymentRow[];
  creditsUrl: string;
  repeatUrl: string | undefined;
}

/** In the address of a transaction: asks whether to cancel it. */
export const CANCEL_QUERY = "cancel";

/** In the address of a direct debit that was ended by its last wrong code. */
export const ENDED_QUERY = "ended";

/** A toast for a purchase of long ago would surprise. */
const NEWS_MS = 30 * 60_000;
const DAY_MS = 86_400_000;
const UNAVAILABLE = 503;
/** States of what was bought once, whatever came of it. */
const BOUGHT: ReadonlySet<Payment["status"]> = new Set(["completed", "refunded"]);

/** One payment in its state (PAY-03); undefined where the member has no such payment. */
export async function loadTransaction(
  context: PageContext,
  id: number,
): Promise<{ model: TransactionModel; status: number } | undefined> {
  const viewer = await requireMember(context);
  const { translator } = await getLanguage(context);
  const page = pageModel(context, id, translator);
  return withRecovery(readTransaction(context, viewer, id, page), () => ({
    // Nobody knows the state just now: that is not a failed payment.
    model: { ...page, state: "loading" as const },
    status: UNAVAILABLE,
  }));
}

async function readTransaction(context: PageContext, { user }: Viewer, id: number, page: TransactionPage) {
  const { translator } = await getLanguage(context);
  const answer = await context.upstream.read(readPayment, { query: { id } });
  if (!answer.ok) return undefined;
  const { payment } = answer.value;
  if (isNews(context, payment)) await requireSameMoment(context, user);
  const state = await getState(context, payment, user.credits, translator);
  return {
    model: { ...page, payment: rowOf(payment, translator, await getTimeZone(context)), ...state },
    status: 200,
  };
}

function isNews(context: PageContext, { status, date }: Payment): boolean {
  return status === "completed" && context.runtime.clock() - date < NEWS_MS;
}

/**
 * The payment was completed between reading the member and reading it: the page would thank for credits that its bar
 * does not have. It is asked for again, and then both are of one moment.
 */
async function requireSameMoment(context: PageContext, seen: Viewer["user"]): Promise<void> {
  const answer = await context.upstream.ask(current);
  if (!answer.ok || !answer.value.user) return;
  const { credits, paid_user } = answer.value.user;
  if (credits === seen.credits && paid_user === seen.paid_user) return;
  throw redirect(`${context.url.pathname}${context.url.search}`, 303);
}

function pageModel(context: PageContext, id: number, translator: Translator): TransactionPage {
  const next = safeReturnPath(context.url.searchParams.get("next"), "") || undefined;
  return {
    title: translator.t("payments:transactions.one_title", { id }),
    words: translator.words("payments").transactions,
    here: `${context.url.pathname}${context.url.search}`,
    allUrl: paths.transactions(),
    next,
  };
}

/** In which zone the day of an order is told: the browser's own, else that of the country. */
export async function getTimeZone(context: PageContext): Promise<string> {
  return toldTimeZone(context) ?? timeZoneOf(await getCountry(context));
}

/** A payment in the member's words. */
export function rowOf(payment: Payment, translator: Translator, timeZone: string) {
  const { t, locale } = translator;
  const { full_amount: full, discountcode: code } = payment;
  return {
    id: payment.id,
    href: paths.transaction(payment.id),
    credits: t("payments:pricing.credits", { count: payment.credits }),
    price: moneyText(payment.amount, payment.currency, locale),
    before: code && full ? moneyText(full, payment.currency, locale) : undefined,
    discount: code ?? undefined,
    method: methodName(payment.method, translator.words("payments").checkout),
    date: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }).format(payment.date),
    // A key that ends in `other` would be a plural.
    state: t(`payments:transactions.state_${payment.status === "other" ? "unlisted" : payment.status}`),
    status: payment.status,
  };
}

async function getState(
  context: PageContext,
  payment: Payment,
  credits: number,
  translator: Translator,
): Promise<PaymentState> {
  const next = safeReturnPath(context.url.searchParams.get("next"), "") || undefined;
  switch (payment.status) {
    case "pending":
      return {
        state: "pending",
        payUrl: payment.direct_debit
          ? paths.directDebit({ payment: payment.id, next })
          : providerUrl(context, payment),
        cancelUrl: payment.cancellable
          ? paths.transaction(payment.id, { next, [CANCEL_QUERY]: 1 })
          : undefined,
      };
    case "completed":
      return {
        state: "completed",
        toast: isNews(context, payment)
          ? translator.t("payments:transactions.added", { count: payment.credits })
          : undefined,
        balance: translator.t("payments:checkout.balance", { count: credits }),
        isFirst: await isFirstPurchase(context, payment.id),
        withdrawUrl: await withdrawUrlOf(context, payment),
      };
    case "failed":
    case "cancelled":
      return {
        state: "failed",
        text: failureText(context, payment, translator),
        ...(await getRetry(context, payment, next)),
      };
    case "refunded":
    case "other":
      return { state: payment.status, askUrl: paths.complaints() };
  }
}

function failureText(
  { url }: PageContext,
  { status, method, recurring_failed: isRecurring }: Payment,
  { words }: Translator,
): string {
  const { recurring_text, debit_ended_text, failed_text } = words("payments").transactions;
  if (isRecurring) return recurring_text;
  const isByCode = url.searchParams.has(ENDED_QUERY) && status === "failed" && method === "sdd";
  return isByCode ? debit_ended_text : failed_text;
}

/** Directive (EU) 2023/2673: withdrawing is offered where the purchase is, for as long as it is possible. */
async function withdrawUrlOf(context: PageContext, { id, date }: Payment): Promise<string | undefined> {
  const openMs = ((await getWithdrawalDays(context)) + 1) * DAY_MS;
  return context.runtime.clock() - date < openMs ? paths.withdraw({ order: id }) : undefined;
}

/** The first purchase makes a member Premium; without the list nothing is said about it. */
async function isFirstPurchase(context: PageContext, id: number): Promise<boolean> {
  const list = await withFallback(context.upstream.mustRead(listPayments), undefined);
  return list?.payments.every((one) => one.id === id || !BOUGHT.has(one.status)) ?? false;
}

/** Where to try again; a stored card that failed offers a card or PayPal, as far as they may be used. */
async function getRetry(context: PageContext, payment: Payment, next: string | undefined) {
  const id = payment.package;
  // The time bonus counts by itself, as long as it holds.
  const ordered = payment.discountcode === TIME_BONUS.code ? undefined : payment.discountcode;
  const query = { code: carriedQuery(context).code ?? ordered ?? undefined, next };
  const retryUrl = id === undefined ? paths.credits(query) : paths.package(id, undefined, query);
  if (!payment.recurring_failed || id === undefined) return { retryUrl };
  const order = await withFallback(loadOrder(context, { package: id }), undefined);
  const way = (method: "creditcard" | "paypal") =>
    order?.bundle.methods.includes(method) ? paths.package(id, method, query) : undefined;
  return { retryUrl, recurring: { cardUrl: way("creditcard"), paypalUrl: way("paypal") } };
}

/** All orders of the member, newest first (PAY-03). */
export async function loadTransactions(context: PageContext): Promise<OrdersModel> {
  await requireMember(context);
  const { translator } = await getLanguage(context);
  const { payments } = await context.upstream.mustRead(listPayments);
  const words = translator.words("payments").transactions;
  const timeZone = await getTimeZone(context);
  return {
    title: words.title,
    words,
    rows: payments.map((payment) => rowOf(payment, translator, timeZone)),
    creditsUrl: paths.credits(),
    repeatUrl: payments.some(({ status }) => status === "completed") ? paths.repeatOrder() : undefined,
  };
}
