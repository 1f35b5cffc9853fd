import { z } from "zod";
import { changeEmail } from "#app/contract/account.server";
import { resendActivation } from "#app/contract/signup.server";
import { type FormProblems, typedOf } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import { type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import type { TextKey } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import { type OnceFailure, once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import type { Viewer } from "#app/session/viewer.server";
import { EMAIL } from "#app/shared/email/email-address.server";
import { PASSWORD_MAX } from "#app/shared/password/new-password.server";
import type { ConfirmFields, StepAnswer } from "./step-types";

const RESEND_ACTION = "resend";
const CHANGE_EMAIL_ACTION = "signup-email";

const key = (text: TextKey): TextKey => text;

const emailForm = z.object({
  email: z
    .string({ error: key("signup:email_missing") })
    .trim()
    .max(254, key("signup:steps.address_invalid"))
    .refine((email) => EMAIL.test(email), { error: key("signup:steps.address_invalid") }),
  password: z
    .string({ error: key("signup:steps.password_missing") })
    .max(PASSWORD_MAX, key("signup:steps.password_wrong")),
});

/** The last step: the address that waits for its confirmation, "send again" and "wrong address?". */
export function confirmFields(
  context: PageContext,
  viewer: Viewer,
  translator: Translator,
  { typed, problems }: StepAnswer,
): ConfirmFields {
  const { t } = translator;
  const common = translator.words("common");
  const signup = translator.words("signup");
  const { email } = viewer.user;
  return {
    confirmed: viewer.user.status !== "not_confirmed",
    text: email ? t("signup:confirm_text", { email }) : t("signup:steps.confirm_text"),
    resend: { key: issueFormKey(context, RESEND_ACTION), label: signup.confirm_again },
    change: {
      key: issueFormKey(context, CHANGE_EMAIL_ACTION),
      email: typed?.email ?? "",
      open: typed?.email !== undefined || problems?.email !== undefined,
      reveal: { show: common.password_show, hide: common.password_hide },
      passwordLabel: signup.password,
      constraints: constraintsOf(emailForm),
    },
  };
}

type StepOutcome = FormOutcome<StepAnswer>;

const DONE = formDone(paths.completeSignup({ step: "confirm" }));

/** The forms of the last step: "send again" and "wrong address?" (SIGN-02, SIGN-08). */
export function postConfirm(context: PageContext, form: FormData): Promise<StepOutcome> {
  return form.get("intent") === "change_email" ? changeAddress(context, form) : sendAgain(context, form);
}

const warning = (text: TextKey): StepAnswer => ({ notice: { kind: "warning", key: text } });

const FAILURES: Record<OnceFailure["reason"], [status: number, text: TextKey]> = {
  other_payload: [422, "common:other_payload"],
  not_sent: [502, "common:action_failed"],
  unknown: [502, "common:unknown_outcome"],
};

function failed({ reason }: OnceFailure, answer: StepAnswer = {}): StepOutcome {
  const [status, text] = FAILURES[reason];
  return formRefused(status, { ...answer, ...warning(text) });
}

async function sendAgain(context: PageContext, posted: FormData): Promise<StepOutcome> {
  const form = await readKeyedForm(context, posted, z.object({}), RESEND_ACTION);
  // A form whose intent got lost on the way lands here too: what was typed stays.
  if (!form.ok) return formRefused(422, { typed: typedOf(posted), ...warning("common:stale_form") });
  const outcome = await once(context, form.key, {
    name: RESEND_ACTION,
    payload: "",
    async perform(key) {
      const answer = await context.upstream.ask(resendActivation, { body: {} }, { key });
      return answer.ok ? { ok: true, value: true } : { ok: false, refusal: answer.code };
    },
  });
  if (outcome.kind === "failed") return failed(outcome);
  if (outcome.kind === "done") setFlash(context, "activation_sent");
  else if (outcome.refusal === "rate_limited") return formRefused(429, warning("signup:sent_too_often"));
  return DONE;
}

/** Mails the link to another address and tells the one given before. */
async function changeAddress(context: PageContext, posted: FormData): Promise<StepOutcome> {
  const form = await readKeyedForm(context, posted, emailForm, CHANGE_EMAIL_ACTION);
  const { typed } = form;
  const wrong = (problems: FormProblems) => formRefused<StepAnswer>(422, { typed, problems });
  if (!form.ok)
    return form.notice ? formRefused(422, { typed, ...warning(form.notice) }) : wrong(form.problems);
  const body = form.value;
  const outcome = await once(context, form.key, {
    name: CHANGE_EMAIL_ACTION,
    payload: JSON.stringify(body),
    async perform(key) {
      const answer = await context.upstream.ask(changeEmail, { body }, { key });
      return answer.ok ? { ok: true, value: true } : { ok: false, refusal: answer.code };
    },
  });
  if (outcome.kind === "failed") return failed(outcome, { typed });
  if (outcome.kind === "done") {
    setFlash(context, "mail_change_sent");
    return DONE;
  }
  switch (outcome.refusal) {
    case "old_password_wrong":
      return wrong({ password: "signup:steps.password_wrong" });
    case "email_in_use":
      return wrong({ email: "signup:steps.address_in_use" });
    case "email_invalid":
      return wrong({ email: "signup:steps.address_invalid" });
    case "too_many_attempts":
      return formRefused(429, { typed, ...warning("common:flash_too_often") });
    case "rate_limited":
      return formRefused(429, { typed, ...warning("signup:sent_too_often") });
  }
}
