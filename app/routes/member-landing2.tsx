import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import cssUrl from "#app/features/landers/member-landing/first-line.css?url";
import { FirstLineView } from "#app/features/landers/member-landing/first-line-view";
import { answerLanding } from "#app/features/landers/member-landing/landing.server";
import { ProfileRefused } from "#app/features/profile/profile-view";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export function loader({ context, params }: LoaderFunctionArgs) {
  return answerLanding(context, params);
}

/** The visitor's first line to one member (LAND-01). */
export default function MemberLanding2() {
  const loaded = useLoaderData<typeof loader>();
  if ("refused" in loaded) return <ProfileRefused model={loaded.refused} />;
  return <FirstLineView page={loaded.page} />;
}
