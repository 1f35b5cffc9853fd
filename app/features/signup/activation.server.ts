import { activate } from "#app/contract/signup.server";
import { mailedCodeKey } from "#app/once/form-key.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getViewer } from "#app/session/viewer.server";

export const ACTIVATE_ACTION = "activate";
/** Action of the proof that a confirmation just took place. */
const ACTIVATED = "activated";
const PROOF_MS = 3_600_000;

/** Where a confirmation leads: the address proves it, because whoever opened the link may be logged in nowhere. */
export function activatedPath({ runtime }: PageContext): string {
  return paths.activateDone({ proof: runtime.formKeys.issue({ action: ACTIVATED, binding: "" }) });
}

/**
 * Whether the page may say "confirmed" (OPS-08). Of a member upstream says how it is; of anybody else the proof does.
 */
export async function isActivated(context: PageContext): Promise<boolean> {
  const viewer = await getViewer(context);
  if (viewer) return viewer.user.status !== "not_confirmed";
  const proof = context.url.searchParams.get("proof") ?? "";
  const use = { action: ACTIVATED, binding: "", maxAgeMs: PROOF_MS };
  return context.runtime.formKeys.check(proof, use).ok;
}

/**
 * Confirms the address; false when the link is no good. The link may be opened in another browser, even one without
 * cookies, and pressed again later: the code alone decides, and a second press ends like the first (SIGN-07).
 */
export async function activateAccount(context: PageContext, code: string): Promise<boolean> {
  const outcome = await once(context, mailedCodeKey(ACTIVATE_ACTION, code), {
    name: ACTIVATE_ACTION,
    payload: code,
    async perform() {
      const answer = await context.upstream.ask(activate, { body: { code } });
      return answer.ok ? { ok: true, value: true } : { ok: false, refusal: answer.code };
    },
  });
  return outcome.kind === "done";
}
