import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadAgeCheck } from "#app/features/auth/age-check.server";
import { AgeCheckView } from "#app/features/auth/age-check-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadAgeCheck(context);
}

export default function AgeCheck() {
  return <AgeCheckView model={usePageData<typeof loader>()} />;
}
