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
import { bestPrice } from "./best-price";
import { type CodeNoteModel, offerText, orderNotes } from "./discount-notes.server";
import { isCardMethod, isMethod, type Method, methodName } from "./method-names";
import { moneyText } from "./money";
import { loadOrder, type Order } from "./order.server";
import { mayJustPay } from "./order-button";
import { orderTerms } from "./order-terms.server";
import { ORDER_ACTION } from "./place-order.server";

/** In the address of the methods: one that was refused. */
const REFUSED_QUERY = "refused";

interface OrderFacts {
  title: string;
  words: Words<"payments">["checkout"];
  credits: string;
  price: string;
  /** The price without the discount. */
  before: string | undefined;
  discount: string | undefined;
  perMessage: string;
  notes: CodeNoteModel[];
}

export interface MethodsModel extends OrderFacts {
  methods: {
    method: Method;
    href: string;
    name: string;
    /** Where paying so costs less, and what makes it so. */
    price: string | undefined;
    reason: string | undefined;
    note: string | undefined;
  }[];
  creditsUrl: string;
}

export interface SummaryModel extends OrderFacts {
  method: string;
  /** On the order button. */
  orderText: string;
  changeUrl: string;
  taxNote: string;
  premiumNote: string | undefined;
  withdrawal: string;
  withdrawUrl: string;
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
  const [order, { translator }] = await Promise.all([
    loadOrder(context, { package: packageId, method }),
    getLanguage(context),
  ]);
  if (!order) return undefined;
  if (method === undefined) return { kind: "methods", model: await methodsModel(context, order, translator) };
  if (!order.bundle.methods.includes(method)) {
    return { kind: "elsewhere", to: otherMethodUrl(order, method) };
  }
  if (method === "sdd") return { kind: "elsewhere", to: methodUrl(order, method) };
  const words = translator.words("payments").checkout;
  return {
    kind: "summary",
    model: await summaryModel(context, viewer, { order, method, title: words.summary_title }),
  };
}

/** Where a method leads: direct debit has a form of its own. */
export function methodUrl({ bundle, carried }: Order, method: Method): string {
  if (method === "sdd") return paths.directDebit({ package: bundle.id, ...carried });
  return paths.package(bundle.id, method, carried);
}

/** Where another method is chosen, because this one cannot be used (any more); said there. */
export function otherMethodUrl({ bundle, carried }: Order, method: Method | undefined): string {
  return paths.package(bundle.id, undefined, { ...carried, [REFUSED_QUERY]: method });
}

/** What is bought, for how much and why, the same on every page of an order. */
export function priceFacts(order: Order, method: Method | undefined, translator: Translator) {
  const { bundle, price } = order;
  const money = (minorUnits: number) => moneyText(minorUnits, bundle.currency, translator.locale);
  return {
    credits: translator.t("payments:pricing.credits", { count: bundle.credits }),
    price: money(price.amount),
    before: price.offer ? money(bundle.amount) : undefined,
    discount: price.offer && offerText(price.offer, translator),
    notes: orderNotes({ ...order, packages: [bundle] }, method, translator),
  };
}

/** What the order form carries: what the member sees and agrees to. */
export function orderFields({ bundle, price }: Order): Record<string, string> {
  return {
    amount: String(price.amount),
    currency: bundle.currency,
    ...(price.offer && { code: price.offer.code }),
  };
}

async function orderFacts(
  context: PageContext,
  order: Order,
  method: Method | undefined,
  translator: Translator,
) {
  const { bundle, price } = order;
  const { t, locale } = translator;
  const site = await getSite(context);
  const perMessage = (price.amount / bundle.credits) * site.message_credits;
  return {
    ...priceFacts(order, method, translator),
    perMessage: t("payments:pricing.per_message", { price: moneyText(perMessage, bundle.currency, locale) }),
  };
}

async function methodsModel(
  context: PageContext,
  order: Order,
  translator: Translator,
): Promise<MethodsModel> {
  const words = translator.words("payments").checkout;
  const { bundle, price } = order;
  const ownPrice = (method: Method) => {
    const { amount, offer } = bestPrice(bundle, method);
    if (amount >= price.amount) return { price: undefined, reason: undefined };
    const text = moneyText(amount, bundle.currency, translator.locale);
    return { price: text, reason: offer && offerText(offer, translator) };
  };
  const facts = await orderFacts(context, order, undefined, translator);
  const refused = context.url.searchParams.get(REFUSED_QUERY);
  const isRefused = refused !== null && isMethod(refused) && !bundle.methods.includes(refused);
  const refusal: CodeNoteModel = { kind: "warning", text: words.method_refused, link: undefined };
  return {
    title: words.methods_title,
    words,
    ...facts,
    notes: isRefused ? [refusal, ...facts.notes] : facts.notes,
    methods: bundle.methods.map((method) => ({
      href: methodUrl(order, method),
      method,
      name: methodName(method, words),
      ...ownPrice(method),
      note: method === "sct" ? words.method_sct_note : undefined,
    })),
    creditsUrl: paths.credits(order.carriedToList),
  };
}

/** What the button says: the law's words, or the sum where a country has none. */
async function orderText(
  context: PageContext,
  { user }: Viewer,
  { bundle, price }: Order,
  { t, locale }: Translator,
): Promise<string> {
  const { geoip_country } = await getSite(context);
  if (!mayJustPay(user.profile.country, geoip_country)) return t("payments:checkout.order");
  return t("payments:checkout.pay", { price: moneyText(price.amount, bundle.currency, locale) });
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
    ...(await orderFacts(context, order, method, translator)),
    method: methodName(method, words),
    orderText: await orderText(context, viewer, order, translator),
    changeUrl: paths.package(order.bundle.id, undefined, order.carried),
    ...(await orderTerms(context, viewer)),
    cards: cards.map(({ id, brand, last4, expires }) => ({
      value: id,
      label: translator.t("payments:checkout.card_kept", { brand, last4, expires }),
    })),
    key: issueFormKey(context, ORDER_ACTION),
    hidden: orderFields(order),
    action: `${context.url.pathname}${context.url.search}`,
  };
}
