import { signUp } from "#app/contract/signup.server";
import { type FormProblems, formDataOf, readForm, type Typed, typedOf } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import type { TextValues } from "#app/i18n/translator.server";
import { isFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { getLanguage, keepLanguage, wishedLanguage } from "#app/session/language.server";
import { getSite, type Site } from "#app/session/site.server";
import { trafficOf } from "#app/session/traffic.server";
import { keepsCookies } from "#app/session/visit.server";
import { suggestedEmail } from "#app/shared/email/email-address.server";
import { PASSWORD_MIN } from "#app/shared/password/new-password.server";
import { pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";
import { signupForm } from "./signup-form.server";
import { signupsOpen } from "./signups-open";

export const SIGNUP_ACTION = "signup";

export interface SignupRefusal {
  status: number;
  problems: FormProblems;
  values: TextValues;
  typed: Typed;
  notice: TextKey | undefined;
  /** The address we believe was meant; shown one tap away. */
  suggestion: string | undefined;
  /** The account exists: show the way to the login. */
  offerLogin: boolean;
  /** The account waits for its deletion: show the ways back to it. */
  offerReactivation: boolean;
}

export type SignupOutcome =
  | { kind: "done"; matches: number | undefined; loggedIn: boolean }
  | ({ kind: "refused" } & SignupRefusal);

/** What the idempotency store keeps of a signup: nothing personal. */
type Recorded = { matches: number | null } | { code: string; minAge: number };

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

/**
 * Creates the account once per form key (SIGN-01, SIGN-04, SIGN-09); everything typed comes back but the password.
 * `profile`: the member the signup is tied to, who gets `signup_message` (LAND-01).
 */
export async function createAccount(
  context: PageContext,
  request: Request,
  profile?: number,
): Promise<SignupOutcome> {
  const site = await getSite(context);
  const form = await formDataOf(request);
  // "Did you mean" was accepted: the corrected address takes the typed one's place, and the form is shown again.
  const corrected = form.get("use_email");
  if (typeof corrected === "string") form.set("email", corrected);
  const typed = typedOf(form);
  const messageLength = site.message_length;
  const values = { min_age: site.minAge, min: PASSWORD_MIN, max: messageLength };
  const refuse = (status: number, part: Partial<SignupRefusal>): SignupOutcome => ({
    kind: "refused",
    status,
    problems: {},
    values,
    typed,
    notice: undefined,
    suggestion: undefined,
    offerLogin: false,
    offerReactivation: false,
    ...part,
  });

  if (!signupsOpen(site, trafficOf(context), typed.invite))
    return refuse(403, { notice: "signup:disabled_title" });
  const reading = readForm(form, signupForm(site.minAge, context.runtime.clock(), messageLength));
  if (!reading.ok) {
    return refuse(422, { problems: reading.problems, suggestion: suggestionFor(reading.problems, typed) });
  }
  // A well-formed address of a mistyped provider: asked once, and taken as it is when sent again.
  const meant = suggestedEmail(reading.value.email);
  if (meant && typed.email_checked !== typed.email) return refuse(422, { suggestion: meant });
  if (!keepsCookies(context)) return refuse(422, { notice: "common:cookies_text" });
  const given = form.get("_key");
  const key = typeof given === "string" ? given : undefined;
  if (!isFormKey(context, key, SIGNUP_ACTION)) return refuse(422, { notice: "common:stale_form" });
  try {
    const outcome = await createOnce(context, site, key, { ...reading.value, profile }, refuse);
    if (outcome.kind === "done") keepWishedLanguage(context);
    return outcome;
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({ msg: "signup failed", requestId: context.requestId, ...error.forLog() });
    return refuse(pageStatusOf(error), {
      notice: error.sentBytes ? "common:unknown_outcome" : "common:action_failed",
    });
  }
}

/** The language a lander's address named goes on past the signup (LAND-03). */
function keepWishedLanguage(context: PageContext): void {
  const wish = wishedLanguage(context);
  if (wish) keepLanguage(context, wish);
}

function suggestionFor(problems: FormProblems, typed: Typed): string | undefined {
  return problems.email ? suggestedEmail(typed.email) : undefined;
}

type SignupValue = {
  name: string;
  email: string;
  password: string;
  date_of_birth: string;
  signup_message?: string;
  invite?: string;
  profile?: number;
};

async function createOnce(
  context: PageContext,
  site: Site,
  key: string,
  value: SignupValue,
  refuse: (status: number, part: Partial<SignupRefusal>) => SignupOutcome,
): Promise<SignupOutcome> {
  const { translator } = await getLanguage(context);
  const { idempotencyStore, replayCookies } = context.runtime;
  const body = { ...value, language: translator.language, tracking: trafficOf(context) };
  const answer = await idempotencyStore.run<Recorded>(key, JSON.stringify(value), async () => {
    try {
      const outcome = await context.upstream.ask(signUp, { body }, { key });
      if (outcome.ok) return { state: "done", result: { matches: outcome.value.num_matches ?? null } };
      const minAge = outcome.code === "under_age" ? outcome.data.min_age : site.minAge;
      return { state: "refused", result: { code: outcome.code, minAge } };
    } catch (error) {
      if (error instanceof UpstreamFailure && !error.sentBytes) {
        return { state: "refused", result: { code: "unreachable", minAge: site.minAge } };
      }
      if (error instanceof UpstreamFailure) return { state: "unknown" };
      throw error;
    }
  });
  if (answer.kind === "different_payload") return refuse(422, { notice: "common:other_payload" });
  if (answer.kind === "unknown") return refuse(502, { notice: "common:unknown_outcome", offerLogin: true });
  if ("matches" in answer.result) {
    // A double click's first answer never reaches the browser: the second one brings the same login.
    if (answer.replayed)
      for (const line of replayCookies.get(key) ?? []) context.cookies.appendSetCookie(line);
    else replayCookies.set(key, context.cookies.lines());
    return { kind: "done", matches: answer.result.matches ?? undefined, loggedIn: replayCookies.has(key) };
  }
  return refusalOf(answer.result, refuse, value);
}

function refusalOf(
  { code, minAge }: { code: string; minAge: number },
  refuse: (status: number, part: Partial<SignupRefusal>) => SignupOutcome,
  value: SignupValue,
): SignupOutcome {
  const values = { min_age: minAge, min: PASSWORD_MIN };
  const field = FIELD_OF_REFUSAL[code];
  if (field) {
    const problems: FormProblems = { [field[0]]: field[1] };
    return refuse(422, { problems, values, suggestion: suggestionFor(problems, { email: value.email }) });
  }
  const [status, notice] = NOTICE_OF_REFUSAL[code] ?? [502, "common:action_failed" as TextKey];
  return refuse(status, {
    notice,
    values,
    offerLogin: code === "email_in_use",
    offerReactivation: code === "pending_deletion",
  });
}
