import { startDirectDebit } from "#app/contract/direct-debit.server";
import { listPayments, readPayment } from "#app/contract/payments.server";
import { type FormProblems, fieldErrors, type Typed } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import { type FormOutcome, formDone, refusalsOf } from "#app/http/form-outcome";
import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { Viewer } from "#app/session/viewer.server";
import type { FieldConstraints, FieldError } from "#app/ui/form-types";
import { withFallback } from "#app/upstream/with-fallback.server";
import { orderFields, otherMethodUrl, priceFacts } from "./checkout.server";
import { exampleIban, getCreditor } from "./creditor.server";
import { directDebitForm, type TypedField } from "./direct-debit-form.server";
import type { CodeNoteModel } from "./discount-notes.server";
import { carriedQuery, loadOrder, type Order } from "./order.server";
import { type OrderProblem, orderRefusal, problemOf, problemOfFailure } from "./order-refusal.server";
import { orderTerms } from "./order-terms.server";
import { findPayment } from "./place-order.server";
import { getCountry } from "./prices.server";

const ACTION = "direct-debit";

export interface DebitOrderModel {
  title: string;
  words: Words<"payments">["directDebit"];
  checkout: Words<"payments">["checkout"];
  credits: string;
  price: string;
  before: string | undefined;
  discount: string | undefined;
  notes: CodeNoteModel[];
  /** Another direct debit whose code is still to be typed: whoever comes back is likely to look for it. */
  waiting: CodeNoteModel[];
  ibanHelp: string;
  mandate: string;
  creditor: string;
  creditorId: string | undefined;
  taxNote: string;
  premiumNote: string | undefined;
  withdrawal: string;
  withdrawUrl: string;
  otherUrl: string;
  termsUrl: string;
  returnsUrl: string;
  action: string;
  key: string;
  hidden: Record<string, string>;
  errorsTitle: string;
  constraints: Record<TypedField, FieldConstraints>;
}

export interface DebitRefusal {
  errors: FieldError[];
  notice: string | undefined;
  link: { href: string; text: string } | undefined;
  /** It says of the code what the page would say again. */
  isOfCode: boolean;
  /** Direct debit is closed to this member; other methods are not. */
  offersOther: boolean;
  typed: Record<string, string>;
}

/** What a refused form shows where nothing of it is set otherwise. */
export const NO_REFUSAL: DebitRefusal = {
  errors: [],
  notice: undefined,
  link: undefined,
  isOfCode: false,
  offersOther: false,
  typed: {},
};

/** Why no debit was ordered. */
type DebitProblem =
  | OrderProblem
  | { code: "blocked" | "limit" | "iban" | "phone" }
  | { code: "too_often"; waitS: number };

/** The form of a package's direct debit; undefined where there is no such package. */
export async function loadDebitOrder(
  context: PageContext,
  viewer: Viewer,
  packageId: number,
): Promise<DebitOrderModel | { to: string } | undefined> {
  const [order, { translator }] = await Promise.all([
    loadOrder(context, { package: packageId, method: "sdd" }),
    getLanguage(context),
  ]);
  if (!order) return undefined;
  if (!order.bundle.methods.includes("sdd")) {
    return { to: otherMethodUrl(order, "sdd") };
  }
  return orderModel(context, viewer, order, translator);
}

/** Orders a one-time direct debit once per form key (PAY-07, PAY-04); leads to the step of the SMS code. */
export async function orderDirectDebit(
  context: PageContext,
  { user }: Viewer,
  posted: FormData,
  packageId: number,
): Promise<FormOutcome<DebitRefusal>> {
  const [country, { translator }] = await Promise.all([getCountry(context), getLanguage(context)]);
  const schema = directDebitForm(user.profile.country ?? country);
  const form = await readKeyedForm(context, posted, schema, ACTION);
  const refuse = (problem: DebitProblem) => debitRefusal(problem, form.typed, translator);
  if (!form.ok) return form.notice ? refuse({ code: "stale" }) : wrong(form.problems, form.typed, translator);
  const { mandate: _, code, ...debit } = form.value;
  const body = { ...debit, package: packageId, country, discountcode: code || undefined };
  // Nothing of the bank account is stored: the payment's number, or why there is none.
  const outcome = await once<number, DebitProblem>(context, form.key, {
    name: ACTION,
    payload: JSON.stringify([packageId, form.value]),
    async perform(key) {
      const answer = await context.upstream.ask(startDirectDebit, { body }, { key });
      if (!answer.ok) return { ok: false, refusal: debitProblemOf(answer, body) };
      return { ok: true, value: answer.value.payment.id };
    },
    lookUp: async (key) => (await findPayment(context, key))?.id,
  });
  if (outcome.kind === "failed") return refuse(problemOfFailure(outcome));
  if (outcome.kind === "refused") return refuse(outcome.refusal);
  return formDone(codeStep(context, outcome.value));
}

