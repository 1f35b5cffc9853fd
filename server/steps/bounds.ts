import type { MiddlewareHandler } from "hono";
import { HOME, plainPage } from "../plain-page";
import type { HostEnv } from "../request-state";

/** TRUST.md, "The door". */
const URL_MAX_BYTES = 8_192;

const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Browsers' forms and links need no more than these; first of all, so that files obey too. */
export const allowedMethods: MiddlewareHandler<HostEnv> = async (c, next) => {
  if (METHODS.has(c.req.method)) return next();
  const answer = plainPage(c, 405, { title: "This method is not allowed here.", button: HOME });
  answer.headers.set("Allow", "GET, HEAD, POST");
  return answer;
};

/** What is too long gets a page of its own. */
export const addressLength: MiddlewareHandler<HostEnv> = async (c, next) => {
  if ((c.env.incoming.url?.length ?? 0) > URL_MAX_BYTES)
    return plainPage(c, 414, { title: "This address is too long.", button: HOME });
  await next();
};
