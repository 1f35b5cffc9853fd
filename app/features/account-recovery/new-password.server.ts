import { z } from "zod";
import { checkPasswordReset, resetPassword } from "#app/contract/signup.server";
import { type FormProblems, fieldErrors, formDataOf } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import { type FormOutcome, formDone, refusalsOf } from "#app/http/form-outcome";
import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { mailedCode } from "#app/shared/mailed-code/mailed-code";
import { isCommonPassword } from "#app/shared/password/common-password.server";
import { NEW_PASSWORD_FIELDS, PASSWORD_MIN, SAME_TWICE } from "#app/shared/password/new-password.server";
import type { FieldConstraints, FieldError } from "#app/ui/form-types";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";
import type { LinkResult } from "./link-result";

export interface NewPasswordModel {
  title: string;
  words: Words<"auth">["recovery"];
  /** Set where there is nothing to fill in: it is done, or the link is no good. */
  result: LinkResult | undefined;
  code: string | undefined;
  errorsTitle: string;
  reveal: { show: string; hide: string };
  passwordHelp: string;
  constraints: Record<"password", FieldConstraints>;
  key: string;
}

export interface NewPasswordRefusal {
  errors: FieldError[];
  notice: string | undefined;
  result: LinkResult | undefined;
  /** The refused form's: the page's own address no longer has it. */
  code: string | undefined;
}

const ACTION = "new-password";
const passwordForm = z.object(NEW_PASSWORD_FIELDS).refine(...SAME_TWICE);

/** The page behind the mailed link. Opening it changes nothing: mail scanners do that. */
export async function loadNewPassword(context: PageContext): Promise<NewPasswordModel & { status: number }> {
  const { translator } = await getLanguage(context);
  const words = translator.words("auth").recovery;
  const common = translator.words("common");
  const { searchParams } = context.url;
  const code = mailedCode(searchParams.getAll("code"));
  const result = searchParams.has("done")
    ? changed(translator)
    : (await isUsable(context, code))
      ? undefined
      : badLink(translator);
  return {
    status: result?.kind === "failed" ? 410 : 200,
    title: result?.title ?? words.new_title,
    words,
    result,
    code,
    errorsTitle: common.errors_title,
    reveal: { show: common.password_show, hide: common.password_hide },
    passwordHelp: translator.t("signup:password_help", { min: PASSWORD_MIN }),
    constraints: constraintsOf(passwordForm),
    key: issueFormKey(context, ACTION),
  };
}

/** Only a plain "no" counts: a PHP that cannot tell must not close the way to a good link. */
async function isUsable(context: PageContext, code: string | undefined): Promise<boolean> {
  if (code === undefined) return false;
  const asked = context.upstream.ask(checkPasswordReset, { query: { code } });
  const answer = await withRecoveryForAnyone(asked, () => undefined);
  return !answer?.ok || answer.value.valid;
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
    title: words.link_bad_title,
    text: words.link_bad,
    next: { href: paths.resetPassword(), label: words.ask_again },
  };
}

/** Sets the new password by the link's code (AUTH-03); a double click gets the first answer, not "used before". */
export async function chooseNewPassword(
  context: PageContext,
  request: Request,
): Promise<FormOutcome<NewPasswordRefusal>> {
  const { translator } = await getLanguage(context);
  const posted = await formDataOf(request);
  const code = mailedCode(posted.getAll("code"));
  const refuse = refusalsOf<NewPasswordRefusal>({ errors: [], notice: undefined, result: undefined, code });
  if (!code) return refuse(410, { result: badLink(translator) });
  const wrong = (problems: FormProblems) =>
    refuse(422, { errors: fieldErrors(problems, translator, { min: PASSWORD_MIN }) });
  const form = await readKeyedForm(context, posted, passwordForm, ACTION);
  if (!form.ok)
    return form.notice ? refuse(422, { notice: translator.t(form.notice) }) : wrong(form.problems);
  const { password } = form.value;
  if (await isCommonPassword(password)) return wrong({ password: "signup:password_common" });
  const outcome = await once(context, form.key, {
    name: ACTION,
    payload: `${code}\n${password}`,
    async perform(key) {
      const answer = await context.upstream.ask(resetPassword, { body: { code, password } }, { key });
      return answer.ok ? { ok: true, value: true } : { ok: false, refusal: answer.code };
    },
  });
  if (outcome.kind === "done") return formDone(paths.resetPasswordDo({ done: 1 }));
  if (outcome.kind === "failed") return refuse(outcome.status, { notice: translator.t(outcome.notice) });
  if (outcome.refusal === "password_invalid") return wrong({ password: "signup:password_common" });
  return refuse(410, { result: badLink(translator) });
}
