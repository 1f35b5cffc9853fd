/** RFC 9110 token, which RFC 6265bis §4.1.1 asks of a cookie's name. */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** Whether a cookie may have this name. */
export function isCookieName(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * Whether the text can travel in a header at all: RFC 6265bis §5.6 step 1 ignores a line with control characters
 * (HTAB aside), and a character above 0xFF has no byte.
 */
export function isCookieText(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if ((code < 0x20 && code !== 0x09) || code === 0x7f || code > 0xff) return false;
  }
  return true;
}
