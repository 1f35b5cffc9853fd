import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import { z } from "zod";
import { login } from "#app/contract/user.server";
import {
  type FormProblems,
  type FormReading,
  formDataOf,
  lineField,
  readForm,
  type Typed,
} from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import type { TextValues } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { safeReturnPath } from "#app/session/return-path";
import { keepsCookies } from "#app/session/visit.server";
import { pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";

const form = z.object({
  email: lineField("auth:email_missing", 254),
  password: z
    .string({ error: "auth:password_missing" })
    .min(1, "auth:password_missing")
    .max(1_000, "auth:failed"),
  next: z.string().max(2_000).optional().catch(undefined),
  kept: z.string().max(200).optional().catch(undefined),
});

/** What somebody presents to be let in, read and checked once. */
type Credentials = FormReading<z.output<typeof form>>;

interface LoginRefused {
  kind: "refused";
  status: number;
  problems: FormProblems;
  values: TextValues;
  notice: TextKey | undefined;
  /** The account waits for its deletion: show the way back. */
  offerReactivation?: boolean;
  typed: Typed;
}

export type LoginOutcome = { kind: "done"; to: string } | LoginRefused;

function refused(typed: Typed, status: number, notice: TextKey, values: TextValues = {}): LoginRefused {
  return { kind: "refused", status, problems: {}, values, notice, typed };
}

async function logIn(context: PageContext, credentials: Credentials): Promise<LoginOutcome> {
  if (!credentials.ok) {
    const { problems, typed } = credentials;
    return { kind: "refused", status: 422, problems, values: {}, notice: undefined, typed };
  }
  const { value, typed } = credentials;
  // HOST-12: without a cookie there is no session to log in to; nothing is sent upstream.
  if (!keepsCookies(context)) return refused(typed, 422, "common:cookies_text");
  const answer = await context.upstream.ask(login, {
    body: { email: value.email, password: value.password },
  });
  if (!answer.ok) {
    if (answer.code === "too_many_attempts") {
      return refused(typed, 429, "auth:too_many", { minutes: answer.data.minutes });
    }
    if (answer.code === "pending_deletion") {
      return { ...refused(typed, 403, "auth:pending_deletion"), offerReactivation: true };
    }
    return refused(typed, 401, "auth:failed");
  }
  const next = safeReturnPath(value.next, paths.members());
  return { kind: "done", to: value.kept ? withKept(next, value.kept) : next };
}

function withKept(path: string, kept: string): string {
  const url = new URL(path, "https://return.invalid");
  url.searchParams.set("kept", kept);
  return `${url.pathname}${url.search}`;
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
  new LoginFormStrategy(async ({ form: data }) => readForm(data, form)),
);

/** Reads the form once, by the strategy, and logs in (AUTH-01). A wrong password is never asked twice. */
export async function loginFromForm(context: PageContext, request: Request): Promise<LoginOutcome> {
  const credentials = await authenticator.authenticate("form", request);
  try {
    return await logIn(context, credentials);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({ msg: "login failed", requestId: context.requestId, ...error.forLog() });
    return refused(credentials.typed, pageStatusOf(error), "common:action_failed");
  }
}
