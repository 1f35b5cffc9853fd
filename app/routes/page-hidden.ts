import type { ActionFunctionArgs } from "@remix-run/node";
import { forwardPageHidden } from "#app/features/site/page-hidden.server";

/** Beacon of a page that was hidden (SPEC §7). */
export async function action({ context }: ActionFunctionArgs) {
  await forwardPageHidden(context);
  return new Response(null, { status: 204 });
}

export function loader() {
  throw new Response(null, { status: 404 });
}
