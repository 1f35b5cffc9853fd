import type { MiddlewareHandler } from "hono";
import type { Log } from "../log";
import type { HostEnv } from "../request-state";
import { isOneClickUnsubscribe } from "./one-click-unsubscribe";
import { FORM_KEY_FIELD, typedFields } from "./typed-fields";

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

/** Refuses posts of other sites with a page that shows what was typed into fields that `isShown` allows. */
export function sameOrigin(
  isOwnKey: (key: string, headers: Headers, place: string) => boolean,
  isShown: (field: string) => boolean,
  log: Pick<Log, "warn">,
): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const isReturn = new URL(c.req.url).pathname === PROVIDER_RETURN_PATH;
    if (c.req.method === "POST" && !isReturn && !c.get("refusal")) {
      const fields = typedFields(c.get("body"), c.req.header("content-type"));
      const allowed = mayPost({
        secFetchSite: c.req.header("sec-fetch-site"),
        origin: c.req.header("origin"),
        referer: c.req.header("referer"),
        ownOrigin: `${c.get("proto")}://${c.get("host")}`,
        hasOwnKey: () => {
          const key = fields.find(([name]) => name === FORM_KEY_FIELD)?.[1];
          return key !== undefined && isOwnKey(key, c.req.raw.headers, c.get("addressBlock"));
        },
      });
      if (!allowed && !isOneClickUnsubscribe(c.req, fields)) {
        log.warn({ msg: "form refused", requestId: c.get("requestId"), reason: "other_site" });
        c.set("refusal", { status: 403, typed: fields.filter(([name]) => isShown(name)) });
      }
    }
    await next();
  };
}
