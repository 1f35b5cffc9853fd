import type { IncomingMessage, ServerResponse } from "node:http";
import type { RouteEntry, RouteTable } from "../route-table";
import type { Site } from "../sites/site";
import type { Sites } from "../sites/sites";
import type { Client, FindClient } from "./client-address";
import { askedSite } from "./host-check";

/** Addresses that a browser spells in one way only: nothing to decode, nothing to resolve. */
const PLAIN = /^((?:\/[\w-]+)*\/?)(\?[\w.~%&=+-]+)?$/;

/** A GET as plain as can be: the steps would find nothing about it but this. */
export interface PlainRequest extends Client {
  route: RouteEntry;
  pathname: string;
  search: string;
  site: Site;
  domain: string;
  host: string;
}

export type FindPlainRequest = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isMeant: (route: RouteEntry) => boolean,
) => PlainRequest | undefined;

/** Finds what can be answered past the steps, for routes that are `isMeant`; undefined for what is theirs. */
export function plainRequests(sites: Sites, routes: RouteTable, findClient: FindClient): FindPlainRequest {
  return (incoming, outgoing, isMeant) => {
    const { method, url = "" } = incoming;
    if (method !== "GET" || hasBody(incoming)) return undefined;
    // A host that drains has set one already (server/listen.ts): Node 20 then sends one Set-Cookie of several.
    if (outgoing.hasHeader("connection")) return undefined;
    const [, pathname, search = ""] = PLAIN.exec(url) ?? [];
    if (pathname === undefined) return undefined;
    const route = routes.find(pathname);
    if (!isMeant(route)) return undefined;
    const client = findClient(incoming);
    const asked = askedSite(incoming, client.fromTrustedProxy, sites);
    return typeof asked === "string" ? undefined : { ...client, ...asked, route, pathname, search };
  };
}

/** No browser sends one with what it only looks at. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}
