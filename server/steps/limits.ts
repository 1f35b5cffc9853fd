import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { RouteHandle } from "#app/route-handle";
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

type Kind = NonNullable<RouteHandle["posts"]> | "post";

const MINUTE_S = 60;

/**
 * Limits per address on login, signup, recovery and everything that posts (TRUST.md, "The door"), by the matched route:
 * another spelling of an address is no other page. Logins and recoveries are counted by the e-mail typed as well, from
 * however many addresses. The page names the minutes and what was typed into the fields that `isShown` allows.
 */
export function limits(max: PostLimits, isShown: (field: string) => boolean): MiddlewareHandler<HostEnv> {
  const limiters: Record<Kind, RateLimiterMemory> = {
    login: limiterOf("login", max.loginPer10Min, 10 * MINUTE_S),
    signup: limiterOf("signup", max.signupPerHour, 60 * MINUTE_S),
    recovery: limiterOf("recovery", max.recoveryPerHour, 60 * MINUTE_S),
    post: limiterOf("post", max.postsPerMin, MINUTE_S),
  };
  return async (c, next) => {
    if (c.req.method === "POST" && !c.get("refusal")) {
      const kind = c.get("route").handle?.posts ?? "post";
      const typed = typedFields(c.get("body"), c.req.header("content-type"));
      const waitMs = await waitOf(limiters[kind], [c.get("addressBlock"), accountOf(kind, typed)]);
      if (waitMs > 0)
        refuse(
          c,
          waitMs,
          typed.filter(([name]) => isShown(name)),
        );
    }
    await next();
    const refusal = c.get("refusal");
    if (refusal?.status === 429) c.res.headers.set("Retry-After", String((refusal.minutes ?? 1) * MINUTE_S));
  };
}

function limiterOf(keyPrefix: string, points: number, duration: number): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix, points, duration });
}

function refuse(c: Context<HostEnv>, waitMs: number, typed: [string, string][]): void {
  c.set("refusal", { status: 429, typed, minutes: Math.max(1, Math.ceil(waitMs / (MINUTE_S * 1_000))) });
}

/** Counts one post for each key; how long whoever brought one too many has to wait, else 0. */
async function waitOf(limiter: RateLimiterMemory, keys: (string | undefined)[]): Promise<number> {
  let waitMs = 0;
  for (const key of keys) {
    if (key === undefined) continue;
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      waitMs = Math.max(waitMs, (refused as RateLimiterRes).msBeforeNext);
    }
  }
  return waitMs;
}

/** Whose account a login or a recovery is about; hashed, because an address is no one's to keep. */
function accountOf(kind: Kind, typed: readonly [string, string][]): string | undefined {
  if (kind !== "login" && kind !== "recovery") return undefined;
  const email = typed
    .find(([name]) => name === "email")?.[1]
    .trim()
    .toLowerCase();
  return email ? createHash("sha256").update(email.normalize("NFC")).digest("base64url") : undefined;
}
