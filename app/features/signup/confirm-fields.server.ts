import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import type { Viewer } from "#app/session/viewer.server";
import { CHANGE_EMAIL_ACTION, RESEND_ACTION } from "./activation.server";
import type { StepAnswer } from "./step-model.server";
import type { ConfirmFields } from "./step-types";

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
    },
  };
}
