import type { Context, MiddlewareHandler } from "hono";
import type { Log } from "../log";
import type { HostEnv } from "../request-state";
import { isOneClickUnsubscribe } from "./one-click-unsubscribe";
import { FORM_KEY_FIELD, postedFields } from "./typed-fields";

export interface PostFacts {
  secFetchSite: string | undefined;
  origin: string | undefined;
  referer: string | undefined;
  /** `proto://host` of this request as the host established it. */
  ownOrigin: string;
  hasOwnKey: () => boolean;
}

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    // "null" and garbage are nobody's origin, so not ours either.
    return undefined;
  }
}

/**
 * TRUST.md, "Who may post": same-origin passes; else Origin; else Referer; else a form key of ours, because text
 * browsers send no such header. `none` needs the key; `same-site` is cross.
 */
export function mayPost(facts: PostFacts): boolean {
  if (facts.secFetchSite === "same-origin") return true;
  if (facts.secFetchSite && facts.secFetchSite !== "none") return false;
  if (facts.secFetchSite === "none") return facts.hasOwnKey();
  if (facts.origin !== undefined) return facts.origin === facts.ownOrigin;
  if (facts.referer !== undefined) return originOf(facts.referer) === facts.ownOrigin;
  return facts.hasOwnKey();
}

/**
 * The one address that payment providers post to from their own site. It changes nothing and reads no cookie: it only
 * answers 303 to the transaction (PAY-03).
 */
const PROVIDER_RETURN_PATH = "/transactions/return";

/**
 * Refuses posts of other sites before a byte of them is read. Where no header says whose they are, their key has to:
 * `provenByKey` looks for it.
 */
export function sameOrigin(log: Pick<Log, "warn">): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const isReturn = new URL(c.req.url).pathname === PROVIDER_RETURN_PATH;
    if (c.req.method === "POST" && !isReturn) {
      const allowed = mayPost({
        secFetchSite: c.req.header("sec-fetch-site"),
        origin: c.req.header("origin"),
        referer: c.req.header("referer"),
        ownOrigin: `${c.get("proto")}://${c.get("host")}`,
        hasOwnKey: () => {
          c.set("needsKey", true);
          return true;
        },
      });
      if (!allowed) refuse(c, log, []);
    }
    await next();
  };
}

/** The second half of it, once the body is there: the key of a text browser's form, or a mail program's one click. */
export function provenByKey(
  isOwnKey: (key: string, headers: Headers, place: string) => boolean,
  isShown: (field: string) => boolean,
  log: Pick<Log, "warn">,
): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    if (c.get("needsKey") && !c.get("refusal")) {
      const fields = postedFields(c);
      const key = fields.find(([name]) => name === FORM_KEY_FIELD)?.[1];
      const isProven = key !== undefined && isOwnKey(key, c.req.raw.headers, c.get("addressBlock"));
      if (!isProven && !isOneClickUnsubscribe(c.req, fields)) {
        refuse(
          c,
          log,
          fields.filter(([name]) => isShown(name)),
        );
      }
    }
    await next();
  };
}

function refuse(c: Context<HostEnv>, log: Pick<Log, "warn">, typed: [string, string][]): void {
  log.warn({ msg: "form refused", requestId: c.get("requestId"), reason: "other_site" });
  c.set("refusal", { status: 403, typed });
}
