import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import cssUrl from "#app/features/likes/swipe.css?url";
import { decide, loadSwipe } from "#app/features/likes/swipe.server";
import { SwipeView } from "#app/features/likes/swipe-view";
import { formDataOf } from "#app/http/form.server";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";

export const handle: RouteHandle = { css: cssUrl };

export async function loader({ context }: LoaderFunctionArgs) {
  await requireMember(context);
  return loadSwipe(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireMember(context);
  return answerForm(await decide(context, await formDataOf(request)));
}

/** The swipe game (LIKE-05). */
export default function SwipeGame() {
  return <SwipeView model={usePageData<typeof loader>()} />;
}
