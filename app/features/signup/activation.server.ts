import type { AppLoadContext } from "@remix-run/server-runtime";
import { activate, resendActivation } from "#app/contract/signup.server";

/** Confirms the address; undefined when the link is no good. */
export async function activateAccount(context: AppLoadContext, code: string): Promise<boolean> {
  const answer = await context.upstream.ask(activate, { body: { code } });
  return answer.ok;
}

export type ResendOutcome = "sent" | "already_active" | "rate_limited";

/** Sends the activation e-mail again (SIGN-08). */
export async function sendActivationAgain(context: AppLoadContext): Promise<ResendOutcome> {
  const answer = await context.upstream.ask(resendActivation, { body: {} });
  return answer.ok ? "sent" : answer.code;
}
