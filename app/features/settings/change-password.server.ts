import type { AppLoadContext } from "@remix-run/server-runtime";
import { z } from "zod";
import { changePassword } from "#app/contract/account.server";
import { type FormProblems, fieldErrors, formDataOf, readForm } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import { type RefusedForm, refusalsOf } from "#app/http/refused-form";
import type { TextKey } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { effectOnce } from "#app/session/effect-once.server";
import { setFlash } from "#app/session/flash.server";
import { languageOf } from "#app/session/language.server";
import { newPasswordFields, PASSWORD_MAX, SAME_TWICE } from "#app/session/new-password.server";
import { requireMember } from "#app/session/viewer.server";
import type { ChangePasswordModel, ChangePasswordRefusal } from "./change-password-view";
import { passwordFormWords } from "./page-model.server";

const ACTION = "change-password";
const key = (text: TextKey): TextKey => text;

function form(passwordMin: number) {
  return z
    .object({
      old_password: z
        .string({ error: key("settings:password_old_missing") })
        .max(PASSWORD_MAX, key("settings:password_wrong")),
      ...newPasswordFields(passwordMin),
    })
    .refine(...SAME_TWICE);
}

export async function loadChangePassword(
  context: AppLoadContext,
  passwordMin: number,
): Promise<ChangePasswordModel> {
  await requireMember(context);
  const { translator } = await languageOf(context);
  const words = translator.words("settings");
  const { new_password, new_password_again, new_submit } = translator.words("recovery");
  return {
    ...passwordFormWords(context, translator, ACTION),
    title: words.password_title,
    words,
    labels: { password: new_password, again: new_password_again, submit: new_submit },
    constraints: constraintsOf(form(passwordMin)),
    passwordHelp: translator.t("signup:password_help", { min: passwordMin }),
  };
}

export type ChangePasswordOutcome = { kind: "done"; to: string } | RefusedForm<ChangePasswordRefusal>;

/** Changes the password; other sessions end upstream (ACCT-03, SPEC §5). */
export async function savePassword(
  context: AppLoadContext,
  request: Request,
  passwordMin: number,
): Promise<ChangePasswordOutcome> {
  await requireMember(context);
  const { translator } = await languageOf(context);
  const refuse = refusalsOf<ChangePasswordRefusal>({ errors: [], notice: undefined });
  const wrong = (problems: FormProblems) =>
    refuse(422, { errors: fieldErrors(problems, translator, { min: passwordMin }) });
  const reading = readForm(await formDataOf(request), form(passwordMin));
  if (!reading.ok) return wrong(reading.problems);
  const { old_password, password } = reading.value;
  const outcome = await effectOnce(
    context,
    reading.form,
    { action: ACTION, payload: JSON.stringify([old_password, password]) },
    async (once) => {
      const said = await context.upstream.ask(
        changePassword,
        { body: { old_password, password } },
        { key: once },
      );
      if (said.ok) return { ok: true, told: true };
      const minutes = said.code === "too_many_attempts" ? said.data.minutes : 0;
      return { ok: false, no: { code: said.code, minutes } };
    },
  );
  if (outcome.kind === "done") {
    setFlash(context, "password_changed");
    return { kind: "done", to: paths.settings() };
  }
  if (outcome.kind === "failed") return refuse(outcome.status, { notice: translator.t(outcome.notice) });
  const { code, minutes } = outcome.no;
  if (code === "too_many_attempts")
    return refuse(429, { notice: translator.t("auth:too_many", { minutes }) });
  return wrong(
    code === "old_password_wrong"
      ? { old_password: "settings:password_wrong" }
      : { password: "signup:password_common" },
  );
}
