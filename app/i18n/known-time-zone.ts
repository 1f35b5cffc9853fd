/** The longest IANA name has 32 characters. */
const MAX_LENGTH = 64;

/** The text where it names a time zone that dates can be written in here; everything else throws only at its use. */
export function knownTimeZone(text: string): string | undefined {
  if (!text || text.length > MAX_LENGTH) return undefined;
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return text;
  } catch {
    return undefined;
  }
}
