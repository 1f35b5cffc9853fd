import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { dismissAlert } from "#app/features/alerts/alerts.server";
import { formDataOf } from "#app/http/form.server";
import { paths } from "#app/paths";

/** The address only takes the form that sends an alert away (ACCT-09). */
export function loader() {
  return redirect(paths.members(), 303);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await dismissAlert(context, await formDataOf(request)));
}
