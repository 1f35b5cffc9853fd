import type { ActionFunctionArgs } from "@remix-run/node";
import { formDataOf } from "#app/http/form.server";
import { rememberTimeZone } from "#app/session/time-zone.server";

/** The service worker tells the time zone of the device, where a page was written in another one (CHAT-20). */
export async function action({ context, request }: ActionFunctionArgs) {
  rememberTimeZone(context, await formDataOf(request));
  return new Response(null, { status: 204 });
}

export function loader() {
  throw new Response(null, { status: 404 });
}
