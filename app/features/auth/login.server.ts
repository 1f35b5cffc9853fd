import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import { z } from "zod";
import { login } from "#app/contract/user.server";
import {
  type FormProblems,
  type FormReading,
  fieldErrors,
  formDataOf,
  lineField,
  readForm,
} from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import { type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import type { TextKey, Words } from "#app/i18n/catalog";
import { isLanguage } from "#app/i18n/languages";
import type { TextValues } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage, rememberLanguage } from "#app/session/language.server";
import { beginLogin } from "#app/session/login-mark.server";
import { wishedLanguage } from "#app/session/page-language.server";
import { promiseLine } from "#app/session/promise-line.server";
import { safeReturnPath } from "#app/session/return-path";
import { getSignupOffer } from "#app/session/signups.server";
import { getSite } from "#app/session/site.server";
import { keepsCookies, markVisit } from "#app/session/visit.server";
import { EMAIL_MAX, plainEmail } from "#app/shared/email/email-address.server";
import type { FieldConstraints, FieldError } from "#app/ui/form-types";
import { pageStatusOf } from "#app/upstream/failure.server";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";

const ACTION = "login";
/** More than any id of a draft. */
const MAX_ID_LENGTH = 200;

const key = (text: TextKey): TextKey => text;

const loginForm = z.object({
  email: lineField("auth:email_missing", EMAIL_MAX).overwrite(plainEmail),
  password: z.string({ error: key("auth:password_missing") }).max(1_000, key("auth:failed")),
  next: z.string().max(2_000).optional().catch(undefined),
  kept: z.string().max(MAX_ID_LENGTH).optional().catch(undefined),
});

/** What somebody presents to be let in, read and checked once. */
type Credentials = FormReading<z.output<typeof loginForm>>;

export interface LoginModel {
  title: string;
  /** Of the site, on the poster beside the form. */
  promise: string;
  words: Words<"auth">;
  errorsTitle: string;
  reveal: { show: string; hide: string };
  constraints: Record<"email" | "password", FieldConstraints>;
  key: string;
  next: string | undefined;
  draftId: string | undefined;
  signup: { href: string; text: string };
  hint: string | undefined;
}

/** The e-mail comes back, the password never. */
export interface LoginRefusal {
  errors: FieldError[];
  notice: string | undefined;
  /** The account waits for its deletion: show the way back. */
  offerReactivation: boolean;
  email: string | undefined;
  /** Hidden fields of the refused post: the page's own address no longer has them. */
  next: string | undefined;
  draftId: string | undefined;
}

/** What the login page shows. `?next=` is the page asked for first, `?kept=` a draft that waits for the login. */
export async function loadLogin(context: PageContext): Promise<LoginModel> {
  markVisit(context);
  const [site, { translator }, signups] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getSignupOffer(context),
  ]);
  const words = translator.words("auth");
  const common = translator.words("common");
  const { searchParams } = context.url;
  const next = safeReturnPath(searchParams.get("next"), "") || undefined;
  const draftId = searchParams.get("kept")?.slice(0, MAX_ID_LENGTH) || undefined;
  return {
    title: words.login_title,
    promise: promiseLine(site, translator),
    words,
    errorsTitle: common.errors_title,
    reveal: { show: common.password_show, hide: common.password_hide },
    constraints: constraintsOf(loginForm),
    key: issueFormKey(context, ACTION),
    next,
    draftId,
    signup: { href: paths.signup(), text: signups.say(words.no_account) },
    hint: draftId ? words.kept_hint : next ? words.next_hint : undefined,
  };
}

/** remix-auth's form strategy fails on a body that is no form; this one reads it as an empty one. */
class LoginFormStrategy extends Strategy<Credentials, { form: FormData }> {
  override name = "form";

  override async authenticate(request: Request): Promise<Credentials> {
    return this.verify({ form: await formDataOf(request) });
  }
}

/** One for the process, one strategy a way to log in. Each gives credentials; PHP says whose (docs/decisions/0033). */
const authenticator = new Authenticator<Credentials>().use(
  new LoginFormStrategy(async ({ form }) => readForm(form, loginForm)),
);

interface RefusalDetails {
  values?: TextValues;
  problems?: FormProblems;
  offerReactivation?: boolean;
}

/** Reads the form once, by the strategy, and logs in (AUTH-01). A wrong password is never asked twice. */
export async function loginFromForm(
  context: PageContext,
  request: Request,
): Promise<FormOutcome<LoginRefusal>> {
  const credentials = await authenticator.authenticate("form", request);
  const { email, next, kept: draftId } = credentials.typed;
  const refuse = async (
    status: number,
    notice: TextKey | undefined,
    { values, problems = {}, offerReactivation = false }: RefusalDetails = {},
  ) => {
    const { translator } = await getLanguage(context);
    return formRefused<LoginRefusal>(status, {
      errors: fieldErrors(problems, translator),
      notice: notice && translator.t(notice, values),
      offerReactivation,
      email,
      next,
      draftId,
    });
  };
  if (!credentials.ok) return refuse(422, undefined, { problems: credentials.problems });
  // HOST-12: without a cookie there is no session to log in to; nothing is sent upstream.
  if (!keepsCookies(context)) return refuse(422, "common:cookies_text");
  const { value } = credentials;
  const body = { email: value.email, password: value.password };
  const answer = await withRecoveryForAnyone(context.upstream.ask(login, { body }), pageStatusOf);
  if (typeof answer === "number") return refuse(answer, "common:action_failed");
  if (answer.ok) {
    beginLogin(context, answer.value.user.profile.id);
    speakAccountLanguage(context, answer.value.user.language);
    return formDone(afterLogin(value));
  }
  switch (answer.code) {
    case "too_many_attempts":
      return refuse(429, "auth:too_many", { values: { minutes: answer.data.minutes } });
    case "pending_deletion":
      return refuse(403, "auth:pending_deletion", { offerReactivation: true });
    default:
      return refuse(401, "auth:failed");
  }
}

/** The account's language becomes the page's, on a new device too, unless the address asks for another (HOST-09). */
function speakAccountLanguage(context: PageContext, language: string | undefined): void {
  if (isLanguage(language) && wishedLanguage(context) === undefined) rememberLanguage(context, language);
}

/** The page asked for first; it finds the draft that waited by its id. */
function afterLogin({
  next,
  kept: draftId,
}: {
  next?: string | undefined;
  kept?: string | undefined;
}): string {
  const path = safeReturnPath(next, paths.members());
  if (!draftId) return path;
  const url = new URL(path, "https://return.invalid");
  url.searchParams.set("kept", draftId);
  return `${url.pathname}${url.search}`;
}
