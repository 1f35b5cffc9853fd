import type { LoaderFunctionArgs } from "@remix-run/node";
import cssUrl from "#app/features/payments/packages.css?url";
import { loadPriceList } from "#app/features/payments/price-list.server";
import { PriceListView } from "#app/features/payments/price-list-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true, shared: true, css: cssUrl };

export function loader({ context }: LoaderFunctionArgs) {
  return loadPriceList(context);
}

/** The public price list (HOME-08). */
export default function Pricing() {
  return <PriceListView model={usePageData<typeof loader>()} />;
}
