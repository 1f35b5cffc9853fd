import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadAccountDeleted } from "#app/features/account-recovery/account-deleted.server";
import { AccountDeletedView } from "#app/features/account-recovery/account-deleted-view";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadAccountDeleted(context);
}

export default function AccountDeleted() {
  return <AccountDeletedView model={useLoaderData<typeof loader>()} />;
}
