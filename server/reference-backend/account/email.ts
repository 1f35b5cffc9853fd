const LONGEST = 254;
/** As browsers check `type=email` (HTML, "valid e-mail address"), with a dot in the domain. */
const SHAPE =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Two spellings of one address have one key. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether mail could reach it. */
export function isEmail(email: string): boolean {
  return email.length <= LONGEST && SHAPE.test(email);
}
