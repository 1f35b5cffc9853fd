import { constraintsOf } from "#app/http/form-constraints.server";
import type { Words } from "#app/i18n/catalog";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { inviteOf } from "#app/session/invite.server";
import { getLanguage } from "#app/session/language.server";
import { wishedLanguage } from "#app/session/page-language.server";
import { promiseLine } from "#app/session/promise-line.server";
import { getSignupOffer, type SignupsClosed } from "#app/session/signups.server";
import { getSite } from "#app/session/site.server";
import { trafficOf, trafficQuery } from "#app/session/traffic.server";
import { markVisit } from "#app/session/visit.server";
import { PASSWORD_MIN } from "#app/shared/password/new-password.server";
import type { FieldConstraints } from "#app/ui/form-types";
import { type ArrivalPromise, promiseOf } from "./arrival-promise.server";
import { SIGNUP_ACTION } from "./create-account.server";
import { signupForm } from "./signup-form.server";

export interface SignupModel {
  title: string;
  words: Words<"signup">;
  /** Instead of the form, where nobody may sign up. */
  closed: SignupsClosed;
  invite: string | undefined;
  /** Where the form posts to, with what opened the signup. */
  action: string;
  errorsTitle: string;
  cookiesTitle: string;
  /** What brought the visitor here, said above the form. */
  promise: ArrivalPromise | undefined;
  /** The site's promise, on the poster beside the form. */
  poster: string;
  reveal: { show: string; hide: string };
  /** "Step {number} of {total}", filled by a script. */
  stepOf: string;
  back: string;
  passwordHelp: string;
  constraints: Record<"name" | "email" | "password", FieldConstraints>;
  key: string;
  loginUrl: string;
}

/** What the signup page shows, with a fresh form key. */
export async function loadSignup(context: PageContext): Promise<SignupModel> {
  markVisit(context);
  const [site, { translator }, { closed }] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getSignupOffer(context),
  ]);
  const traffic = trafficOf(context);
  const invite = inviteOf(context);
  const words = translator.words("signup");
  const common = translator.words("common");
  return {
    title: words.title,
    words,
    closed,
    invite,
    // What opened the signup goes with the form: a refused one is shown again under this address.
    action: paths.signup({ ...trafficQuery(traffic), invite, lang: wishedLanguage(context) }),
    errorsTitle: common.errors_title,
    cookiesTitle: common.cookies_title,
    promise: await promiseOf(context, site, translator),
    poster: promiseLine(site, translator),
    stepOf: words.steps.step_of,
    back: common.back,
    reveal: { show: common.password_show, hide: common.password_hide },
    passwordHelp: translator.t("signup:password_help", { min: PASSWORD_MIN }),
    constraints: constraintsOf(signupForm(site, context.runtime.clock())),
    key: issueFormKey(context, SIGNUP_ACTION),
    loginUrl: paths.login(),
  };
}
