import { z } from "zod";
import { type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import { readKeyedForm } from "#app/once/keyed-form.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { dismissedBy, rememberDismissed } from "#app/session/dismissals.server";
import { safeReturnPath } from "#app/session/return-path";
import type { Viewer } from "#app/session/viewer.server";

export const OFFER_ACTION = "dismiss-offer";

const dismissForm = z.object({ next: z.string().optional().catch(undefined) });

/** Whether this member dismissed the time-bonus modal before (SPEC §4, Dismissible alerts). */
export function isOfferDismissed(context: PageContext, { user }: Viewer): boolean {
  return dismissedBy(context, user.profile.id).has("time_bonus");
}

/** Remembers the dismissal with its moment and goes back to the page; refused where the form is not ours. */
export async function dismissOffer(
  context: PageContext,
  { user }: Viewer,
  request: Request,
): Promise<FormOutcome<null>> {
  const form = await readKeyedForm(context, request, dismissForm, OFFER_ACTION);
  if (!form.ok) return formRefused(422, null);
  rememberDismissed(context, user.profile.id, "time_bonus");
  return formDone(safeReturnPath(form.value.next ?? null, paths.members(), "change"));
}
