import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadCredits } from "#app/features/payments/credits.server";
import { CreditsView } from "#app/features/payments/credits-view";
import cssUrl from "#app/features/payments/packages.css?url";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";

export const handle: RouteHandle = { css: cssUrl };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadCredits(context, await requireMember(context));
}

/** Buy credits (PAY-01, PAY-02). */
export default function Credits() {
  return <CreditsView model={usePageData<typeof loader>()} />;
}
