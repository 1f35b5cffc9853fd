import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { getOwnDataFile } from "#app/features/account/own-data.server";
import { paths } from "#app/paths";
import { getViewer } from "#app/session/viewer.server";

/** Own data as a file; whoever has to log in first comes back to the page with the link, not to a download. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!(await getViewer(context))) throw redirect(paths.login({ next: paths.ownData() }), 303);
  const { name, json } = await getOwnDataFile(context);
  return new Response(json, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
