import type { ActionFunctionArgs } from "@remix-run/node";
import { subscribeToPush } from "#app/features/pwa/subscribe.server";
import { getViewer } from "#app/session/viewer.server";

/** Takes the subscription that a browser gave (APP-02); only scripts ask here. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (!(await getViewer(context))) return new Response(null, { status: 401 });
  return subscribeToPush(context, await request.text());
}

export function loader() {
  throw new Response(null, { status: 404 });
}
