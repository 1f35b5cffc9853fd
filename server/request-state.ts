import type { HttpBindings } from "@hono/node-server";
import type { HostRefusal } from "#app/page-context";
import type { RouteEntry } from "./route-table";

/** What the steps learn about a request, in the order they run. */
export interface RequestState {
  requestId: string;
  startedMs: number;
  /** The page or resource that the address belongs to. */
  route: RouteEntry;
  /** From the route table; the path itself never reaches a log. */
  routeTemplate: string;
  clientAddress: string;
  /** What one customer of a provider has: the address, or an IPv6 /64. */
  addressBlock: string;
  fromTrustedProxy: boolean;
  domain: string;
  host: string;
  proto: "http" | "https";
  nonce: string;
  /** What was posted, whole; undefined for a form with files. */
  body: Uint8Array | undefined;
  /** A posted form whose files lie on the disk until the answer. */
  form: FormData | undefined;
  /** No header says who posted: the form's key has to. */
  needsKey: boolean;
  refusal: HostRefusal | undefined;
}

export interface HostEnv {
  Bindings: HttpBindings;
  Variables: RequestState;
}
