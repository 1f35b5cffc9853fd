import { domainToASCII } from "node:url";
import emailSpellChecker from "@zootools/email-spell-checker";

/** One address as HTML's own `type=email` accepts it, with a dot in the domain. */
export const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** RFC 5321. */
export const EMAIL_MAX = 254;

/** What cannot be seen: zero widths, soft hyphens, direction marks, and spaces of any kind. */
const UNSEEN = /[\p{Cf}\p{Zs}]/gu;

/**
 * An address as it was meant: without the `mailto:` of a copied link and signs nobody sees, in one width of letters, its
 * domain as mail servers spell it (`müller.example` → `xn--mller-kva.example`).
 */
export function plainEmail(text: string): string {
  const seen = text
    .normalize("NFKC")
    .replace(UNSEEN, "")
    .replace(/^mailto:/i, "");
  const at = seen.lastIndexOf("@");
  const domain = seen.slice(at + 1);
  if (at < 1 || /^[\x21-\x7E]*$/.test(domain)) return seen;
  return `${seen.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

/** "Did you mean": a common provider one or two letters away. */
export function suggestedEmail(email: string | undefined): string | undefined {
  if (!email || email.length > EMAIL_MAX || !email.includes("@")) return undefined;
  return emailSpellChecker.run({ email })?.full;
}
