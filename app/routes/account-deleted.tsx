import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadAccountDeleted } from "#app/features/account-recovery/account-deleted.server";
import { AccountDeletedView } from "#app/features/account-recovery/account-deleted-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadAccountDeleted(context);
}

export default function AccountDeleted() {
  return <AccountDeletedView model={usePageData<typeof loader>()} />;
}
