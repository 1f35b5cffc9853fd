import { readPayment } from "#app/contract/payments.server";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import type { Viewer } from "#app/session/viewer.server";
import { getCompany } from "#app/shared/company/company.server";
import { DEBIT_ACTION } from "./direct-debit.server";
import { CODE_ACTION } from "./direct-debit-code.server";
import type { DebitCodeModel, DebitOrderModel } from "./direct-debit-view";
import { moneyText, percentText } from "./money";
import { carriedQuery, loadOrder, type Order } from "./order.server";
import { codeNote } from "./order-refusal.server";
import { orderTerms } from "./order-terms.server";

export type DebitPage =
  | { kind: "order"; model: DebitOrderModel }
  | { kind: "code"; model: DebitCodeModel }
  | { kind: "elsewhere"; to: string };

/** The form of a package's direct debit; undefined where there is no such package. */
export async function loadDebitOrder(
  context: PageContext,
  viewer: Viewer,
  packageId: number,
): Promise<DebitPage | undefined> {
  const [order, { translator }] = await Promise.all([loadOrder(context, packageId), getLanguage(context)]);
  if (!order) return undefined;
  if (!order.methods.includes("sdd")) {
    return { kind: "elsewhere", to: paths.package(packageId, undefined, carriedQuery(context)) };
  }
  return { kind: "order", model: await orderModel(context, viewer, order, translator) };
}

/** The step of the SMS code; a payment that waits for none leads to its transaction, undefined where there is none. */
export async function loadDebitCode(context: PageContext, payment: number): Promise<DebitPage | undefined> {
  const { translator } = await getLanguage(context);
  const answer = await context.upstream.read(readPayment, { query: { id: payment } });
  if (!answer.ok) return undefined;
  const { direct_debit: open, amount, currency } = answer.value.payment;
  const { next } = carriedQuery(context);
  if (!open) return { kind: "elsewhere", to: paths.transaction(payment, { next }) };
  const { t, locale } = translator;
  const words = translator.words("payments").directDebit;
  const money = moneyText(amount, currency, locale);
  return {
    kind: "code",
    model: {
      title: words.code_title,
      words,
      intro: t("payments:directDebit.code_intro", { end: open.phone_end, amount: money }),
      account: t("payments:directDebit.iban_shown", { end: open.iban_end }),
      attempts: t("payments:directDebit.attempts", { count: open.attempts_left }),
      submit: t("payments:directDebit.code_submit", { amount: money }),
      resent: context.url.searchParams.has("sent"),
      action: `${context.url.pathname}${context.url.search}`,
      key: issueFormKey(context, CODE_ACTION),
      resendKey: issueFormKey(context, CODE_ACTION),
      errorsTitle: translator.words("common").errors_title,
    },
  };
}

async function orderModel(
  context: PageContext,
  viewer: Viewer,
  order: Order,
  translator: Translator,
): Promise<DebitOrderModel> {
  const { t, locale } = translator;
  const { bundle, amount, discount } = order;
  const words = translator.words("payments").directDebit;
  const checkout = translator.words("payments").checkout;
  const { name, address, id } = await creditorOf(context, translator);
  const money = (minorUnits: number) => moneyText(minorUnits, bundle.currency, locale);
  const price = money(amount);
  return {
    title: words.title,
    words,
    checkout,
    credits: t("payments:pricing.credits", { count: bundle.credits }),
    price,
    before: discount ? money(bundle.amount) : undefined,
    discount:
      discount &&
      t("payments:discounts.code_on", {
        code: discount.code,
        percent: percentText(discount.percentage, locale),
      }),
    codeNote: codeNote(order.codeProblem, translator),
    ibanHelp: t("payments:directDebit.iban_help", {
      example: exampleIban(viewer.user.profile.country ?? order.country),
    }),
    mandate: t("payments:directDebit.mandate", { creditor: name, amount: price }),
    creditor: t("payments:directDebit.creditor", { creditor: [name, address].filter(Boolean).join(", ") }),
    creditorId: id ? t("payments:directDebit.creditor_id", { id }) : undefined,
    ...(await orderTerms(context, viewer)),
    otherUrl: paths.package(bundle.id, undefined, carriedQuery(context)),
    action: `${context.url.pathname}${context.url.search}`,
    hidden: {
      _key: issueFormKey(context, DEBIT_ACTION),
      amount: String(amount),
      currency: bundle.currency,
      ...(discount && { code: discount.code }),
    },
    errorsTitle: translator.words("common").errors_title,
  };
}

/** Who collects the money: the operator's company, or the site's name while upstream cannot tell. */
async function creditorOf(context: PageContext, { locale }: Translator) {
  const [site, company] = await Promise.all([getSite(context), getCompany(context)]);
  const country = company?.country;
  const place = country && /^[A-Z]{2}$/.test(country) ? countryName(country, locale) : country;
  return {
    name: company?.company_name ?? site.name,
    address: [company?.address, company?.city, place].filter(Boolean).join(", "),
    id: company?.creditor_id,
  };
}

function countryName(country: string, locale: string): string | undefined {
  return new Intl.DisplayNames([locale], { type: "region" }).of(country);
}

/** Examples of the IBAN registry (ISO 13616), in groups as people read them. */
const EXAMPLE_IBANS: Record<string, string> = {
  AT: "AT61 1904 3002 3457 3201",
  BE: "BE68 5390 0754 7034",
  DE: "DE89 3704 0044 0532 0130 00",
  ES: "ES91 2100 0418 4502 0005 1332",
  FR: "FR14 2004 1010 0505 0001 3M02 606",
  IE: "IE29 AIBK 9311 5212 3456 78",
  IT: "IT60 X054 2811 1010 0000 0123 456",
  NL: "NL91 ABNA 0417 1643 00",
};

function exampleIban(country: string | undefined): string {
  return EXAMPLE_IBANS[country ?? ""] ?? EXAMPLE_IBANS.DE ?? "";
}
