import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadAgeCheck } from "#app/features/auth/age-check.server";
import { AgeCheckView } from "#app/features/auth/age-check-view";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadAgeCheck(context);
}

export default function AgeCheck() {
  return <AgeCheckView model={useLoaderData<typeof loader>()} />;
}
