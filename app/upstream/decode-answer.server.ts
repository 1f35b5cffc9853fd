/**
 * Why the bytes of an answer are no text.
 * - `not_utf8`: nothing else was declared, and they are not UTF-8. - `charset`: not what was declared, or unknown.
 * - `content_encoding`: compressed, though we ask for nothing of the kind.
 */
export type Unreadable = "not_utf8" | "charset" | "content_encoding";

const CHARSET = /;\s*charset\s*=\s*"?([^\s";,]+)/i;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The text of an answer, in the charset it declares, without a byte order mark (OPS-03). Nothing is replaced: a text
 * with replacement characters would be shown, saved back, and lost.
 */
export function decodeAnswer(
  bytes: ArrayBuffer | Buffer,
  contentType: string | undefined,
  contentEncoding: string | undefined,
): { text: string; unreadable?: Unreadable } {
  if (isEncoded(contentEncoding)) return { text: "", unreadable: "content_encoding" };
  const declared = charsetOf(contentType);
  try {
    if (isUtf8(declared)) return { text: utf8.decode(bytes) };
    const decoder = new TextDecoder(declared, { fatal: true });
    return { text: decoder.encoding === "windows-1252" ? windows1252(bytes) : decoder.decode(bytes) };
  } catch {
    // A RangeError for a charset nobody knows, a TypeError for bytes that are none of its characters.
    return { text: "", unreadable: declared === undefined ? "not_utf8" : "charset" };
  }
}

/** Whether the bytes can be read piece by piece: no other charset, not compressed. */
export function isPlainUtf8(contentType: string | undefined, contentEncoding: string | undefined): boolean {
  return !isEncoded(contentEncoding) && isUtf8(charsetOf(contentType));
}

function charsetOf(contentType: string | undefined): string | undefined {
  return contentType === undefined ? undefined : CHARSET.exec(contentType)?.[1];
}

function isUtf8(declared: string | undefined): boolean {
  return declared === undefined || /^utf-?8$/i.test(declared);
}

function isEncoded(contentEncoding: string | undefined): boolean {
  return contentEncoding !== undefined && !/^\s*(identity)?\s*$/i.test(contentEncoding);
}

/** Bytes 0x80 to 0x9F of windows-1252, which is also what the web means by iso-8859-1. */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** By hand: Node 20's TextDecoder takes these bytes for Latin-1 (nodejs/node#56542). */
function windows1252(bytes: ArrayBuffer | Buffer): string {
  // A view where it is a plain buffer.
  const text = (Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes)).toString("latin1");
  return text.replace(/[\x80-\x9f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80] ?? letter);
}
