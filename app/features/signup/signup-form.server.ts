import { z } from "zod";
import { cleanText } from "#app/http/clean-text.server";
import { lineField } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import { ageOn, dayOf, isoDay, isPlausibleBirthday, utcDay } from "./birthday";

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;
const NAME_MIN = 2;
const NAME_MAX = 30;

/** One address as HTML's own `type=email` accepts it, with a dot in the domain. */
export const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const key = (text: TextKey): TextKey => text;

const datePart = z.string().max(10).catch("");

/** Step 0 of SPEC §3 and §5: account. Messages are catalog keys. */
export function signupForm(minAge: number, nowMs: number, messageLength: number) {
  return z
    .object({
      name: lineField("signup:name_missing", 200)
        .refine((name) => !name.startsWith("@"), { error: key("signup:name_at") })
        .refine((name) => [...name].length >= NAME_MIN && [...name].length <= NAME_MAX, {
          error: key("signup:name_length"),
        }),
      email: lineField("signup:email_missing", 254).refine((email) => EMAIL.test(email), {
        error: key("signup:email_invalid"),
      }),
      password: z
        .string({ error: key("signup:password_missing") })
        .min(PASSWORD_MIN, key("signup:password_short"))
        .max(PASSWORD_MAX, key("common:not_allowed")),
      date_of_birth: z
        .object({ day: datePart, month: datePart, year: datePart }, { error: key("signup:birth_missing") })
        .catch({ day: "", month: "", year: "" })
        .transform((parts, context) => {
          const fail = (message: TextKey) => {
            context.addIssue({ code: "custom", message });
            return z.NEVER;
          };
          if (!parts.day && !parts.month && !parts.year) return fail("signup:birth_missing");
          const day = dayOf(parts);
          const today = utcDay(nowMs);
          if (!day || !isPlausibleBirthday(day, today)) return fail("signup:birth_invalid");
          if (ageOn(day, today) < minAge) return fail("signup:birth_missing");
          return isoDay(day);
        }),
      signup_message: z
        .string()
        .optional()
        .catch(undefined)
        .transform((text) => cleanText(text) || undefined)
        .refine((text) => text === undefined || [...text].length <= messageLength, {
          error: key("common:too_long"),
        }),
      invite: z.string().max(200).optional().catch(undefined),
    })
    .refine(({ name, email }) => name.toLowerCase() !== email.toLowerCase(), {
      error: key("signup:name_is_email"),
      path: ["name"],
    });
}
