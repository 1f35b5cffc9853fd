import { fieldErrors } from "#app/http/form.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage, wishedLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { trafficOf, trafficQuery } from "#app/session/traffic.server";
import { markVisit } from "#app/session/visit.server";
import { PASSWORD_MIN } from "#app/shared/password/new-password.server";
import { SIGNUP_ACTION, type SignupRefusal } from "./create-account.server";
import type { SignupModel, SignupRefusalModel } from "./signup-view";
import { signupsOpen } from "./signups-open";

const MAX_INVITE = 200;

/** What the signup page shows, with a fresh form key. */
export async function loadSignup(context: PageContext): Promise<SignupModel> {
  markVisit(context);
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const traffic = trafficOf(context);
  const invite = context.url.searchParams.get("invite")?.slice(0, MAX_INVITE) || undefined;
  const words = translator.words("signup");
  const common = translator.words("common");
  return {
    title: words.title,
    words,
    open: signupsOpen(site, traffic, invite),
    inviteNeeded: site.invite_only === true && !invite && signupsOpen(site, traffic, "any"),
    invite,
    // What opened the signup goes with the form: a refused one is shown again under this address.
    action: paths.signup({ ...trafficQuery(traffic), invite, lang: wishedLanguage(context) }),
    errorsTitle: common.errors_title,
    cookiesTitle: common.cookies_title,
    reveal: { show: common.password_show, hide: common.password_hide },
    passwordHelp: translator.t("signup:password_help", { min: PASSWORD_MIN }),
    passwordMin: PASSWORD_MIN,
    key: issueFormKey(context, SIGNUP_ACTION),
    loginUrl: paths.login({ invite }),
  };
}

/** A refused signup in the reader's words. */
export async function signupRefusalModel(
  context: PageContext,
  refusal: SignupRefusal,
): Promise<SignupRefusalModel> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const { problems, values, typed, notice, suggestion, offerLogin, offerReactivation } = refusal;
  const invite = typed.invite?.slice(0, MAX_INVITE) || undefined;
  return {
    open: signupsOpen(site, trafficOf(context), invite),
    invite,
    errors: fieldErrors(problems, translator, values, { date_of_birth: "date_of_birth-day" }),
    notice: notice && translator.t(notice, values),
    typed,
    suggestion: suggestion
      ? {
          email: suggestion,
          question: translator.t("signup:did_you_mean", { email: suggestion }),
          use: translator.t("signup:use_suggestion", { email: suggestion }),
        }
      : undefined,
    offerLogin,
    reactivation: offerReactivation
      ? { service: paths.staticPage("service"), email: site.support_email || undefined }
      : undefined,
  };
}
