import { z } from "zod";
import { changeEmail } from "#app/contract/account.server";
import { type FormProblems, fieldErrors, formDataOf, lineField } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import { type FormOutcome, formDone, refusalsOf } from "#app/http/form-outcome";
import type { TextKey, Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { EMAIL, EMAIL_MAX, plainEmail, suggestedEmail } from "#app/shared/email/email-address.server";
import { PASSWORD_MAX } from "#app/shared/password/new-password.server";
import type { FieldConstraints, FieldError } from "#app/ui/form-types";
import { passwordFormWords } from "./password-form-words.server";

export interface ChangeEmailModel {
  title: string;
  words: Words<"account">["settings"];
  /** The address that counts so far. */
  now: string | undefined;
  key: string;
  errorsTitle: string;
  constraints: Record<"email" | "password", FieldConstraints>;
  reveal: { show: string; hide: string };
}

export interface ChangeEmailRefusal {
  errors: FieldError[];
  notice: string | undefined;
  suggestion: { email: string; question: string; use: string } | undefined;
  email: string | undefined;
}

const ACTION = "change-email";
const key = (text: TextKey): TextKey => text;

const emailForm = z.object({
  email: lineField("account:settings.email_missing", EMAIL_MAX)
    .overwrite(plainEmail)
    .refine((email) => EMAIL.test(email), {
      error: key("account:settings.email_invalid"),
    }),
  password: z
    .string({ error: key("account:settings.your_password_missing") })
    .max(PASSWORD_MAX, key("account:settings.password_wrong")),
});

export async function loadChangeEmail(context: PageContext): Promise<ChangeEmailModel> {
  const { user } = await requireMember(context);
  const { translator } = await getLanguage(context);
  const words = translator.words("account").settings;
  return {
    ...passwordFormWords(context, translator, ACTION),
    title: words.email_title,
    constraints: constraintsOf(emailForm),
    words,
    now: user.email ? translator.t("account:settings.email_now", { email: user.email }) : undefined,
  };
}

/** Mails the confirmation link to the new address; upstream tells the old one (ACCT-03, SPEC §5). */
export async function saveEmail(
  context: PageContext,
  request: Request,
): Promise<FormOutcome<ChangeEmailRefusal>> {
  await requireMember(context);
  const { translator } = await getLanguage(context);
  const posted = await formDataOf(request);
  // "Did you mean" was accepted: the corrected address takes the typed one's place.
  const corrected = posted.get("use_email");
  if (typeof corrected === "string") posted.set("email", corrected);
  const form = await readKeyedForm(context, posted, emailForm, ACTION);
  const { email: typed, email_checked: confirmed } = form.typed;
  const refuse = refusalsOf<ChangeEmailRefusal>({
    errors: [],
    notice: undefined,
    suggestion: undefined,
    email: typed,
  });
  const suggestion = suggestionFor(typed, translator);
  const wrong = (problems: FormProblems) =>
    refuse(422, {
      errors: fieldErrors(problems, translator),
      suggestion: problems.email ? suggestion : undefined,
    });
  if (!form.ok)
    return form.notice ? refuse(422, { notice: translator.t(form.notice) }) : wrong(form.problems);
  // Asked once, and taken as it is when sent again.
  if (suggestion && confirmed !== typed) return refuse(422, { suggestion });
  const body = form.value;
  const outcome = await once(context, form.key, {
    name: ACTION,
    payload: JSON.stringify(body),
    async perform(key) {
      const answer = await context.upstream.ask(changeEmail, { body }, { key });
      if (answer.ok) return { ok: true, value: true };
      const minutes = answer.code === "too_many_attempts" ? answer.data.minutes : 0;
      return { ok: false, refusal: { code: answer.code, minutes } };
    },
  });
  if (outcome.kind === "failed") return refuse(outcome.status, { notice: translator.t(outcome.notice) });
  if (outcome.kind === "done") {
    setFlash(context, "mail_change_sent");
    return formDone(paths.settings());
  }
  const { code, minutes } = outcome.refusal;
  switch (code) {
    case "too_many_attempts":
      return refuse(429, { notice: translator.t("auth:too_many", { minutes }) });
    case "rate_limited":
      return refuse(429, { notice: translator.t("account:settings.email_too_often") });
    case "old_password_wrong":
      return wrong({ password: "account:settings.password_wrong" });
    case "email_in_use":
      return wrong({ email: "account:settings.email_in_use" });
    case "email_invalid":
      return wrong({ email: "account:settings.email_invalid" });
  }
}

function suggestionFor(typed: string | undefined, { t }: Translator): ChangeEmailRefusal["suggestion"] {
  const email = suggestedEmail(typed);
  if (!email) return undefined;
  return { email, question: t("signup:did_you_mean", { email }), use: t("signup:use_suggestion", { email }) };
}
