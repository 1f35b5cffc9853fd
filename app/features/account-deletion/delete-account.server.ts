import { z } from "zod";
import { deleteAccount } from "#app/contract/account.server";
import { readDiscountCode } from "#app/contract/packages.server";
import { DELETION_REASONS } from "#app/contract/values";
import { cleanText } from "#app/http/clean-text.server";
import { type FormProblems, fieldErrors, formDataOf, readForm, type Typed } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import { type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import type { TextKey, Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { endLogin } from "#app/session/login-mark.server";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import { PASSWORD_MAX } from "#app/shared/password/new-password.server";
import type { FieldConstraints, FieldError, Option } from "#app/ui/form-types";
import { withFallback } from "#app/upstream/with-fallback.server";

const ACTION = "delete-account";
const REMARKS_MAX = 2_000;
const DAY_MS = 86_400_000;

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

const password = z.object({
  password: z
    .string({ error: key("account:settings.your_password_missing") })
    .max(PASSWORD_MAX, key("account:settings.password_wrong")),
});

const confirmation = questions.extend(password.shape);

export interface StayOffer {
  title: string;
  text: string;
  href: string;
}

export interface DeleteAccountModel {
  title: string;
  words: Words<"account">["leaving"];
  key: string;
  later: string;
  credits: string | undefined;
  undo: string;
  confirmText: string;
  invisible: boolean;
  offer: StayOffer | undefined;
  reasons: Option[];
  remarks: { max: number; words: string };
  constraints: Record<"password", FieldConstraints>;
  passwordLabel: string;
  errorsTitle: string;
  reveal: { show: string; hide: string };
}

/** What the last post led to: one of the two steps, with everything typed so far. */
export interface DeleteAccountPage {
  step: "questions" | "confirm";
  typed: Typed;
  errors: FieldError[];
  notice: string | undefined;
}

/**
 * What a deletion means, and the questions nobody has to answer (ACCT-06). `reactivationDays`: how long it can be taken
 * back.
 */
export async function loadDeleteAccount(
  context: PageContext,
  reactivationDays: number,
): Promise<DeleteAccountModel> {
  const { user } = await requireMember(context);
  const [{ translator }, offer] = await Promise.all([getLanguage(context), getStayOffer(context)]);
  const { t } = translator;
  const words = translator.words("account").leaving;
  const common = translator.words("common");
  const date = dayText(translator, context.runtime.clock() + reactivationDays * DAY_MS);
  return {
    title: words.title,
    words,
    key: issueFormKey(context, ACTION),
    later: t("account:leaving.lost_later", { date }),
    credits: user.credits > 0 ? t("account:leaving.lost_credits", { count: user.credits }) : undefined,
    undo: t("account:leaving.undo", { date, days: reactivationDays }),
    confirmText: t("account:leaving.confirm_text", { date }),
    invisible: user.invisible ?? false,
    offer,
    reasons: [
      { value: "", label: words.reason_none },
      ...DELETION_REASONS.map((reason) => ({ value: reason, label: words[`reason_${reason}`] })),
    ],
    remarks: { max: REMARKS_MAX, words: words.characters },
    constraints: constraintsOf(password),
    passwordLabel: translator.words("account").settings.your_password,
    errorsTitle: common.errors_title,
    reveal: { show: common.password_show, hide: common.password_hide },
  };
}

/** A day as the page after the deletion names it. */
function dayText(translator: Translator, atMs: number): string {
  return new Intl.DateTimeFormat(translator.locale, { dateStyle: "long", timeZone: "UTC" }).format(atMs);
}

/**
 * `delete_discount` (SPEC §3): its code is STAY and the number, such as STAY25. It is offered only where upstream
 * says that the code is good for this member: an offer that fails at the till is none.
 */
async function getStayOffer(context: PageContext): Promise<StayOffer | undefined> {
  const site = await getSite(context);
  const percent = site.delete_discount ?? 0;
  if (percent <= 0) return undefined;
  const query = { code: `STAY${percent}` };
  const answer = await withFallback(context.upstream.read(readDiscountCode, { query }), undefined);
  const found = answer?.ok ? answer.value.discountcode : undefined;
  if (!found || found.expired || found.status !== "active") return undefined;
  const { translator } = await getLanguage(context);
  const values = { percent: translator.number(found.value_percentage), code: found.code };
  return {
    title: translator.t("account:leaving.offer_title", values),
    text: translator.t("account:leaving.offer_text", values),
    href: paths.credits({ code: found.code }),
  };
}

/** The two steps of a deletion; the pressed button says which. */
export async function postDeleteAccount(
  context: PageContext,
  request: Request,
): Promise<FormOutcome<DeleteAccountPage>> {
  await requireMember(context);
  const form = await formDataOf(request);
  return form.get("intent") === "delete" ? deleteOnce(context, form) : askToConfirm(context, form);
}

/** From the questions to the confirmation; nothing is deleted yet. Everything typed goes along. */
async function askToConfirm(context: PageContext, form: FormData): Promise<FormOutcome<DeleteAccountPage>> {
  const { translator } = await getLanguage(context);
  const reading = readForm(form, questions);
  const page = { typed: reading.typed, errors: [], notice: undefined };
  if (reading.ok) return formRefused(200, { ...page, step: "confirm" });
  const errors = fieldErrors(reading.problems, translator, { max: translator.number(REMARKS_MAX) });
  return formRefused(422, { ...page, step: "questions", errors });
}

/** Deletes the account once per form key (ACCT-06): the login ends with it. */
async function deleteOnce(context: PageContext, posted: FormData): Promise<FormOutcome<DeleteAccountPage>> {
  const { translator } = await getLanguage(context);
  const form = await readKeyedForm(context, posted, confirmation, ACTION);
  const refuse = (status: number, part: Partial<DeleteAccountPage>) =>
    formRefused<DeleteAccountPage>(status, {
      step: "confirm",
      typed: form.typed,
      errors: [],
      notice: undefined,
      ...part,
    });
  const wrong = (problems: FormProblems) => refuse(422, { errors: fieldErrors(problems, translator) });
  if (!form.ok)
    return form.notice ? refuse(422, { notice: translator.t(form.notice) }) : wrong(form.problems);
  const body = form.value;
  const outcome = await once(context, form.key, {
    name: ACTION,
    payload: JSON.stringify(body),
    async perform(key) {
      const answer = await context.upstream.ask(deleteAccount, { body }, { key });
      if (answer.ok) return { ok: true, value: answer.value.reactivate_until };
      const minutes = answer.code === "too_many_attempts" ? answer.data.minutes : 0;
      return { ok: false, refusal: { code: answer.code, minutes } };
    },
  });
  if (outcome.kind === "failed") return refuse(outcome.status, { notice: translator.t(outcome.notice) });
  if (outcome.kind === "done") {
    endLogin(context);
    const until = new Date(outcome.value).toISOString().slice(0, 10);
    return formDone(paths.accountDeleted({ until }));
  }
  const { code, minutes } = outcome.refusal;
  if (code === "too_many_attempts")
    return refuse(429, { notice: translator.t("auth:too_many", { minutes }) });
  return wrong({ password: "account:settings.password_wrong" });
}
