import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import { z } from "zod";
import { login } from "#app/contract/user.server";
import {
  type FormProblems,
  formDataOf,
  lineField,
  readForm,
  type Typed,
  typedOf,
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

async function logIn(context: PageContext, data: FormData): Promise<LoginOutcome> {
  const reading = readForm(data, form);
  if (!reading.ok) {
    const { problems, typed } = reading;
    return { kind: "refused", status: 422, problems, values: {}, notice: undefined, typed };
  }
  const { value, typed } = reading;
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
class LoginFormStrategy extends Strategy<LoginOutcome, { form: FormData }> {
  override name = "form";

  override async authenticate(request: Request): Promise<LoginOutcome> {
    return this.verify({ form: await formDataOf(request) });
  }
}

/** Reads the form once, by the strategy, and logs in (AUTH-01). A wrong password is never asked twice. */
export async function loginFromForm(context: PageContext, request: Request): Promise<LoginOutcome> {
  const authenticator = new Authenticator<LoginOutcome>();
  const strategy = new LoginFormStrategy(async ({ form: data }) => {
    try {
      return await logIn(context, data);
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      context.runtime.log({ msg: "login failed", requestId: context.requestId, ...error.forLog() });
      return refused(typedOf(data), pageStatusOf(error), "common:action_failed");
    }
  });
  return authenticator.use(strategy, "form").authenticate("form", request);
}
