import { z } from "zod";
import { cleanText } from "#app/http/clean-text.server";
import { lineField } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import { INVITE_MAX } from "#app/session/invite.server";
import type { Site } from "#app/session/site";
import { EMAIL, plainEmail } from "#app/shared/email/email-address.server";
import { PASSWORD_MAX, PASSWORD_MIN } from "#app/shared/password/new-password.server";
import { birthField, nameField } from "#app/shared/profile/member-fields.server";
import { reservedNames } from "#app/shared/profile/member-name.server";

const key = (text: TextKey): TextKey => text;

/** Step 0 of SPEC §3 and §5: account. Messages are catalog keys, problems come in the order of the fields. */
export function signupForm(site: Site, nowMs: number) {
  return z
    .object({
      signup_message: z
        .string()
        .optional()
        .catch(undefined)
        .transform((text) => cleanText(text) || undefined)
        .refine((text) => text === undefined || [...text].length <= site.message_length, {
          error: key("common:too_long"),
        }),
      email: lineField("signup:email_missing", 254)
        .overwrite(plainEmail)
        .refine((email) => EMAIL.test(email), {
          error: key("signup:email_invalid"),
        }),
      name: nameField(reservedNames(site)),
      date_of_birth: birthField(site.minAge, nowMs),
      password: z
        .string({ error: key("signup:password_missing") })
        .min(PASSWORD_MIN, key("signup:password_short"))
        .max(PASSWORD_MAX, key("common:not_allowed")),
      invite: z.string().max(INVITE_MAX).optional().catch(undefined),
    })
    .refine(({ name, email }) => name.toLowerCase() !== email.toLowerCase(), {
      error: key("signup:name_is_email"),
      path: ["name"],
    });
}
