import { z } from "zod";
import { changePassword } from "#app/contract/account.server";
import { type FormProblems, fieldErrors } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import { type FormOutcome, formDone, refusalsOf } from "#app/http/form-outcome";
import type { TextKey } from "#app/i18n/catalog";
import { readKeyedForm } from "#app/once/keyed-form.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { newPasswordFields, PASSWORD_MAX, SAME_TWICE } from "#app/shared/password/new-password.server";
import type { ChangePasswordModel, ChangePasswordRefusal } from "./change-password-view";
import { passwordFormWords } from "./page-model.server";

const ACTION = "change-password";
const key = (text: TextKey): TextKey => text;

function passwordForm(passwordMin: number) {
  return z
    .object({
      old_password: z
        .string({ error: key("account:settings.password_old_missing") })
        .max(PASSWORD_MAX, key("account:settings.password_wrong")),
      ...newPasswordFields(passwordMin),
    })
    .refine(...SAME_TWICE);
}

export async function loadChangePassword(
  context: PageContext,
  passwordMin: number,
): Promise<ChangePasswordModel> {
  await requireMember(context);
  const { translator } = await getLanguage(context);
  const words = translator.words("account").settings;
  const { new_password, new_password_again, new_submit } = translator.words("auth").recovery;
  return {
    ...passwordFormWords(context, translator, ACTION),
    title: words.password_title,
    words,
    labels: { password: new_password, again: new_password_again, submit: new_submit },
    constraints: constraintsOf(passwordForm(passwordMin)),
    passwordHelp: translator.t("signup:password_help", { min: passwordMin }),
  };
}

/** Changes the password; other sessions end upstream (ACCT-03, SPEC §5). */
export async function savePassword(
  context: PageContext,
  request: Request,
  passwordMin: number,
): Promise<FormOutcome<ChangePasswordRefusal>> {
  await requireMember(context);
  const { translator } = await getLanguage(context);
  const refuse = refusalsOf<ChangePasswordRefusal>({ errors: [], notice: undefined });
  const wrong = (problems: FormProblems) =>
    refuse(422, { errors: fieldErrors(problems, translator, { min: passwordMin }) });
  const form = await readKeyedForm(context, request, passwordForm(passwordMin), ACTION);
  if (!form.ok)
    return form.notice ? refuse(422, { notice: translator.t(form.notice) }) : wrong(form.problems);
  const { old_password, password } = form.value;
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
