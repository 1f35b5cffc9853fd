import { z } from "zod";
import { subscribePush } from "#app/contract/user.server";
import type { PageContext } from "#app/page-context";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";

/**
 * Hosts of the browsers' push services. The operator's PHP posts to whatever address it was given: one of another
 * host would make it knock at doors inside its own network.
 */
const PUSH_SERVICES = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
];

function isPushService(address: string): boolean {
  const { hostname, port, username, password } = new URL(address);
  const isKnown = PUSH_SERVICES.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isKnown && port === "" && username === "" && password === "";
}

/** What `PushSubscription.toJSON()` gives (Push API §8); endpoints are https by that standard. */
const subscription = z.object({
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(2_000)
    .refine(isPushService),
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
