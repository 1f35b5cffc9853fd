import emailSpellChecker from "@zootools/email-spell-checker";

/** One address as HTML's own `type=email` accepts it, with a dot in the domain. */
export const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** RFC 5321. */
export const EMAIL_MAX = 254;

/** "Did you mean": a common provider one or two letters away. */
export function suggestedEmail(email: string | undefined): string | undefined {
  if (!email || email.length > EMAIL_MAX || !email.includes("@")) return undefined;
  return emailSpellChecker.run({ email })?.full;
}
