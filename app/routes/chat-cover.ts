import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { coverPhoto } from "#app/features/chat/cover-photo.server";
import { redirect } from "#app/http/redirect";
import { routeId } from "#app/http/route-id";
import { paths } from "#app/paths";

/** The address only takes the forms of covered photos (SAFE-07). */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(paths.chat(routeId(params.id)), 303);
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return answerForm(await coverPhoto(context, request, routeId(params.id)));
}
