import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import cssUrl from "#app/features/landers/member-landing/first-line.css?url";
import { FirstLineView } from "#app/features/landers/member-landing/first-line-view";
import { loadLandingPage } from "#app/features/landers/member-landing/landing.server";
import { ProfileRefused } from "#app/features/profile/profile-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { status, ...loaded } = await loadLandingPage(context, params);
  return data(loaded, { status });
}

/** The visitor's first line to one member (LAND-01). */
export default function MemberLanding2() {
  const loaded = usePageData<typeof loader>();
  if (loaded.refused) return <ProfileRefused model={loaded.refused} />;
  return <FirstLineView page={loaded.page} />;
}
