import type { ActionFunctionArgs } from "@remix-run/node";
import { formDataOf } from "#app/http/form.server";
import { rememberTimeZone } from "#app/session/time-zone.server";

/** The service worker tells the time zone of the device, where a page was written in another one (CHAT-20). */
export async function action({ context, request }: ActionFunctionArgs) {
  const isKnown = rememberTimeZone(context, await formDataOf(request));
  // The worker tells a zone that is not known here once, and not with every page.
  return new Response(null, { status: isKnown ? 204 : 422 });
}

export function loader() {
  throw new Response(null, { status: 404 });
}
