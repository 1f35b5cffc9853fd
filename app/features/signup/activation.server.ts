import { activate } from "#app/contract/signup.server";
import { verifiedFormKey } from "#app/once/form-key.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";

export const ACTIVATE_ACTION = "activate";

/**
 * Confirms the address; false when the link is no good. The link may be opened in another browser, even one without
 * cookies, so the code alone decides; the form's key only lets a second click end like the first.
 */
export async function activateAccount(context: PageContext, code: string, form: FormData): Promise<boolean> {
  const ask = () => context.upstream.ask(activate, { body: { code } });
  const key = verifiedFormKey(context, form, ACTIVATE_ACTION);
  if (key === undefined) return (await ask()).ok;
  const outcome = await once(context, key, {
    name: ACTIVATE_ACTION,
    payload: code,
    async perform() {
      const answer = await ask();
      return answer.ok ? { ok: true, value: true } : { ok: false, refusal: answer.code };
    },
  });
  return outcome.kind === "done";
}
