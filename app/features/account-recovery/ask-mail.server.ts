import { z } from "zod";
import { requestPasswordReset, requestReactivation } from "#app/contract/signup.server";
import { fieldErrors, formDataOf, lineField, readForm } from "#app/http/form.server";
import { type FormRefused, refusalsOf } from "#app/http/form-outcome";
import type { TextKey } from "#app/i18n/catalog";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { AskMailModel, AskMailRefusal } from "./ask-mail-view";
import { askOnce } from "./ask-once.server";
import { maskedAddress, readMasked } from "./masked-address";
import { REACTIVATION_DAYS } from "./reactivation-days";

/** What the mail is for: a new password, or a deletion taken back. */
export type MailWish = "reset" | "reactivation";

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
} satisfies Record<MailWish, Record<string, TextKey>>;

const PAGE = { reset: paths.resetPassword, reactivation: paths.reactivate };

const form = z.object({ email: lineField("auth:email_missing", 254) });

/** The form that asks for a mailed link, or after it was sent where it went (`?sent=`). */
export async function loadAskMail(context: PageContext, wish: MailWish): Promise<AskMailModel> {
  const { translator } = await getLanguage(context);
  const { t } = translator;
  const words = translator.words("auth").recovery;
  const key = WORDS[wish];
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
    key: issueFormKey(context, wish),
    action: PAGE[wish](),
  };
}

export type AskMailOutcome = { kind: "sent"; to: string } | FormRefused<AskMailRefusal>;

/** Sends the mail once per form key (AUTH-03, SPEC §4 Account). */
export async function askForMail(
  context: PageContext,
  request: Request,
  wish: MailWish,
): Promise<AskMailOutcome> {
  const { translator } = await getLanguage(context);
  const reading = readForm(await formDataOf(request), form);
  const refuse = refusalsOf<AskMailRefusal>({ errors: [], notice: undefined, email: reading.typed.email });
  if (!reading.ok) return refuse(422, { errors: fieldErrors(reading.problems, translator) });
  const { email } = reading.value;
  const outcome = await askOnce(context, reading.form, { action: wish, payload: email }, (key) =>
    wish === "reset"
      ? context.upstream.ask(requestPasswordReset, { body: { email } }, { key })
      : context.upstream.ask(requestReactivation, { body: { email } }, { key }),
  );
  if (outcome.kind === "done") return { kind: "sent", to: PAGE[wish]({ sent: maskedAddress(email) ?? "1" }) };
  if (outcome.kind === "failed") return refuse(outcome.status, { notice: translator.t(outcome.notice) });
  if (outcome.no === "email_not_found") {
    const errors = fieldErrors({ email: "auth:recovery.email_not_found" }, translator);
    return refuse(422, { errors });
  }
  return refuse(429, { notice: translator.t(WORDS[wish].tooOften) });
}
