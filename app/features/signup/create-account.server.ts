import { signUp } from "#app/contract/signup.server";
import {
  type FormProblems,
  fieldErrors,
  formDataOf,
  readForm,
  type Typed,
  typedOf,
} from "#app/http/form.server";
import { type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import type { TextKey } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { type FormKey, verifiedFormKey } from "#app/once/form-key.server";
import { type OnceFailure, once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { INVITE_MAX, inviteOf } from "#app/session/invite.server";
import { getLanguage, rememberLanguage } from "#app/session/language.server";
import { beginLogin } from "#app/session/login-mark.server";
import { wishedLanguage } from "#app/session/page-language.server";
import { signupsOf } from "#app/session/signups.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { trafficOf } from "#app/session/traffic.server";
import { keepsCookies } from "#app/session/visit.server";
import { EMAIL, plainEmail, suggestedEmail } from "#app/shared/email/email-address.server";
import { isCommonPassword } from "#app/shared/password/common-password.server";
import { PASSWORD_MIN } from "#app/shared/password/new-password.server";
import type { FieldError } from "#app/ui/form-types";
import { keepArrival } from "./keep-arrival.server";
import { BEGIN_SIGNUP } from "./signup-begin";
import { signupForm } from "./signup-form.server";
import { isKeptOut, keepOut } from "./too-young.server";

export const SIGNUP_ACTION = "signup";

export interface SignupRefusal {
  errors: FieldError[];
  notice: string | undefined;
  typed: Record<string, string>;
  suggestion: { email: string; question: string; use: string } | undefined;
  /** The first field alone was sent: the form goes on from there. */
  begun: boolean;
  /** The field that the focus goes to: the first wrong one, or the next one to fill in. */
  focus: string | undefined;
  offerLogin: boolean;
  /** Whether signing up is open to who sent the form. */
  open: boolean;
  invite: string | undefined;
  /** The account waits for its deletion: whom to ask, besides the mailed link. */
  reactivation: { service: string; email: string | undefined } | undefined;
}

const FIELD_OF_REFUSAL: Record<string, [field: string, text: TextKey]> = {
  email_invalid: ["email", "signup:email_invalid"],
  name_invalid: ["name", "signup:name_bad"],
  name_in_use: ["name", "signup:name_taken"],
  password_invalid: ["password", "signup:password_common"],
  date_of_birth_invalid: ["date_of_birth", "signup:birth_invalid"],
  under_age: ["date_of_birth", "signup:birth_missing"],
};

const NOTICE_OF_REFUSAL: Record<string, [status: number, text: TextKey]> = {
  email_in_use: [409, "signup:email_in_use"],
  pending_deletion: [409, "signup:pending_deletion"],
  signups_disabled: [403, "signup:disabled_title"],
  invite_required: [403, "signup:invite_text"],
  rate_limited: [429, "common:flash_too_often"],
};

const NOTICE_OF_FAILURE: Record<OnceFailure["reason"], [status: number, text: TextKey]> = {
  other_payload: [422, "common:other_payload"],
  not_sent: [502, "common:action_failed"],
  unknown: [502, "common:unknown_outcome"],
};

/** Why there is no account yet, before it is put into words. */
interface Refusal {
  problems?: FormProblems;
  notice?: TextKey;
  /** The address we believe was meant; shown one tap away. */
  suggestion?: string | undefined;
  /** The first field alone was sent. */
  begun?: boolean;
  /** The youngest age, where upstream named another one. */
  minAge?: number;
  /** The account exists: show the way to the login. */
  offerLogin?: boolean;
  /** The account waits for its deletion: show the ways back to it. */
  offerReactivation?: boolean;
}

/**
 * Creates the account once per form key (SIGN-01, SIGN-04, SIGN-09); everything typed comes back but the password.
 * `profile`: the member the signup is tied to, who gets `signup_message` (LAND-01).
 */
export async function createAccount(
  context: PageContext,
  request: Request,
  profile?: number,
): Promise<FormOutcome<SignupRefusal>> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const posted = await formDataOf(request);
  // "Did you mean" was accepted: the corrected address takes the typed one's place, and the form is shown again.
  const corrected = posted.get("use_email");
  if (typeof corrected === "string") posted.set("email", corrected);
  const typed = typedOf(posted);
  const refuse = (status: number, refusal: Refusal) =>
    formRefused(status, refusalModel(context, site, translator, typed, refusal));

  const invite = typed.invite || inviteOf(context);
  if (signupsOf(site, trafficOf(context), invite) !== "open")
    return refuse(403, { notice: "signup:disabled_title" });
  if (isKeptOut(context)) return refuse(403, { notice: "signup:too_young" });
  if (typed.intent === BEGIN_SIGNUP || (corrected !== null && !posted.get("password")))
    return begun(typed.email ?? "", refuse);
  const schema = signupForm(site, context.runtime.clock());
  const reading = readForm(posted, schema);
  if (!reading.ok) {
    const { problems } = reading;
    // A full date that is refused with the youngest age: somebody said how old they are.
    if (problems.date_of_birth === "signup:birth_missing" && typed["date_of_birth.year"]) keepOut(context);
    const suggestion = problems.email ? suggestedEmail(plainEmail(typed.email ?? "")) : undefined;
    return refuse(422, { problems, suggestion });
  }
  if (await isCommonPassword(reading.value.password))
    return refuse(422, { problems: { password: "signup:password_common" } });
  // A well-formed address of a mistyped provider: asked once, and taken as it is when sent again.
  const meant = suggestedEmail(reading.value.email);
  if (meant && typed.email_checked !== typed.email) return refuse(422, { suggestion: meant });
  if (!keepsCookies(context)) return refuse(422, { notice: "common:cookies_text" });
  const key = verifiedFormKey(context, posted, SIGNUP_ACTION);
  if (key === undefined) return refuse(422, { notice: "common:stale_form" });

  const account = { ...reading.value, invite, profile };
  const body = { ...account, language: translator.language, tracking: trafficOf(context) };
  // Nothing personal is stored.
  const outcome = await once<true, { code: string; minAge: number }>(context, key, {
    name: SIGNUP_ACTION,
    payload: JSON.stringify(account),
    async perform(key) {
      const answer = await context.upstream.ask(signUp, { body }, { key });
      if (answer.ok) {
        beginLogin(context, answer.value.user.profile.id);
        // Before the key counts as done: a double click finds it.
        await context.runtime.signupLogins.store(key, context.cookies.lines());
        return { ok: true, value: true };
      }
      const minAge = answer.code === "under_age" ? answer.data.min_age : site.minAge;
      return { ok: false, refusal: { code: answer.code, minAge } };
    },
  });
  if (outcome.kind === "failed") {
    const [status, notice] = NOTICE_OF_FAILURE[outcome.reason];
    return refuse(status, { notice, offerLogin: outcome.reason === "unknown" });
  }
  if (outcome.kind === "refused") {
    const { code, minAge } = outcome.refusal;
    if (code === "under_age") keepOut(context);
    const field = FIELD_OF_REFUSAL[code];
    if (!field) {
      const [status, notice] = NOTICE_OF_REFUSAL[code] ?? [502, "common:action_failed" as TextKey];
      const offers = { offerLogin: code === "email_in_use", offerReactivation: code === "pending_deletion" };
      return refuse(status, { notice, minAge, ...offers });
    }
    const suggestion = field[0] === "email" ? suggestedEmail(account.email) : undefined;
    return refuse(422, { problems: { [field[0]]: field[1] }, minAge, suggestion });
  }
  const loggedIn = outcome.replayed ? await replayLogin(context, key) : true;
  if (!outcome.replayed) await keepArrival(context, site);
  rememberWishedLanguage(context);
  return formDone(loggedIn ? paths.completeSignup() : paths.login());
}

/** The first field alone, or its correction: an address that cannot be right is told before anything else is typed. */
function begun(
  email: string,
  refuse: (status: number, refusal: Refusal) => FormOutcome<SignupRefusal>,
): FormOutcome<SignupRefusal> {
  const meant = plainEmail(email);
  const suggestion = suggestedEmail(meant);
  if (email === "" || EMAIL.test(meant)) return refuse(200, { begun: true, suggestion });
  return refuse(422, { begun: true, suggestion, problems: { email: "signup:email_invalid" } });
}

/** A double click's first answer never reaches the browser: the second one brings the same login. */
async function replayLogin({ cookies, runtime }: PageContext, key: FormKey): Promise<boolean> {
  const lines = await runtime.signupLogins.of(key);
  for (const line of lines) cookies.appendSetCookie(line);
  return lines.length > 0;
}

/** The language a lander's address named goes on past the signup (LAND-03). */
function rememberWishedLanguage(context: PageContext): void {
  const wish = wishedLanguage(context);
  if (wish) rememberLanguage(context, wish);
}

/** A refused signup in the reader's words. */
function refusalModel(
  context: PageContext,
  site: Site,
  translator: Translator,
  typed: Typed,
  { problems = {}, notice, suggestion, begun = false, minAge = site.minAge, ...offers }: Refusal,
): SignupRefusal {
  const values = { min_age: minAge, min: PASSWORD_MIN, max: site.message_length };
  const invite = typed.invite?.slice(0, INVITE_MAX) || inviteOf(context);
  const [wrong] = Object.keys(problems);
  return {
    begun,
    focus: wrong ?? (begun && !suggestion ? "name" : undefined),
    open: signupsOf(site, trafficOf(context), invite) === "open",
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
    offerLogin: offers.offerLogin ?? false,
    reactivation: offers.offerReactivation
      ? { service: paths.staticPage("service"), email: site.support_email || undefined }
      : undefined,
  };
}
