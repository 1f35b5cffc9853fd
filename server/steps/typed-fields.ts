import type { Context } from "hono";
import { boundaryOf } from "../posts/multipart-file";
import type { HostEnv } from "../request-state";

const MAX_PARTS = 100;
const MAX_PART_BYTES = 65_536;

/** Field that carries the form key; app/once/form-key renders it. */
export const FORM_KEY_FIELD = "_key";

/** How many fields or parts a body has, without reading one of them. */
export function countFields(body: Uint8Array, contentType: string | undefined): number {
  const boundary = boundaryOf(contentType);
  const separator = boundary === undefined ? "&" : `--${boundary}`;
  if (boundary === undefined && !contentType?.startsWith("application/x-www-form-urlencoded")) return 0;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let count = boundary === undefined ? 1 : 0;
  for (let at = bytes.indexOf(separator); at !== -1; at = bytes.indexOf(separator, at + separator.length))
    count += 1;
  return count;
}

/** Fields of a form's body, files left out: for the form key and for showing again what was typed. */
export function typedFields(
  body: Uint8Array | undefined,
  contentType: string | undefined,
): [string, string][] {
  if (!body || !contentType) return [];
  if (contentType.startsWith("application/x-www-form-urlencoded")) {
    return [...new URLSearchParams(Buffer.from(body).toString("utf8"))];
  }
  const boundary = boundaryOf(contentType);
  return boundary ? textParts(Buffer.from(body.buffer, body.byteOffset, body.byteLength), boundary) : [];
}

/** The parts without a file name (RFC 7578); text browsers name their form key only there. */
function textParts(body: Buffer, boundary: string): [string, string][] {
  const delimiter = `--${boundary}`;
  const fields: [string, string][] = [];
  let at = body.indexOf(delimiter);
  for (let parts = 0; at !== -1 && parts < MAX_PARTS; parts += 1) {
    const start = at + delimiter.length;
    at = body.indexOf(delimiter, start);
    const headEnd = body.indexOf("\r\n\r\n", start);
    if (at === -1 || headEnd === -1 || headEnd > at || at - headEnd > MAX_PART_BYTES) continue;
    const head = body.toString("utf8", start, headEnd);
    const name = /^content-disposition: *form-data;.*\bname="([^"]*)"/im.exec(head)?.[1];
    if (name === undefined || /\bfilename\*?=/i.test(head)) continue;
    fields.push([name, body.toString("utf8", headEnd + 4, at).replace(/\r\n$/, "")]);
  }
  return fields;
}

/** Fields of the posted form, files left out, wherever it was read to. */
export function postedFields(c: Context<HostEnv>): [string, string][] {
  const form = c.get("form");
  if (!form) return typedFields(c.get("body"), c.req.header("content-type"));
  return [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
}