/** The page of the SMS code; it works after a reload, because the payment knows its state. */
export function codeStep(context: PageContext, payment: number, more?: { sent: number }): string {
  return paths.directDebit({ payment, next: carriedQuery(context).next, ...more });
}

async function orderModel(
  context: PageContext,
  viewer: Viewer,
  order: Order,
  translator: Translator,
): Promise<DebitOrderModel> {
  const { t } = translator;
  const words = translator.words("payments").directDebit;
  const checkout = translator.words("payments").checkout;
  const { name, address, id } = await getCreditor(context, translator);
  const facts = priceFacts(order, "sdd", translator);
  return {
    title: words.title,
    words,
    checkout,
    ...facts,
    waiting: await waitingNotes(context, translator),
    ibanHelp: t("payments:directDebit.iban_help", {
      example: exampleIban(viewer.user.profile.country ?? order.country),
    }),
    mandate: t("payments:directDebit.mandate", { creditor: name, amount: facts.price }),
    creditor: t("payments:directDebit.creditor", { creditor: [name, address].filter(Boolean).join(", ") }),
    creditorId: id ? t("payments:directDebit.creditor_id", { id }) : undefined,
    ...(await orderTerms(context, viewer)),
    otherUrl: paths.package(order.bundle.id, undefined, order.carried),
    action: `${context.url.pathname}${context.url.search}`,
    key: issueFormKey(context, ACTION),
    hidden: orderFields(order),
    errorsTitle: translator.words("common").errors_title,
    constraints: constraintsOf(directDebitForm(undefined)),
  };
}

/** The page without this note is as good a form: where upstream fails there is none. */
async function waitingNotes(context: PageContext, { words }: Translator): Promise<CodeNoteModel[]> {
  const { waiting, code_title } = words("payments").directDebit;
  const payment = await withFallback(findWaiting(context), undefined);
  if (payment === undefined) return [];
  return [{ kind: "info", text: waiting, link: { href: codeStep(context, payment), text: code_title } }];
}

/** The newest direct debit, where its code is still to be typed; a list need not say that. */
async function findWaiting({ upstream }: PageContext): Promise<number | undefined> {
  const { payments } = await upstream.mustRead(listPayments);
  const pending = payments.find(({ method, status }) => method === "sdd" && status === "pending");
  const answer = pending && (await upstream.read(readPayment, { query: { id: pending.id } }));
  return answer?.ok && answer.value.payment.direct_debit ? answer.value.payment.id : undefined;
}

function debitProblemOf(
  refused: { code: string; data?: unknown },
  ordered: { discountcode?: string | undefined },
): DebitProblem {
  switch (refused.code) {
    case "debit_blocked":
      return { code: "blocked" };
    case "debit_limit":
      return { code: "limit" };
    case "iban_invalid":
      return { code: "iban" };
    case "phone_invalid":
      return { code: "phone" };
    case "rate_limited":
      return { code: "too_often", waitS: (refused.data as { retry_after: number }).retry_after };
    default:
      return problemOf(refused, ordered);
  }
}

/** Fields that cannot be taken as they are; everything typed comes back. */
function wrong(problems: FormProblems, typed: Typed, translator: Translator) {
  return refusalsOf({ ...NO_REFUSAL, typed })(422, { errors: fieldErrors(problems, translator) });
}

/** A refused order in the member's words (SPEC §8). */
function debitRefusal(problem: DebitProblem, typed: Typed, translator: Translator) {
  const words = translator.words("payments").directDebit;
  const refuse = refusalsOf<DebitRefusal>({ ...NO_REFUSAL, typed });
  switch (problem.code) {
    case "iban":
      return wrong({ iban: "payments:directDebit.iban_invalid" }, typed, translator);
    case "phone":
      return wrong({ phone: "payments:directDebit.phone_invalid" }, typed, translator);
    case "blocked":
      return refuse(403, { notice: words.blocked, offersOther: true });
    case "limit":
      return refuse(403, { notice: words.limit, offersOther: true });
    case "too_often": {
      const minutes = Math.max(1, Math.ceil(problem.waitS / 60));
      return refuse(429, { notice: translator.t("payments:directDebit.too_often", { minutes }) });
    }
    default: {
      const { status, page } = orderRefusal(problem, "", "sdd", translator);
      return refuse(status, { notice: page.text, link: page.link, isOfCode: page.isOfCode });
    }
  }
}
