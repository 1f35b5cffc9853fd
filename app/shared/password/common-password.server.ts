/** Read when the first password is chosen: most pages never need it. */
let wellKnown: Promise<ReadonlySet<string>> | undefined;

/** Whether a new password is among those that guessers try first (zxcvbn's list, some 50,000). */
export async function isCommonPassword(password: string): Promise<boolean> {
  wellKnown ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return (await wellKnown).has(password.toLowerCase());
}
