import type { LoaderFunctionArgs } from "@remix-run/node";
import cssUrl from "#app/features/landers/icons/icons.css?url";
import { loadIcons } from "#app/features/landers/icons/icons-model.server";
import { IconsView } from "#app/features/landers/icons/icons-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadIcons(context, params.slug);
}

/** What are you here for? Tiles to choose, then the signup. */
export default function IconsLander() {
  return <IconsView {...usePageData<typeof loader>()} />;
}
