import { z } from "zod";
import type { TextKey } from "#app/i18n/catalog";

/** SPEC §5. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

const key = (text: TextKey): TextKey => text;

/** The two fields of a new password; use with `.refine(...SAME_TWICE)`. */
export const NEW_PASSWORD_FIELDS = {
  password: z
    .string({ error: key("signup:password_missing") })
    .min(PASSWORD_MIN, key("signup:password_short"))
    .max(PASSWORD_MAX, key("common:not_allowed")),
  password_again: z.string().catch(""),
};

type Twice = { password: string; password_again: string };

/** 'The entered passwords are not the same.' (SPEC §5). */
export const SAME_TWICE: [(typed: Twice) => boolean, { error: TextKey; path: string[] }] = [
  ({ password, password_again }) => password === password_again,
  { error: key("auth:recovery.passwords_differ"), path: ["password_again"] },
];
