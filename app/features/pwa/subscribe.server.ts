import { z } from "zod";
import { subscribePush } from "#app/contract/user.server";
import type { PageContext } from "#app/page-context";
import { UpstreamFailure } from "#app/upstream/failure.server";

/** What `PushSubscription.toJSON()` gives (Push API §8); endpoints are https by that standard. */
const subscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(2_000),
  expirationTime: z.number().nullable().optional(),
  keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
});

/** Hands a browser's subscription to upstream (APP-02): 204, 422 for what is none, 502 when upstream fails. */
export async function subscribeToPush(context: PageContext, body: string): Promise<Response> {
  const parsed = subscription.safeParse(jsonOf(body));
  if (!parsed.success) return new Response(null, { status: 422 });
  try {
    const answer = await context.upstream.ask(subscribePush, { body: { subscription: parsed.data } });
    return new Response(null, { status: answer.ok ? 204 : 422 });
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({ msg: "push subscription failed", requestId: context.requestId, ...error.forLog() });
    return new Response(null, { status: 502 });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
