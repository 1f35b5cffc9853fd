import { gzipSync } from "node:zlib";
import type { Answer, Fault } from "./fault-proxy";

/** Changes the JSON of an answer and leaves all else. */
export function editJson(edit: (json: Record<string, unknown>) => unknown): Fault {
  return {
    kind: "edit",
    answer: (answer) => ({ ...answer, body: Buffer.from(JSON.stringify(edit(jsonOf(answer)))) }),
  };
}

/** Changes each member of a search's answer. */
export function editMembers(edit: (member: Record<string, unknown>, index: number) => unknown): Fault {
  return editJson((json) => ({ ...json, results: (json.results as Record<string, unknown>[]).map(edit) }));
}

/** Says the same in another charset, with its declaration or without. */
export function inLatin1(declared: string | undefined): Fault {
  return {
    kind: "edit",
    answer: (answer) => ({
      ...answer,
      headers: {
        ...answer.headers,
        "content-type": `application/json${declared ? `; charset=${declared}` : ""}`,
      },
      body: Buffer.from(answer.body.toString("utf8"), "latin1"),
    }),
  };
}

/** Adds headers to an answer, such as cookies nobody expects. */
export function withHeaders(headers: Record<string, string | string[]>): Fault {
  return { kind: "edit", answer: (answer) => ({ ...answer, headers: { ...answer.headers, ...headers } }) };
}

function jsonOf({ body }: Answer): Record<string, unknown> {
  return JSON.parse(body.toString("utf8")) as Record<string, unknown>;
}

const head = (lines: string) => `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${lines}\r\n`;
const GZIPPED = gzipSync("{}");

/** What a PHP, its web server or its host put in the place of an answer: each is no answer at all. */
export const NO_ANSWERS: Record<string, Fault> = {
  "gzip nobody asked for, broken": {
    kind: "answer",
    headers: { "content-encoding": "gzip" },
    body: GZIPPED.subarray(0, GZIPPED.length - 6),
  },
  "a chunk that is cut": {
    kind: "raw",
    bytes: `${head("Transfer-Encoding: chunked\r\n")}40\r\n{"results":[`,
  },
  "a body shorter than it says": { kind: "raw", bytes: `${head("Content-Length: 900\r\n")}{"results":[]` },
  "the login page of the host with 200": {
    kind: "answer",
    headers: { "content-type": "text/html" },
    body: "<!DOCTYPE html><title>Log in</title><form action=/wp-login.php>",
  },
  "a redirect to http": {
    kind: "answer",
    status: 301,
    headers: { location: "http://php.invalid/login" },
    body: "",
  },
  "a 304 nobody asked for": { kind: "raw", bytes: "HTTP/1.1 304 Not Modified\r\nETag: x\r\n\r\n" },
  "50 MB of JSON": { kind: "answer", body: Buffer.alloc(50_000_000, " ") },
  "a notice before the JSON": { kind: "garbled" },
  "a NUL in a cookie": {
    kind: "raw",
    bytes: `${head("Set-Cookie: auth.x=a\0b\r\nContent-Length: 2\r\n")}{}`,
  },
  "bytes that are no HTTP": { kind: "raw", bytes: "Fatal error: out of memory" },
};
