import type { LoaderFunctionArgs } from "@remix-run/node";
import cssUrl from "#app/features/landers/swipe/swipe.css?url";
import { loadSwipe } from "#app/features/landers/swipe/swipe-model.server";
import { SwipeView } from "#app/features/landers/swipe/swipe-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadSwipe(context, params.slug);
}

/** Yes or no to a stack of cards; the answers live in the address. */
export default function SwipeLander() {
  return <SwipeView model={usePageData<typeof loader>()} />;
}
