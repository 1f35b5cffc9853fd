import { fieldErrors } from "#app/http/form.server";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import type { DebitOutcome, DebitProblem } from "./direct-debit.server";
import type { CodeOutcome } from "./direct-debit-code.server";
import type { DebitRefusal } from "./direct-debit-view";
import { orderRefusal } from "./order-refusal.server";

type Refused<Outcome> = Extract<Outcome, { ok: false }>;

/** A refused order in the member's words (SPEC §8); everything typed comes back. */
export async function debitRefusal(
  context: PageContext,
  { problem, problems, typed }: Refused<DebitOutcome>,
): Promise<DebitRefusal & { status: number }> {
  const { translator } = await getLanguage(context);
  const errors = fieldErrors(problems, translator);
  const words = translator.words("payments").directDebit;
  const refuse = (status: number, notice?: string, offersOther = false) => ({
    status,
    errors,
    notice,
    link: undefined,
    isOfCode: false,
    offersOther,
    typed,
  });
  switch (problem.code) {
    case "fields":
    case "iban":
    case "phone":
      return refuse(422);
    case "blocked":
      return refuse(403, words.blocked, true);
    case "limit":
      return refuse(403, words.limit, true);
    case "too_often": {
      const minutes = minutesOf(problem);
      return refuse(429, translator.t("payments:directDebit.too_often", { minutes }));
    }
    default: {
      const { status, text, link, isOfCode } = orderRefusal(problem, "", translator);
      return { ...refuse(status, text), link, isOfCode };
    }
  }
}

/** A code that was refused, or could not be sent again. */
export async function codeRefusal(
  context: PageContext,
  { status, field, notice, minutes = 0, typed }: Refused<CodeOutcome>,
): Promise<DebitRefusal & { status: number }> {
  const { translator } = await getLanguage(context);
  return {
    status,
    errors: field ? fieldErrors({ otp: field }, translator) : [],
    notice: notice && translator.t(notice, { minutes }),
    link: undefined,
    isOfCode: false,
    offersOther: false,
    typed,
  };
}

function minutesOf({ waitS }: Extract<DebitProblem, { waitS: number }>): number {
  return Math.max(1, Math.ceil(waitS / 60));
}
