import type { IncomingMessage } from "node:http";
import { headerOf } from "./client-address";

/** Headers a loader or action may see; everything else a client sends stays outside. */
const SEEN_HEADERS = [
  "accept",
  "accept-language",
  "content-type",
  "cookie",
  "ect",
  "if-none-match",
  "save-data",
  "sec-fetch-mode",
  "sec-fetch-dest",
  "sec-purpose",
  "user-agent",
] as const;

/** What the app sees of a request's headers, with the host as it was established. */
export function seenHeaders(incoming: IncomingMessage, host: string): Headers {
  const headers = new Headers();
  for (const name of SEEN_HEADERS) {
    const value = headerOf(incoming, name);
    if (value !== undefined) headers.set(name, value);
  }
  headers.set("host", host);
  return headers;
}
