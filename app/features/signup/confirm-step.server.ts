import { z } from "zod";
import { type FormProblems, readForm, typedOf } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import { isFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { EMAIL } from "#app/shared/email/email-address.server";
import {
  CHANGE_EMAIL_ACTION,
  changeSignupEmail,
  RESEND_ACTION,
  type ResendOutcome,
  sendActivationAgain,
} from "./activation.server";
import type { StepOutcome } from "./save-step.server";
import type { StepAnswer } from "./step-model.server";

const key = (text: TextKey): TextKey => text;

const emailForm = z.object({
  email: z
    .string({ error: key("signup:email_missing") })
    .transform((text) => text.trim())
    .refine((email) => email.length <= 254 && EMAIL.test(email), {
      error: key("signup:steps.address_invalid"),
    }),
  password: z
    .string({ error: key("signup:steps.password_missing") })
    .max(200, key("signup:steps.password_wrong")),
});

const HERE = paths.completeSignup({ step: "confirm" });

/** The forms of the last step: "send again" and "wrong address?" (SIGN-02, SIGN-08). */
export function postConfirm(context: PageContext, form: FormData): Promise<StepOutcome> {
  return form.get("intent") === "change_email" ? changeAddress(context, form) : sendAgain(context, form);
}

const notice = (text: TextKey, kind: "danger" | "warning" = "warning"): StepAnswer => ({
  notice: { kind, key: text },
});

const RESEND_REFUSALS: Record<Exclude<ResendOutcome, "done" | "already_active">, [number, TextKey]> = {
  rate_limited: [429, "signup:sent_too_often"],
  different_payload: [422, "common:other_payload"],
  unreachable: [502, "common:action_failed"],
  unknown: [502, "common:unknown_outcome"],
};

async function sendAgain(context: PageContext, form: FormData): Promise<StepOutcome> {
  const given = form.get("_key");
  const formKey = typeof given === "string" ? given : undefined;
  // A form whose intent got lost on the way lands here too: what was typed stays.
  if (!isFormKey(context, formKey, RESEND_ACTION))
    return { status: 422, answer: { typed: typedOf(form), ...notice("common:stale_form") } };
  const outcome = await sendActivationAgain(context, formKey);
  if (outcome === "done") setFlash(context, "activation_sent");
  if (outcome === "done" || outcome === "already_active") return { to: HERE };
  const [status, text] = RESEND_REFUSALS[outcome];
  return { status, answer: notice(text) };
}

async function changeAddress(context: PageContext, form: FormData): Promise<StepOutcome> {
  const reading = readForm(form, emailForm);
  const { typed } = reading;
  const wrong = (problems: FormProblems): StepOutcome => ({ status: 422, answer: { typed, problems } });
  if (!reading.ok) return wrong(reading.problems);
  const given = form.get("_key");
  const formKey = typeof given === "string" ? given : undefined;
  if (!isFormKey(context, formKey, CHANGE_EMAIL_ACTION))
    return { status: 422, answer: { typed, ...notice("common:stale_form") } };
  const outcome = await changeSignupEmail(context, formKey, reading.value);
  switch (outcome) {
    case "done":
      setFlash(context, "mail_change_sent");
      return { to: HERE };
    case "old_password_wrong":
      return wrong({ password: "signup:steps.password_wrong" });
    case "email_in_use":
      return wrong({ email: "signup:steps.address_in_use" });
    case "email_invalid":
      return wrong({ email: "signup:steps.address_invalid" });
    case "too_many_attempts":
      return { status: 429, answer: { typed, ...notice("common:flash_too_often") } };
    default: {
      const [status, text] = RESEND_REFUSALS[outcome];
      return { status, answer: { typed, ...notice(text) } };
    }
  }
}
