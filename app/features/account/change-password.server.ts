import { z } from "zod";
import { changePassword } from "#app/contract/account.server";
import { type FormProblems, fieldErrors } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import { type FormOutcome, formDone, refusalsOf } from "#app/http/form-outcome";
import type { TextKey, Words } from "#app/i18n/catalog";
import { readKeyedForm } from "#app/once/keyed-form.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { isCommonPassword } from "#app/shared/password/common-password.server";
import {
  NEW_PASSWORD_FIELDS,
  PASSWORD_MAX,
  PASSWORD_MIN,
  SAME_TWICE,
} from "#app/shared/password/new-password.server";
import type { FieldConstraints, FieldError } from "#app/ui/form-types";
import { passwordFormWords } from "./password-form-words.server";

export interface ChangePasswordModel {
  title: string;
  words: Words<"account">["settings"];
  labels: { password: string; again: string; submit: string };
  key: string;
  errorsTitle: string;
  reveal: { show: string; hide: string };
  constraints: Record<"old_password" | "password", FieldConstraints>;
  passwordHelp: string;
}

export interface ChangePasswordRefusal {
  errors: FieldError[];
  notice: string | undefined;
}

const ACTION = "change-password";
const key = (text: TextKey): TextKey => text;

const passwordForm = z
  .object({
    old_password: z
      .string({ error: key("account:settings.password_old_missing") })
      .max(PASSWORD_MAX, key("account:settings.password_wrong")),
    ...NEW_PASSWORD_FIELDS,
  })
  .refine(...SAME_TWICE);

export async function loadChangePassword(context: PageContext): Promise<ChangePasswordModel> {
  await requireMember(context);
  const { translator } = await getLanguage(context);
  const words = translator.words("account").settings;
  const { new_password, new_password_again, new_submit } = translator.words("auth").recovery;
  return {
    ...passwordFormWords(context, translator, ACTION),
    title: words.password_title,
    words,
    labels: { password: new_password, again: new_password_again, submit: new_submit },
    constraints: constraintsOf(passwordForm),
    passwordHelp: translator.t("signup:password_help", { min: PASSWORD_MIN }),
  };
}

/** Changes the password; other sessions end upstream (ACCT-03, SPEC §5). */
export async function savePassword(
  context: PageContext,
  request: Request,
): Promise<FormOutcome<ChangePasswordRefusal>> {
  await requireMember(context);
  const { translator } = await getLanguage(context);
  const refuse = refusalsOf<ChangePasswordRefusal>({ errors: [], notice: undefined });
  const wrong = (problems: FormProblems) =>
    refuse(422, { errors: fieldErrors(problems, translator, { min: PASSWORD_MIN }) });
  const form = await readKeyedForm(context, request, passwordForm, ACTION);
  if (!form.ok)
    return form.notice ? refuse(422, { notice: translator.t(form.notice) }) : wrong(form.problems);
  const { old_password, password } = form.value;
  if (await isCommonPassword(password)) return wrong({ password: "signup:password_common" });
  const body = { old_password, password };
  const outcome = await once(context, form.key, {
    name: ACTION,
    payload: JSON.stringify([old_password, password]),
    async perform(key) {
      const answer = await context.upstream.ask(changePassword, { body }, { key });
      if (answer.ok) return { ok: true, value: true };
      const minutes = answer.code === "too_many_attempts" ? answer.data.minutes : 0;
      return { ok: false, refusal: { code: answer.code, minutes } };
    },
  });
  if (outcome.kind === "failed") return refuse(outcome.status, { notice: translator.t(outcome.notice) });
  if (outcome.kind === "done") {
    setFlash(context, "password_changed");
    return formDone(paths.settings());
  }
  const { code, minutes } = outcome.refusal;
  switch (code) {
    case "too_many_attempts":
      return refuse(429, { notice: translator.t("auth:too_many", { minutes }) });
    case "old_password_wrong":
      return wrong({ old_password: "account:settings.password_wrong" });
    case "password_invalid":
      return wrong({ password: "signup:password_common" });
  }
}
