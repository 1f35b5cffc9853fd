import { z } from "zod";
import { deleteAccount } from "#app/contract/account.server";
import { DELETION_REASONS } from "#app/contract/values";
import { cleanText } from "#app/http/clean-text.server";
import { type FormProblems, fieldErrors, formDataOf, readForm } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import { effectOnce } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { LEAVE_ACTION, REMARKS_MAX } from "./leaving.server";
import type { LeavingAnswer } from "./leaving-view";

const key = (text: TextKey): TextKey => text;

const questions = z.object({
  // A choice of nothing, or one we never gave, is no reason.
  reason: z.enum(DELETION_REASONS).optional().catch(undefined),
  remarks: z
    .string()
    .optional()
    .catch(undefined)
    .transform((text) => cleanText(text) || undefined)
    .refine((text) => text === undefined || [...text].length <= REMARKS_MAX, {
      error: key("common:too_long"),
    }),
});

const confirmation = questions.extend({
  password: z
    .string({ error: key("account:settings.your_password_missing") })
    .max(200, key("account:settings.password_wrong")),
});

export type LeavingOutcome =
  | { kind: "gone"; to: string }
  /** The next page of the same form: the confirmation, or what is wrong. */
  | { kind: "page"; status: number; answer: LeavingAnswer };

/** From the questions to the confirmation; nothing is deleted yet. Everything typed goes along. */
async function askToConfirm(context: PageContext, form: FormData): Promise<LeavingOutcome> {
  await requireMember(context);
  const { translator } = await getLanguage(context);
  const reading = readForm(form, questions);
  const { typed } = reading;
  if (reading.ok) {
    return { kind: "page", status: 200, answer: { step: "confirm", typed, errors: [], notice: undefined } };
  }
  const errors = fieldErrors(reading.problems, translator, { max: translator.number(REMARKS_MAX) });
  return { kind: "page", status: 422, answer: { step: "questions", typed, errors, notice: undefined } };
}

/** Deletes the account once per form key (ACCT-06): the login ends with it. */
async function leave(context: PageContext, form: FormData): Promise<LeavingOutcome> {
  await requireMember(context);
  const { translator } = await getLanguage(context);
  const reading = readForm(form, confirmation);
  const page = (status: number, part: Partial<LeavingAnswer>): LeavingOutcome => ({
    kind: "page",
    status,
    answer: { step: "confirm", typed: reading.typed, errors: [], notice: undefined, ...part },
  });
  const wrong = (problems: FormProblems) => page(422, { errors: fieldErrors(problems, translator) });
  if (!reading.ok) return wrong(reading.problems);
  const body = reading.value;
  const outcome = await effectOnce(
    context,
    form,
    { action: LEAVE_ACTION, payload: JSON.stringify(body) },
    async (once) => {
      const said = await context.upstream.ask(deleteAccount, { body }, { key: once });
      if (said.ok) return { ok: true, told: said.value.reactivate_until };
      const minutes = said.code === "too_many_attempts" ? said.data.minutes : 0;
      return { ok: false, no: { code: said.code, minutes } };
    },
  );
  if (outcome.kind === "done") {
    context.upstream.forgetLogin();
    const until = new Date(outcome.told).toISOString().slice(0, 10);
    return { kind: "gone", to: paths.accountDeleted({ until }) };
  }
  if (outcome.kind === "failed") return page(outcome.status, { notice: translator.t(outcome.notice) });
  const { code, minutes } = outcome.no;
  if (code === "too_many_attempts") return page(429, { notice: translator.t("auth:too_many", { minutes }) });
  return wrong({ password: "account:settings.password_wrong" });
}

/** The two steps of leaving, told apart by the pressed button. */
export async function postLeaving(context: PageContext, request: Request): Promise<LeavingOutcome> {
  const form = await formDataOf(request);
  return form.get("intent") === "delete" ? leave(context, form) : askToConfirm(context, form);
}
