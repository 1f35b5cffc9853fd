const MAX_LENGTH = 254;
const MAX_LOCAL = 64;
/** As browsers check `type=email` (HTML, "valid e-mail address"), without dots at the edges or side by side (RFC 5321). */
const LOCAL = /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;
/** No top-level domain is a number: an address of numbers is not a mail domain. */
const TOP_LABEL = /^(?:[a-zA-Z]{2,63}|xn--[a-zA-Z0-9-]{1,59})$/i;

/** Two spellings of one address have one key. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether mail could reach it: the syntax, and a domain with a dot and a top-level name that can exist. */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf("@");
  if (at < 1 || email.length > MAX_LENGTH || at > MAX_LOCAL) return false;
  const labels = email.slice(at + 1).split(".");
  return (
    LOCAL.test(email.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? "")
  );
}
