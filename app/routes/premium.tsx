import type { LoaderFunctionArgs } from "@remix-run/node";
import cssUrl from "#app/features/payments/packages.css?url";
import { loadPremium } from "#app/features/payments/price-list.server";
import { PremiumView } from "#app/features/payments/price-list-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";

export const handle: RouteHandle = { css: cssUrl };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = await requireMember(context);
  return loadPremium(context, user.paid_user);
}

/** What premium is and costs, for members (HOME-08). */
export default function Premium() {
  return <PremiumView model={usePageData<typeof loader>()} />;
}
