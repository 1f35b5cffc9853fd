import { fieldErrors } from "#app/http/form.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";
import { markVisit } from "#app/session/visit.server";
import type { LoginOutcome } from "./login.server";
import type { LoginModel, LoginRefusal } from "./login-view";

const LOGIN_ACTION = "login";

/** What the login page shows. `next` is the page asked for first, `kept` a text that waits for the login. */
export async function loadLogin(context: PageContext): Promise<LoginModel & { title: string }> {
  markVisit(context);
  const { translator } = await getLanguage(context);
  const words = translator.words("auth");
  const common = translator.words("common");
  const { searchParams } = context.url;
  const next = safeReturnPath(searchParams.get("next"), "") || undefined;
  const kept = searchParams.get("kept")?.slice(0, 200) || undefined;
  return {
    title: words.login_title,
    words,
    errorsTitle: common.errors_title,
    reveal: { show: common.password_show, hide: common.password_hide },
    key: issueFormKey(context, LOGIN_ACTION),
    next,
    kept,
    // An invited visitor who took the wrong turn keeps the invite.
    signupUrl: paths.signup({ invite: searchParams.get("invite")?.slice(0, 200) }),
    hint: kept ? words.kept_hint : next ? words.next_hint : undefined,
  };
}

/** A refused login in the reader's words; the e-mail comes back, the password never. */
export async function loginRefusal(
  context: PageContext,
  outcome: Extract<LoginOutcome, { kind: "refused" }>,
): Promise<LoginRefusal> {
  const { translator } = await getLanguage(context);
  const { problems, notice, values, typed } = outcome;
  return {
    errors: fieldErrors(problems, translator),
    notice: notice && translator.t(notice, values),
    offerReactivation: outcome.offerReactivation ?? false,
    email: typed.email,
    next: typed.next,
    kept: typed.kept,
  };
}
