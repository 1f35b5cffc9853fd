import { formDataOf } from "#app/http/form.server";
import { isFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { dismissedBy, keepDismissed } from "#app/session/dismissals.server";
import { safeReturnPath } from "#app/session/return-path";
import type { Viewer } from "#app/session/viewer.server";

export const OFFER_ACTION = "dismiss-offer";

/** Whether this member dismissed the time-bonus modal before (SPEC §4, Dismissible alerts). */
export function isOfferDismissed(context: PageContext, { user }: Viewer): boolean {
  return dismissedBy(context, user.profile.id).has("time_bonus");
}

/** Remembers the dismissal with its moment; gives the page to go back to, or undefined where the form is not ours. */
export async function dismissOffer(
  context: PageContext,
  { user }: Viewer,
  request: Request,
): Promise<string | undefined> {
  const form = await formDataOf(request);
  const key = form.get("_key");
  const next = form.get("next");
  if (typeof key !== "string" || !isFormKey(context, key, OFFER_ACTION)) return undefined;
  keepDismissed(context, user.profile.id, "time_bonus");
  return safeReturnPath(typeof next === "string" ? next : null, paths.members(), "change");
}
