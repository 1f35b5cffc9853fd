import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import cssUrl from "#app/features/likes/swipe.css?url";
import { decide, loadSwipe, swipeFromForm } from "#app/features/likes/swipe.server";
import { SwipeView } from "#app/features/likes/swipe-view";
import { formDataOf } from "#app/http/form.server";
import { invariantResponse } from "#app/http/invariant-response";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";

export const handle: RouteHandle = { hydrate: true, css: cssUrl };

export async function loader({ context }: LoaderFunctionArgs) {
  await requireMember(context);
  return loadSwipe(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireMember(context);
  const form = await formDataOf(request);
  const wanted = swipeFromForm(form);
  invariantResponse(wanted, 400);
  await decide(context, wanted, form.get("_key"));
  return redirect(paths.swipeGame(), 303);
}

/** The swipe game (LIKE-05). */
export default function SwipeGame() {
  return <SwipeView model={useLoaderData<typeof loader>()} busy={useNavigation().state !== "idle"} />;
}
