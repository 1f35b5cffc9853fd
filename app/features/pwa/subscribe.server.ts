import { z } from "zod";
import { subscribePush } from "#app/contract/user.server";
import type { PageContext } from "#app/page-context";
import { isLostLogin } from "#app/upstream/failure.server";
import { withFallback } from "#app/upstream/with-fallback.server";

/** What `PushSubscription.toJSON()` gives (Push API §8); endpoints are https by that standard. */
const subscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(2_000),
  expirationTime: z.number().nullable().optional(),
  keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
});

/**
 * Gives a browser's subscription to upstream (APP-02): 204, 422 for what is none, 401 when the login is gone, 502 when
 * upstream fails.
 */
export async function subscribeToPush(context: PageContext, body: string): Promise<Response> {
  const parsed = subscription.safeParse(jsonOf(body));
  if (!parsed.success) return answer(422);
  const call = context.upstream.ask(subscribePush, { body: { subscription: parsed.data } });
  try {
    const outcome = await withFallback(call, undefined);
    if (!outcome) return answer(502);
    return answer(outcome.ok ? 204 : 422);
  } catch (error) {
    // A script asks here: it is told with a status, not led to the login page.
    if (!isLostLogin(error)) throw error;
    return answer(401);
  }
}

function answer(status: number): Response {
  return new Response(null, { status });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
