import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerLanding } from "#app/features/landers/member-landing/landing.server";
import cssUrl from "#app/features/landers/member-landing/letter.css?url";
import { LetterView } from "#app/features/landers/member-landing/letter-view";
import { ProfileRefused } from "#app/features/profile/profile-view";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export function loader({ context, params }: LoaderFunctionArgs) {
  return answerLanding(context, params);
}

/** A letter about one member (LAND-01). */
export default function MemberLanding() {
  const loaded = useLoaderData<typeof loader>();
  if ("refused" in loaded) return <ProfileRefused model={loaded.refused} />;
  return <LetterView page={loaded.page} />;
}
