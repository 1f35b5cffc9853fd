import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { loadLandingPage } from "#app/features/landers/member-landing/landing.server";
import cssUrl from "#app/features/landers/member-landing/letter.css?url";
import { LetterView } from "#app/features/landers/member-landing/letter-view";
import { ProfileRefused } from "#app/features/profile/profile-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { status, ...loaded } = await loadLandingPage(context, params);
  return data(loaded, { status });
}

/** A letter about one member (LAND-01). */
export default function MemberLanding() {
  const loaded = usePageData<typeof loader>();
  if (loaded.refused) return <ProfileRefused model={loaded.refused} />;
  return <LetterView page={loaded.page} />;
}
