import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { closeEntryWarning } from "#app/features/site/entry-warning.server";
import { paths } from "#app/paths";

/** The address only takes the form that closes the warning. */
export function loader() {
  return redirect(paths.home(), 303);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await closeEntryWarning(context, request));
}
