const MAX_PARTS = 100;
const MAX_PART_BYTES = 65_536;

/** Field that carries the form key; app/once/form-key renders it. */
export const FORM_KEY_FIELD = "_key";

/** Fields of a form's body, files left out: for the form key and for showing again what was typed. */
export function typedFields(
  body: Uint8Array | undefined,
  contentType: string | undefined,
): [string, string][] {
  if (!body || !contentType) return [];
  if (contentType.startsWith("application/x-www-form-urlencoded")) {
    return [...new URLSearchParams(Buffer.from(body).toString("utf8"))];
  }
  const boundary = /^multipart\/form-data;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  return boundary ? textParts(Buffer.from(body.buffer, body.byteOffset, body.byteLength), boundary) : [];
}

/** The parts without a file name (RFC 7578); text browsers name their form key only there. */
function textParts(body: Buffer, [, quoted, plain]: RegExpExecArray): [string, string][] {
  const delimiter = `--${quoted ?? plain}`;
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
