import { listCards } from "#app/contract/payments.server";
import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import type { Viewer } from "#app/session/viewer.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import { isCardMethod, isMethod, type Method, methodName } from "./method-names";
import { moneyText, percentText } from "./money";
import { carriedQuery, loadOrder, type Order } from "./order.server";
import { type CodeNoteModel, codeNote } from "./order-refusal.server";
import { orderTerms } from "./order-terms.server";
import { ORDER_ACTION } from "./place-order.server";

interface OrderFacts {
  title: string;
  words: Words<"payments">["checkout"];
  credits: string;
  price: string;
  /** The price without the discount. */
  before: string | undefined;
  discount: string | undefined;
  perMessage: string;
  codeNote: CodeNoteModel | undefined;
}

export interface MethodsModel extends OrderFacts {
  methods: { href: string; name: string; note: string | undefined }[];
  creditsUrl: string;
}

export interface SummaryModel extends OrderFacts {
  method: string;
  changeUrl: string;
  premiumNote: string | undefined;
  withdrawal: string;
  cards: { value: string; label: string }[];
  termsUrl: string;
  returnsUrl: string;
  key: string;
  hidden: Record<string, string>;
  action: string;
}

export type CheckoutPage =
  | { kind: "methods"; model: MethodsModel }
  | { kind: "summary"; model: SummaryModel }
  | { kind: "elsewhere"; to: string };

/** The choice of a method, or the order to confirm; undefined where there is no such package (PAY-02). */
export async function loadCheckout(
  context: PageContext,
  viewer: Viewer,
  packageId: number,
  method: string | undefined,
): Promise<CheckoutPage | undefined> {
  if (method !== undefined && !isMethod(method)) return undefined;
  const [order, { translator }] = await Promise.all([loadOrder(context, packageId), getLanguage(context)]);
  if (!order) return undefined;
  if (method === undefined) return { kind: "methods", model: await methodsModel(context, order, translator) };
  const query = carriedQuery(context);
  if (!order.methods.includes(method)) {
    return { kind: "elsewhere", to: paths.package(packageId, undefined, query) };
  }
  if (method === "sdd") return { kind: "elsewhere", to: methodUrl(context, order, method) };
  const words = translator.words("payments").checkout;
  return {
    kind: "summary",
    model: await summaryModel(context, viewer, { order, method, title: words.summary_title }),
  };
}

/** Where a method leads: direct debit has a form of its own. */
export function methodUrl(context: PageContext, { bundle }: Order, method: Method): string {
  const query = carriedQuery(context);
  if (method === "sdd") return paths.directDebit({ package: bundle.id, ...query });
  return paths.package(bundle.id, method, query);
}

async function orderFacts(context: PageContext, order: Order, translator: Translator) {
  const { bundle, amount, discount } = order;
  const { t, locale } = translator;
  const site = await getSite(context);
  const money = (minorUnits: number) => moneyText(minorUnits, bundle.currency, locale);
  return {
    credits: t("payments:pricing.credits", { count: bundle.credits }),
    price: money(amount),
    before: discount ? money(bundle.amount) : undefined,
    discount:
      discount &&
      t("payments:discounts.code_on", {
        code: discount.code,
        percent: percentText(discount.percentage, locale),
      }),
    perMessage: t("payments:pricing.per_message", {
      price: money((amount / bundle.credits) * site.message_credits),
    }),
    codeNote: codeNote(order.codeProblem, translator),
  };
}

async function methodsModel(
  context: PageContext,
  order: Order,
  translator: Translator,
): Promise<MethodsModel> {
  const words = translator.words("payments").checkout;
  return {
    title: words.methods_title,
    words,
    ...(await orderFacts(context, order, translator)),
    methods: order.methods.map((method) => ({
      href: methodUrl(context, order, method),
      name: methodName(method, words),
      note: method === "sct" ? words.method_sct_note : undefined,
    })),
    creditsUrl: paths.credits(carriedQuery(context)),
  };
}

/** An order to confirm, with the cards that the provider keeps. */
export async function summaryModel(
  context: PageContext,
  viewer: Viewer,
  { order, method, title }: { order: Order; method: Method; title: string },
): Promise<SummaryModel> {
  const { translator } = await getLanguage(context);
  const words = translator.words("payments").checkout;
  // Without the list a new card can still be used.
  const { cards } = await withFallback(
    isCardMethod(method) ? context.upstream.mustRead(listCards) : undefined,
    { cards: [] },
  );
  return {
    title,
    words,
    ...(await orderFacts(context, order, translator)),
    method: methodName(method, words),
    changeUrl: paths.package(order.bundle.id, undefined, carriedQuery(context)),
    ...(await orderTerms(context, viewer)),
    cards: cards.map(({ id, brand, last4, expires }) => ({
      value: id,
      label: translator.t("payments:checkout.card_kept", { brand, last4, expires }),
    })),
    key: issueFormKey(context, ORDER_ACTION),
    hidden: {
      amount: String(order.amount),
      currency: order.bundle.currency,
      ...(order.discount && { code: order.discount.code }),
    },
    action: `${context.url.pathname}${context.url.search}`,
  };
}
