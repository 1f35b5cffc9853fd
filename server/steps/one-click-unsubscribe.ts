/**
 * A mail program's one click (RFC 8058): a post without cookies, Origin and form key, by whoever runs the mailbox. The
 * code in its address is the whole authority, so a forged one can do no more than who holds the mail.
 */
export function isOneClickUnsubscribe(
  request: { path: string; query: (name: string) => string | undefined },
  fields: readonly (readonly [string, string])[],
): boolean {
  const [field] = fields;
  return (
    request.path === "/notifications" &&
    Boolean(request.query("code")) &&
    fields.length === 1 &&
    field?.[0] === "List-Unsubscribe" &&
    field[1] === "One-Click"
  );
}
