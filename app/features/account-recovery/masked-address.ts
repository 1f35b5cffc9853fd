const MASKED = /^[^\s@*]{1,2}\*{3}@[\p{L}\p{N}.-]{1,100}$/u;

/** `nora@example.org` as an address bar may show it: `no***@example.org`. Undefined for what is no address. */
export function maskedAddress(email: string): string | undefined {
  const at = email.lastIndexOf("@");
  const masked = `${[...email.slice(0, Math.max(at, 0))].slice(0, 2).join("")}***${email.slice(at)}`;
  return at > 0 ? readMasked(masked) : undefined;
}

/** A masked address out of a page's address; anything else that somebody wrote there is not repeated. */
export function readMasked(text: string | null): string | undefined {
  return text !== null && MASKED.test(text) ? text : undefined;
}
