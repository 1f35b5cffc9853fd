import { z } from "zod";
import { resetPassword } from "#app/contract/signup.server";
import { type FormProblems, fieldErrors, formDataOf, readForm } from "#app/http/form.server";
import { type FormRefused, refusalsOf } from "#app/http/form-outcome";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { newPasswordFields, SAME_TWICE } from "#app/shared/password/new-password.server";
import { askOnce } from "./ask-once.server";
import type { LinkResult } from "./link-result-view";
import { mailedCode } from "./mailed-code";
import type { NewPasswordModel, NewPasswordRefusal } from "./new-password-view";

const ACTION = "new-password";
const form = (passwordMin: number) => z.object(newPasswordFields(passwordMin)).refine(...SAME_TWICE);

/** The page behind the mailed link. Opening it changes nothing: mail scanners do that. */
export async function loadNewPassword(
  context: PageContext,
  passwordMin: number,
): Promise<NewPasswordModel & { status: number }> {
  const { translator } = await getLanguage(context);
  const words = translator.words("auth").recovery;
  const common = translator.words("common");
  const { searchParams } = context.url;
  const code = mailedCode(searchParams.getAll("code"));
  const result = searchParams.has("done") ? changed(translator) : code ? undefined : badLink(translator);
  return {
    status: result?.kind === "failed" ? 410 : 200,
    title: result?.title ?? words.new_title,
    words,
    result,
    code,
    errorsTitle: common.errors_title,
    reveal: { show: common.password_show, hide: common.password_hide },
    passwordHelp: translator.t("signup:password_help", { min: passwordMin }),
    passwordMin,
    key: issueFormKey(context, ACTION),
  };
}

function changed(translator: Translator): LinkResult {
  const words = translator.words("auth").recovery;
  return {
    kind: "done",
    title: words.changed_title,
    text: words.changed_text,
    next: { href: paths.login(), label: words.back_to_login },
  };
}

function badLink(translator: Translator): LinkResult {
  const words = translator.words("auth").recovery;
  return {
    kind: "failed",
    title: words.link_bad,
    text: words.link_bad_text,
    next: { href: paths.resetPassword(), label: words.ask_again },
  };
}

export type NewPasswordOutcome = { kind: "done"; to: string } | FormRefused<NewPasswordRefusal>;

/** Sets the new password by the link's code (AUTH-03); a double click gets the first answer, not "used before". */
export async function chooseNewPassword(
  context: PageContext,
  request: Request,
  passwordMin: number,
): Promise<NewPasswordOutcome> {
  const { translator } = await getLanguage(context);
  const data = await formDataOf(request);
  const code = mailedCode(data.getAll("code"));
  const refuse = refusalsOf<NewPasswordRefusal>({ errors: [], notice: undefined, result: undefined, code });
  if (!code) return refuse(410, { result: badLink(translator) });
  const wrong = (problems: FormProblems) =>
    refuse(422, { errors: fieldErrors(problems, translator, { min: passwordMin }) });
  const reading = readForm(data, form(passwordMin));
  if (!reading.ok) return wrong(reading.problems);
  const { password } = reading.value;
  const outcome = await askOnce(context, data, { action: ACTION, payload: `${code}\n${password}` }, (once) =>
    context.upstream.ask(resetPassword, { body: { code, password } }, { key: once }),
  );
  if (outcome.kind === "done") return { kind: "done", to: paths.resetPasswordDo({ done: 1 }) };
  if (outcome.kind === "failed") return refuse(outcome.status, { notice: translator.t(outcome.notice) });
  if (outcome.no === "password_invalid") return wrong({ password: "signup:password_common" });
  return refuse(410, { result: badLink(translator) });
}
