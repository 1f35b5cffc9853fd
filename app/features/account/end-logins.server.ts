import { logoutEverywhere } from "#app/contract/user.server";
import { type FormDone, formDone } from "#app/http/form-outcome";
import { verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { endLogin } from "#app/session/login-mark.server";
import { requireMember } from "#app/session/viewer.server";
import { withFallback } from "#app/upstream/with-fallback.server";

export const END_LOGINS_ACTION = "end-logins";

/** Logs the member out on all devices, this one included; where upstream did not, nobody is told that it did (AUTH-02). */
export async function endLogins(context: PageContext, form: FormData): Promise<FormDone> {
  await requireMember(context);
  const isOurs = verifiedFormKey(context, form, END_LOGINS_ACTION) !== undefined;
  const ended = isOurs
    ? await withFallback(context.upstream.ask(logoutEverywhere, { body: { everywhere: true } }), undefined)
    : undefined;
  if (!ended?.ok) {
    setFlash(context, "action_failed");
    return formDone(`${paths.settings()}#logins`);
  }
  endLogin(context);
  setFlash(context, "logged_out_everywhere");
  return formDone(paths.home());
}
