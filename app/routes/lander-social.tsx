import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadSocialLander } from "#app/features/landers/socialnetwork/model.server";
import cssUrl from "#app/features/landers/socialnetwork/socialnetwork.css?url";
import { SocialLander } from "#app/features/landers/socialnetwork/socialnetwork-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadSocialLander(context, params.slug);
}

/** People joined by what they like, and what they say about themselves (LAND-02). */
export default function Lander() {
  const page = usePageData<typeof loader>();
  return <SocialLander page={page} />;
}
