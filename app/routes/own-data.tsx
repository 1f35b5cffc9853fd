import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadOwnData } from "#app/features/account/own-data.server";
import { OwnDataView } from "#app/features/account/own-data-view";
import settingsCss from "#app/features/account/settings.css?url";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { css: settingsCss };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadOwnData(context);
}

export default function OwnData() {
  return <OwnDataView model={usePageData<typeof loader>()} />;
}
