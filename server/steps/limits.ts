import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { HostEnv } from "../request-state";
import { typedFields } from "./typed-fields";

/** Posts one address may make; several members may share it behind one mobile carrier, so the numbers are generous. */
export interface PostLimits {
  loginPer10Min: number;
  signupPerHour: number;
  /** Password resets and reactivations together, mailed links included. */
  recoveryPerHour: number;
  postsPerMin: number;
}

const MINUTE_S = 60;

/**
 * Limits per address on login, signup, recovery and everything that posts (TRUST.md, "The door"); the page names the
 * minutes and what was typed into the fields that `isShown` allows.
 */
export function limits(max: PostLimits, isShown: (field: string) => boolean): MiddlewareHandler<HostEnv> {
  const any = new RateLimiterMemory({ keyPrefix: "post", points: max.postsPerMin, duration: MINUTE_S });
  const recovery = new RateLimiterMemory({
    keyPrefix: "recovery",
    points: max.recoveryPerHour,
    duration: 60 * MINUTE_S,
  });
  const byPath: Record<string, RateLimiterMemory> = {
    "/login": new RateLimiterMemory({
      keyPrefix: "login",
      points: max.loginPer10Min,
      duration: 10 * MINUTE_S,
    }),
    "/signup": new RateLimiterMemory({
      keyPrefix: "signup",
      points: max.signupPerHour,
      duration: 60 * MINUTE_S,
    }),
    "/reset-password": recovery,
    "/reset-password/do": recovery,
    "/reactivate": recovery,
    "/reactivate/do": recovery,
  };
  return async (c, next) => {
    if (c.req.method === "POST" && !c.get("refusal")) {
      try {
        await (byPath[c.req.path.replace(/(\.data|\/+)$/, "")] ?? any).consume(c.get("clientAddress"));
      } catch (refused) {
        if (refused instanceof Error) throw refused;
        const { msBeforeNext } = refused as RateLimiterRes;
        const minutes = Math.max(1, Math.ceil(msBeforeNext / (MINUTE_S * 1000)));
        const typed = typedFields(c.get("body"), c.req.header("content-type")).filter(([name]) =>
          isShown(name),
        );
        c.set("refusal", { status: 429, typed, minutes });
      }
    }
    await next();
    const refusal = c.get("refusal");
    if (refusal?.status === 429) c.res.headers.set("Retry-After", String((refusal.minutes ?? 1) * MINUTE_S));
  };
}
