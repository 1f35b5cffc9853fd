import { openAsBlob } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";

/** TRUST.md, "The door": fields or parts of one form. */
export const MAX_FIELDS = 200;
/** All texts of a form with files together, as in a form without. */
const MAX_TEXT_BYTES = 65_536;
const MAX_HEAD_BYTES = 8_192;
const READ_BYTES = 65_536;

/** The form of a post that lies on the disk, `too_many` of its parts, or `unreadable`: cut off, or none at all. */
export type FormReading = FormData | "too_many" | "unreadable";

export function boundaryOf(contentType: string | undefined): string | undefined {
  const found = /^multipart\/form-data;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? "",
  );
  return found?.[1] ?? found?.[2];
}

/** Reads a multipart form (RFC 7578) from a file: texts into memory, of files only where they lie. */
export async function formOfFile(path: string, boundary: string): Promise<FormReading> {
  const file = await open(path);
  try {
    const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
    const marks = await placesOf(file, delimiter);
    if (marks.length > MAX_FIELDS + 1) return "too_many";
    return await formBetween(file, path, marks, delimiter.length);
  } finally {
    await file.close();
  }
}

/** Where the delimiter stands; the first has no line break before it, hence -2. Stops at one too many. */
async function placesOf(file: FileHandle, delimiter: Buffer): Promise<number[]> {
  const places: number[] = [];
  const keep = delimiter.length - 1;
  let window = Buffer.from("\r\n");
  let windowAt = -2;
  for (;;) {
    const { bytesRead, buffer } = await file.read(
      Buffer.allocUnsafe(READ_BYTES),
      0,
      READ_BYTES,
      windowAt + window.length,
    );
    if (bytesRead === 0) return places;
    window = Buffer.concat([window, buffer.subarray(0, bytesRead)]);
    for (let at = window.indexOf(delimiter); at !== -1; at = window.indexOf(delimiter, at + 1)) {
      places.push(windowAt + at);
      if (places.length > MAX_FIELDS + 1) return places;
    }
    const passed = Math.max(0, window.length - keep);
    window = window.subarray(passed);
    windowAt += passed;
  }
}

async function formBetween(
  file: FileHandle,
  path: string,
  marks: number[],
  delimiterLength: number,
): Promise<FormReading> {
  const last = marks.at(-1);
  if (last === undefined || (await textAt(file, last + delimiterLength, 2)) !== "--") return "unreadable";
  const blob = await openAsBlob(path);
  const form = new FormData();
  let textBytes = 0;
  for (const [index, mark] of marks.slice(0, -1).entries()) {
    const from = mark + delimiterLength;
    const end = marks[index + 1] ?? from;
    const head = await textAt(file, from, Math.min(MAX_HEAD_BYTES, end - from));
    const headEnd = head.indexOf("\r\n\r\n");
    if (headEnd === -1) return "unreadable";
    const part = partOf(head.slice(0, headEnd));
    if (!part) return "unreadable";
    const start = from + Buffer.byteLength(head.slice(0, headEnd), "latin1") + 4;
    if (part.fileName !== undefined) {
      form.append(part.name, new File([blob.slice(start, end)], part.fileName, { type: part.type }));
      continue;
    }
    textBytes += end - start;
    if (textBytes > MAX_TEXT_BYTES) return "too_many";
    form.append(part.name, Buffer.from(await textAt(file, start, end - start), "latin1").toString("utf8"));
  }
  return form;
}

/** Bytes as characters one by one, so that counting them counts bytes. */
async function textAt(file: FileHandle, at: number, length: number): Promise<string> {
  if (length <= 0) return "";
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.toString("latin1", 0, bytesRead);
}

interface PartHead {
  name: string;
  fileName: string | undefined;
  type: string;
}

function partOf(head: string): PartHead | undefined {
  const text = Buffer.from(head, "latin1").toString("utf8");
  const disposition = /^content-disposition: *form-data;(.*)$/im.exec(text)?.[1] ?? "";
  const name = parameterOf(disposition, "name");
  if (name === undefined) return undefined;
  const type = /^content-type: *([\w!#$&^.+-]{1,60}\/[\w!#$&^.+-]{1,60})/im.exec(text)?.[1] ?? "";
  return { name, fileName: parameterOf(disposition, "filename"), type };
}

/** As browsers write them (HTML, "multipart form data"): quotes and line breaks as percent signs with digits. */
function parameterOf(disposition: string, name: string): string | undefined {
  const value = new RegExp(`[; ]${name}="([^"]*)"`, "i").exec(disposition)?.[1];
  return value?.replace(/%0D/g, "\r").replace(/%0A/g, "\n").replace(/%22/g, '"');
}
