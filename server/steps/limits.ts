import { createHash, createHmac } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import type { RouteHandle } from "#app/route-handle";
import type { PostgresPool } from "../postgres-pool";
import type { HostEnv } from "../request-state";
import { postedFields } from "./typed-fields";

/** Posts one address may make; several members may share it behind one mobile carrier, so the numbers are generous. */
export interface PostLimits {
  loginPer10Min: number;
  signupPerHour: number;
  /** Names of a signup that may be asked about: plenty to find one, too few to find out who is here. */
  namesPer10Min: number;
  /** Password resets and reactivations together, mailed links included. */
  recoveryPerHour: number;
  postsPerMin: number;
}

type Kind = NonNullable<RouteHandle["posts"]> | "post";

const MINUTE_S = 60;

/** Where posts are counted, and what an address or an account is called there. */
interface Counted {
  by(options: IRateLimiterOptions): RateLimiterAbstract;
  nameOf(key: string): string;
}

const inThisProcess: Counted = {
  by: (options) => new RateLimiterMemory(options),
  nameOf: (key) => key,
};

/**
 * Several containers count together in the database they share (OPS-11), each alone while it is away. Addresses are
 * written down only as what nobody without the secret can turn back.
 */
export function countedTogether(pool: PostgresPool, secret: string): Counted {
  return {
    by: (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limit",
        tableCreated: true,
        clearExpiredByTimeout: true,
        // Who is refused already asks the database nothing.
        inMemoryBlockOnConsumed: options.points,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
    nameOf: (key) => createHmac("sha256", secret).update(`limit\0${key}`).digest("base64url"),
  };
}

/** The two steps of the limits. */
export interface Limits {
  /** By address, before a byte of the body is read. */
  byAddress: MiddlewareHandler<HostEnv>;
  /** By the e-mail that is typed, from however many addresses. */
  byAccount: MiddlewareHandler<HostEnv>;
}

/**
 * Limits on login, signup, recovery and everything that posts (TRUST.md, "The door"), by the matched route: another
 * spelling of an address is no other page. The page names the minutes and what was typed into fields that `isShown` allows.
 */
export function limits(
  max: PostLimits,
  isShown: (field: string) => boolean,
  counted: Counted = inThisProcess,
): Limits {
  const limiterOf = (keyPrefix: string, points: number, duration: number) =>
    counted.by({ keyPrefix, points, duration });
  const limiters: Record<Kind, RateLimiterAbstract> = {
    login: limiterOf("login", max.loginPer10Min, 10 * MINUTE_S),
    signup: limiterOf("signup", max.signupPerHour, 60 * MINUTE_S),
    name: limiterOf("name", max.namesPer10Min, 10 * MINUTE_S),
    recovery: limiterOf("recovery", max.recoveryPerHour, 60 * MINUTE_S),
    post: limiterOf("post", max.postsPerMin, MINUTE_S),
  };
  const limitedBy =
    (keyOf: (c: Context<HostEnv>, kind: Kind) => string | undefined): MiddlewareHandler<HostEnv> =>
    async (c, next) => {
      if (c.req.method === "POST" && !c.get("refusal")) {
        const kind = c.get("route").handle?.posts ?? "post";
        const key = keyOf(c, kind);
        const waitMs = key === undefined ? 0 : await waitOf(limiters[kind], counted.nameOf(key));
        const typed = () => postedFields(c).filter(([name]) => isShown(name));
        if (waitMs > 0) c.set("refusal", { status: 429, typed: typed(), minutes: minutesOf(waitMs) });
      }
      await next();
      const refusal = c.get("refusal");
      if (refusal?.status === 429)
        c.res.headers.set("Retry-After", String((refusal.minutes ?? 1) * MINUTE_S));
    };
  return {
    byAddress: limitedBy((c) => c.get("addressBlock")),
    byAccount: limitedBy((c, kind) => accountOf(kind, postedFields(c))),
  };
}

function minutesOf(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / (MINUTE_S * 1_000)));
}

/** Counts one post; how long whoever made one too many has to wait, else 0. */
async function waitOf(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return (refused as RateLimiterRes).msBeforeNext;
  }
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
