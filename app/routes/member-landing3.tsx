import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerLanding } from "#app/features/landers/member-landing/landing.server";
import cssUrl from "#app/features/landers/member-landing/magazine.css?url";
import { MagazineView } from "#app/features/landers/member-landing/magazine-view";
import { ProfileRefused } from "#app/features/profile/profile-view";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export function loader({ context, params }: LoaderFunctionArgs) {
  return answerLanding(context, params);
}

/** A magazine about one member (LAND-01). */
export default function MemberLanding3() {
  const loaded = useLoaderData<typeof loader>();
  if ("refused" in loaded) return <ProfileRefused model={loaded.refused} />;
  return <MagazineView page={loaded.page} />;
}
