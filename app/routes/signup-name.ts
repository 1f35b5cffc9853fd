import type { ActionFunctionArgs } from "@remix-run/node";
import { isNameTaken } from "#app/features/signup/free-name.server";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { posts: "name" };

/** Whether a name is taken, for the form of the signup while it is filled in. */
export async function action({ context, request }: ActionFunctionArgs) {
  const taken = await isNameTaken(context, request);
  return Response.json({ taken }, { headers: { "Cache-Control": "no-store" } });
}

export function loader() {
  throw new Response(null, { status: 404 });
}
