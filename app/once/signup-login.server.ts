import { orWithoutStore } from "./once-database.server";
import { createSealedRows, type SealedRowsSettings } from "./sealed-rows.server";

/** Login cookies of signups just made, for the second answer of a double click (SIGN-09), whichever container gives it. */
export interface SignupLogins {
  store(formKey: string, cookieLines: readonly string[]): Promise<void>;
  /** Empty when there are none any more. */
  of(formKey: string): Promise<string[]>;
}

const TWO_MINUTES_MS = 2 * 60_000;
const MAX_ROWS = 1_000;

export function createSignupLogins(
  settings: Pick<SealedRowsSettings, "database" | "secrets" | "clock">,
): SignupLogins {
  const rows = createSealedRows({
    ...settings,
    table: "signup_login",
    lifetimeMs: TWO_MINUTES_MS,
    maxRows: MAX_ROWS,
    tidyEvery: 10,
  });
  return {
    // The account is there: at worst the second answer leads to the login.
    store: (formKey, lines) => orWithoutStore(rows.put(formKey, JSON.stringify(lines)), undefined),
    async of(formKey) {
      const text = await orWithoutStore(rows.get(formKey), undefined);
      return text === undefined ? [] : (JSON.parse(text) as string[]);
    },
  };
}
