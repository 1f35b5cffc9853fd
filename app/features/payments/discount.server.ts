import type { AnswerOf, RefusalOf } from "#app/contract/endpoint";
import { readDiscountCode } from "#app/contract/packages.server";
import type { PageContext } from "#app/page-context";
import { withFallback } from "#app/upstream/with-fallback.server";
import { type Discount, MAX_CODE_LENGTH } from "./discount";

const MAX_PASSED_ON = 20;

/** Why a code does not count; `failed` where it could not be asked, `other` where upstream does not say. */
export type CodeRefusal = RefusalOf<typeof readDiscountCode> | { code: "failed" | "other" };

/** A code counts, or it is said why it does not. */
export type CodeAnswer =
  | { discount: Discount; refusal?: undefined }
  | { discount?: undefined; refusal: CodeRefusal };

/** What is asked about: what is known of the order. */
export interface CodeOrder {
  country: string | undefined;
  package: number | undefined;
  method: string | undefined;
}

/** The code of the address as it was typed; undefined where there is none. */
export function typedCode({ url }: PageContext): string | undefined {
  return url.searchParams.get("code")?.trim().slice(0, MAX_CODE_LENGTH) || undefined;
}

/** Asks upstream about a code for an order (PAY-06). */
export async function askCode(context: PageContext, code: string, order: CodeOrder): Promise<CodeAnswer> {
  const query = { ...passedOn(context, order), code };
  const answer = await withFallback(context.upstream.read(readDiscountCode, { query }), undefined);
  if (!answer) return { refusal: { code: "failed" } };
  if (!answer.ok) return { refusal: answer };
  const { discountcode: found } = answer.value;
  if (found?.status !== "active") return { refusal: { code: "code_not_found", data: undefined } };
  if (found.expired) return { refusal: { code: "code_expired", data: undefined } };
  return { discount: discountFrom(found) };
}

/** The welcome variant; its failure is silent (PAY-08, SPEC §8). */
export async function getWelcome(context: PageContext, order: CodeOrder): Promise<Discount | undefined> {
  const query = { ...passedOn(context, order), welcome: "true" as const };
  const answer = await withFallback(context.upstream.read(readDiscountCode, { query }), undefined);
  const found = answer?.ok ? answer.value.discountcode : undefined;
  return found?.status === "active" && !found.expired ? discountFrom(found) : undefined;
}

/** SPEC §7: the page's own query is passed through. */
function passedOn({ url }: PageContext, { country, method, package: id }: CodeOrder): Record<string, string> {
  const query = [...url.searchParams].filter(([name]) => name !== "code" && name !== "welcome");
  return {
    ...Object.fromEntries(query.slice(0, MAX_PASSED_ON)),
    ...(country && { country }),
    ...(id !== undefined && { package: String(id) }),
    ...(method && { method }),
  };
}

function discountFrom(found: NonNullable<AnswerOf<typeof readDiscountCode>["discountcode"]>): Discount {
  const { minimum_order_value: minimum, currency, country } = found;
  return {
    code: found.code,
    percentage: found.value_percentage,
    country: country ?? undefined,
    minimum: minimum ? { amount: minimum, currency: currency ?? undefined } : undefined,
    currency: currency ?? undefined,
    methods: found.paymentmethods ?? [],
  };
}
