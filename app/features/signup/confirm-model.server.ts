import type { AppLoadContext } from "@remix-run/server-runtime";
import { issueFormKey } from "#app/session/form-token.server";
import { languageOf } from "#app/session/language.server";
import type { Viewer } from "#app/session/viewer.server";
import type { ConfirmModel } from "./confirm-view";

export const RESEND_ACTION = "resend";

/** The last step of a signup: what was done, in order (SIGN-03), and the address that waits for its confirmation. */
export async function loadConfirm(context: AppLoadContext, viewer: Viewer): Promise<ConfirmModel> {
  const { translator } = await languageOf(context);
  const { t } = translator;
  const words = translator.words("signup");
  const created = /^\d{1,6}$/.exec(context.url.searchParams.get("created") ?? "")?.[0];
  const confirmed = viewer.user.status !== "not_confirmed";
  return {
    title: confirmed ? words.confirmed_title : words.confirm_title,
    words,
    key: issueFormKey(context, RESEND_ACTION),
    confirmed,
    text: t("signup:confirm_text", { email: viewer.user.email ?? "" }),
    progress:
      created === undefined
        ? undefined
        : [
            words.progress_checking,
            words.progress_creating,
            `${words.progress_matches}: ${t("signup:progress_matches_found", { count: Number(created) })}`,
            words.progress_sending,
          ],
  };
}
