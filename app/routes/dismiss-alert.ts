import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { dismissAlert } from "#app/features/alerts/alerts.server";
import { formDataOf } from "#app/http/form.server";
import { invariantResponse } from "#app/http/invariant-response";
import { paths } from "#app/paths";
import { requireMember } from "#app/session/viewer.server";

/** The address only takes the form that sends an alert away (ACCT-09). */
export function loader() {
  return redirect(paths.members(), 303);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { user } = await requireMember(context);
  const next = dismissAlert(context, user.profile.id, await formDataOf(request));
  invariantResponse(next, 400);
  return redirect(next, 303);
}
