import { changeEmail } from "#app/contract/account.server";
import { activate, resendActivation } from "#app/contract/signup.server";
import { isFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { askOnce, type OnceOutcome } from "./send-mail-once.server";

export const ACTIVATE_ACTION = "activate";
export const RESEND_ACTION = "resend";
export const CHANGE_EMAIL_ACTION = "signup-email";

/**
 * Confirms the address; false when the link is no good. The link may be opened in another browser, even one without
 * cookies, so the code alone decides; the form's key only lets a second click end like the first.
 */
export async function activateAccount(
  context: PageContext,
  code: string,
  key: string | undefined,
): Promise<boolean> {
  const ask = () => context.upstream.ask(activate, { body: { code } });
  if (!isFormKey(context, key, ACTIVATE_ACTION)) return (await ask()).ok;
  return (await askOnce(context, key, code, ask)) === "done";
}

export type ResendOutcome = OnceOutcome<"already_active" | "rate_limited">;

/** Sends the activation e-mail again (SIGN-08). */
export function sendActivationAgain(context: PageContext, key: string): Promise<ResendOutcome> {
  return askOnce(context, key, "", () => context.upstream.ask(resendActivation, { body: {} }, { key }));
}

export type ChangeEmailOutcome = OnceOutcome<
  "old_password_wrong" | "too_many_attempts" | "email_in_use" | "email_invalid" | "rate_limited"
>;

/** "Wrong address?": mails the link to another address and tells the one given before. */
export function changeSignupEmail(
  context: PageContext,
  key: string,
  wanted: { email: string; password: string },
): Promise<ChangeEmailOutcome> {
  return askOnce(context, key, JSON.stringify(wanted), () =>
    context.upstream.ask(changeEmail, { body: wanted }, { key }),
  );
}
