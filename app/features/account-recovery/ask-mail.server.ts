import { z } from "zod";
import { requestPasswordReset, requestReactivation } from "#app/contract/signup.server";
import { type FormProblems, fieldErrors, lineField } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import { type FormOutcome, formDone, refusalsOf } from "#app/http/form-outcome";
import type { TextKey, Words } from "#app/i18n/catalog";
import { issueFormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { EMAIL_MAX, plainEmail } from "#app/shared/email/email-address.server";
import type { FieldConstraints, FieldError } from "#app/ui/form-types";
import { maskedAddress, readMasked } from "./masked-address";
import { REACTIVATION_DAYS } from "./reactivation-days";

export interface AskMailModel {
  title: string;
  text: string;
  /** Where the mail went, once it is sent. */
  sent: string | undefined;
  words: Words<"auth">["recovery"];
  emailLabel: string;
  errorsTitle: string;
  constraints: Record<"email", FieldConstraints>;
  key: string;
  action: string;
}

export interface AskMailRefusal {
  errors: FieldError[];
  notice: string | undefined;
  email: string | undefined;
}

/** What the mail is for: a new password, or a deletion taken back. */
export type MailPurpose = "reset" | "reactivation";

const WORDS = {
  reset: {
    title: "auth:recovery.reset_title",
    text: "auth:recovery.reset_text",
    sent: "auth:recovery.reset_sent",
    sentAnywhere: "auth:recovery.reset_sent_anywhere",
    tooOften: "auth:recovery.too_many_resets",
  },
  reactivation: {
    title: "auth:recovery.reactivate_title",
    text: "auth:recovery.reactivate_text",
    sent: "auth:recovery.reactivate_sent",
    sentAnywhere: "auth:recovery.reactivate_sent_anywhere",
    tooOften: "auth:recovery.reactivate_too_often",
  },
} satisfies Record<MailPurpose, Record<string, TextKey>>;

const PAGE = { reset: paths.resetPassword, reactivation: paths.reactivate };

const mailForm = z.object({ email: lineField("auth:email_missing", EMAIL_MAX).overwrite(plainEmail) });

/** The form that asks for a mailed link, or after it was sent where it went (`?sent=`). */
export async function loadAskMail(context: PageContext, purpose: MailPurpose): Promise<AskMailModel> {
  const { translator } = await getLanguage(context);
  const { t } = translator;
  const words = translator.words("auth").recovery;
  const key = WORDS[purpose];
  const { searchParams } = context.url;
  const sentTo = readMasked(searchParams.get("sent"));
  return {
    title: searchParams.has("sent") ? words.sent_title : t(key.title),
    text: t(key.text, { days: REACTIVATION_DAYS }),
    sent: searchParams.has("sent")
      ? t(sentTo ? key.sent : key.sentAnywhere, { email: sentTo ?? "" })
      : undefined,
    words,
    emailLabel: translator.words("auth").email,
    errorsTitle: translator.words("common").errors_title,
    constraints: constraintsOf(mailForm),
    key: issueFormKey(context, purpose),
    action: PAGE[purpose](),
  };
}

/** Sends the mail once per form key (AUTH-03, SPEC §4 Account). */
export async function askForMail(
  context: PageContext,
  request: Request,
  purpose: MailPurpose,
): Promise<FormOutcome<AskMailRefusal>> {
  const { translator } = await getLanguage(context);
  const form = await readKeyedForm(context, request, mailForm, purpose);
  const refuse = refusalsOf<AskMailRefusal>({ errors: [], notice: undefined, email: form.typed.email });
  const wrong = (problems: FormProblems) => refuse(422, { errors: fieldErrors(problems, translator) });
  if (!form.ok)
    return form.notice ? refuse(422, { notice: translator.t(form.notice) }) : wrong(form.problems);
  const { email } = form.value;
  const outcome = await once(context, form.key, {
    name: purpose,
    payload: email,
    async perform(key) {
      const answer = await (purpose === "reset"
        ? context.upstream.ask(requestPasswordReset, { body: { email } }, { key })
        : context.upstream.ask(requestReactivation, { body: { email } }, { key }));
      return answer.ok ? { ok: true, value: true } : { ok: false, refusal: answer.code };
    },
  });
  if (outcome.kind === "failed") return refuse(outcome.status, { notice: translator.t(outcome.notice) });
  if (outcome.kind === "done") return formDone(PAGE[purpose]({ sent: maskedAddress(email) ?? "1" }));
  if (outcome.refusal === "email_not_found") return wrong({ email: "auth:recovery.email_not_found" });
  return refuse(429, { notice: translator.t(WORDS[purpose].tooOften) });
}
