/** Fields of an urlencoded body, for the form key and for showing again what was typed. */
export function typedFields(
  body: Uint8Array | undefined,
  contentType: string | undefined,
): [string, string][] {
  if (!body || !contentType?.startsWith("application/x-www-form-urlencoded")) return [];
  return [...new URLSearchParams(Buffer.from(body).toString("utf8"))];
}

const SECRET_FIELD = /password|^_|otp|iban/i;

/** Without what is never shown again: passwords, codes, keys of our own. */
export function withoutSecrets(fields: [string, string][]): [string, string][] {
  return fields.filter(([name]) => !SECRET_FIELD.test(name));
}
