import type { AnswerOf, RefusalOf } from "#app/contract/endpoint";
import { readDiscountCode } from "#app/contract/payments.server";
import type { PageContext } from "#app/page-context";
import { memoize } from "#app/session/memoize.server";
import { getViewer } from "#app/session/viewer.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import { type Discount, MAX_CODE_LENGTH } from "./discount";
import { activeDiscount } from "./time-bonus";
import { getTimeBonus } from "./time-bonus.server";

const MAX_PASSED_ON = 20;

/** Why a typed code does not count; `failed` where it could not be asked. */
export type CodeRefusal = RefusalOf<typeof readDiscountCode> | { code: "failed" };

export interface FoundDiscount {
  discount: Discount | undefined;
  /** What the address carries as a code, as it was typed. */
  typed: string;
  /** Whether `discount` is the typed one. */
  isTyped: boolean;
  refusal: CodeRefusal | undefined;
}

const NOTHING: FoundDiscount = { discount: undefined, typed: "", isTyped: false, refusal: undefined };

/** The code of the address where it counts; else the time bonus, else the welcome code (PAY-06, PAY-08). */
export function getDiscount(context: PageContext): Promise<FoundDiscount> {
  return memoize(context, "discount", async () => {
    if (!(await getViewer(context))) return NOTHING;
    const typed = context.url.searchParams.get("code")?.trim().slice(0, MAX_CODE_LENGTH) ?? "";
    const answer = typed === "" ? undefined : await askCode(context, typed);
    if (answer?.discount) return { discount: answer.discount, typed, isTyped: true, refusal: undefined };
    const bonus = await getTimeBonus(context);
    const welcome = bonus.isVisible ? undefined : await getWelcome(context);
    return { discount: activeDiscount(bonus, welcome), typed, isTyped: false, refusal: answer?.refusal };
  });
}

interface CodeAnswer {
  discount?: Discount;
  refusal?: CodeRefusal;
}

async function askCode(context: PageContext, code: string): Promise<CodeAnswer> {
  const query = { ...passedOn(context), code };
  const answer = await withFallback(context.upstream.read(readDiscountCode, { query }), undefined);
  if (!answer) return { refusal: { code: "failed" } };
  if (!answer.ok) return { refusal: answer };
  const { discountcode: found } = answer.value;
  if (found?.status !== "active") return { refusal: { code: "code_not_found", data: undefined } };
  if (found.expired) return { refusal: { code: "code_expired", data: undefined } };
  return { discount: discountFrom(found) };
}

/** The welcome variant; its failure is silent (PAY-08, SPEC §8). */
async function getWelcome(context: PageContext): Promise<Discount | undefined> {
  const query = { ...passedOn(context), welcome: "true" as const };
  const answer = await withFallback(context.upstream.read(readDiscountCode, { query }), undefined);
  const found = answer?.ok ? answer.value.discountcode : undefined;
  return found?.status === "active" && !found.expired ? discountFrom(found) : undefined;
}

/** SPEC §7: the page's own query is passed through. */
function passedOn({ url }: PageContext): Record<string, string> {
  const query = [...url.searchParams].filter(([name]) => name !== "code" && name !== "welcome");
  return Object.fromEntries(query.slice(0, MAX_PASSED_ON));
}

function discountFrom(found: NonNullable<AnswerOf<typeof readDiscountCode>["discountcode"]>): Discount {
  const { minimum_order_value: minimum, currency } = found;
  return {
    code: found.code,
    percentage: found.value_percentage,
    minimum: minimum ? { amount: minimum, currency: currency ?? undefined } : undefined,
    currency: currency ?? undefined,
    methods: found.paymentmethods ?? [],
    expiresAtMs: found.expires ?? undefined,
  };
}
