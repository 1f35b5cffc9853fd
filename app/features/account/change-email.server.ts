import { z } from "zod";
import { changeEmail } from "#app/contract/account.server";
import { type FormProblems, fieldErrors, formDataOf, lineField, readForm } from "#app/http/form.server";
import { type FormRefused, refusalsOf } from "#app/http/form-outcome";
import type { TextKey } from "#app/i18n/catalog";
import { effectOnce } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import type { ChangeEmailModel, ChangeEmailRefusal } from "./change-email-view";
import { passwordFormWords } from "./page-model.server";

const ACTION = "change-email";

const key = (text: TextKey): TextKey => text;

/** What the signup knows of addresses; the route brings it along. */
export interface AddressRules {
  pattern: RegExp;
  /** The address that was meant, where a common provider is mistyped. */
  suggest: (email: string | undefined) => string | undefined;
}

function form(pattern: RegExp) {
  return z.object({
    email: lineField("account:settings.email_missing", 254).refine((email) => pattern.test(email), {
      error: key("account:settings.email_invalid"),
    }),
    password: z
      .string({ error: key("account:settings.your_password_missing") })
      .max(200, key("account:settings.password_wrong")),
  });
}

export async function loadChangeEmail(context: PageContext): Promise<ChangeEmailModel> {
  const { user } = await requireMember(context);
  const { translator } = await getLanguage(context);
  const words = translator.words("account").settings;
  return {
    ...passwordFormWords(context, translator, ACTION),
    title: words.email_title,
    words,
    now: user.email ? translator.t("account:settings.email_now", { email: user.email }) : undefined,
  };
}

export type ChangeEmailOutcome = { kind: "done"; to: string } | FormRefused<ChangeEmailRefusal>;

/** Mails the confirmation link to the new address; the old one is told upstream (ACCT-03, SPEC §5). */
export async function saveEmail(
  context: PageContext,
  request: Request,
  { pattern, suggest }: AddressRules,
): Promise<ChangeEmailOutcome> {
  await requireMember(context);
  const { translator } = await getLanguage(context);
  const data = await formDataOf(request);
  // "Did you mean" was accepted: the corrected address takes the typed one's place.
  const corrected = data.get("use_email");
  if (typeof corrected === "string") data.set("email", corrected);
  const reading = readForm(data, form(pattern));
  const { typed } = reading;
  const refuse = refusalsOf<ChangeEmailRefusal>({
    errors: [],
    notice: undefined,
    suggestion: undefined,
    email: typed.email,
  });
  const meant = suggest(typed.email);
  const suggestion = meant && {
    email: meant,
    question: translator.t("signup:did_you_mean", { email: meant }),
    use: translator.t("signup:use_suggestion", { email: meant }),
  };
  const wrong = (problems: FormProblems) =>
    refuse(422, {
      errors: fieldErrors(problems, translator),
      suggestion: problems.email ? suggestion || undefined : undefined,
    });
  if (!reading.ok) return wrong(reading.problems);
  // Asked once, and taken as it is when sent again.
  if (suggestion && typed.email_checked !== typed.email) return refuse(422, { suggestion });
  const body = { email: reading.value.email, password: reading.value.password };
  const outcome = await effectOnce(
    context,
    data,
    { action: ACTION, payload: JSON.stringify(body) },
    async (once) => {
      const said = await context.upstream.ask(changeEmail, { body }, { key: once });
      if (said.ok) return { ok: true, told: true };
      const minutes = said.code === "too_many_attempts" ? said.data.minutes : 0;
      return { ok: false, no: { code: said.code, minutes } };
    },
  );
  if (outcome.kind === "done") {
    setFlash(context, "mail_change_sent");
    return { kind: "done", to: paths.settings() };
  }
  if (outcome.kind === "failed") return refuse(outcome.status, { notice: translator.t(outcome.notice) });
  const { code, minutes } = outcome.no;
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
