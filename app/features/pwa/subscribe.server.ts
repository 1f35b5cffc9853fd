import { z } from "zod";
import { subscribePush } from "#app/contract/user.server";
import type { PageContext } from "#app/page-context";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";

/** What `PushSubscription.toJSON()` gives (Push API §8); endpoints are https by that standard. */
const subscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(2_000),
  expirationTime: z.number().nullable().optional(),
  keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
});

/**
 * Gives a browser's subscription to upstream (APP-02): 204, 422 for what is none, 502 when upstream fails. A script asks
 * here: a lost login is a failure too, not a way to the login page.
 */
export async function subscribeToPush(context: PageContext, body: string): Promise<Response> {
  const parsed = subscription.safeParse(jsonOf(body));
  if (!parsed.success) return answer(422);
  const call = context.upstream.ask(subscribePush, { body: { subscription: parsed.data } });
  return withRecoveryForAnyone(
    call.then(({ ok }) => answer(ok ? 204 : 422)),
    () => answer(502),
  );
}

function answer(status: number): Response {
  return new Response(null, { status });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON is no subscription: the schema refuses it with 422.
    return undefined;
  }
}
