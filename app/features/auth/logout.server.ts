import { logout } from "#app/contract/user.server";
import { type FormDone, formDone } from "#app/http/form-outcome";
import { redirect } from "#app/http/redirect";
import type { Words } from "#app/i18n/catalog";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { endLogin } from "#app/session/login-mark.server";
import { getViewer } from "#app/session/viewer.server";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";

export interface LogoutModel {
  title: string;
  words: Words<"auth">;
  formKey: string;
}

/** A GET changes nothing (AUTH-02): it shows the button. */
export async function loadLogout(context: PageContext): Promise<LogoutModel> {
  if (!(await getViewer(context))) throw redirect(paths.home());
  const { translator } = await getLanguage(context);
  const words = translator.words("auth");
  return { title: words.logout_title, words, formKey: issueFormKey(context, "logout") };
}

/** Ends the session upstream (AUTH-02). When upstream cannot be reached the browser's cookies go all the same. */
export async function logOut(context: PageContext): Promise<FormDone> {
  await withRecoveryForAnyone(context.upstream.ask(logout), () => undefined);
  endLogin(context);
  setFlash(context, "logged_out");
  return formDone(paths.home());
}
