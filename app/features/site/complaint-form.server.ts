import { z } from "zod";
import { COMPLAINT_KINDS } from "#app/contract/values";
import { lineField } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";

/** Long enough for a whole story, short enough for a form of 64 KB in any script. */
export const MESSAGE_MAX = 5_000;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;

const key = (text: TextKey): TextKey => text;

/** A complaint as typed (HOME-06); messages are catalog keys. */
export const complaintForm = z.object({
  name: lineField("site:complaints.name_missing", NAME_MAX),
  email: lineField("site:complaints.email_missing", EMAIL_MAX).refine(
    (email) => z.regexes.email.test(email),
    {
      error: key("site:complaints.email_invalid"),
    },
  ),
  kind: z.enum(COMPLAINT_KINDS, { error: key("site:complaints.kind_missing") }),
  message: z
    .string({ error: key("site:complaints.message_missing") })
    .transform((text) => text.replaceAll("\r\n", "\n").trim().normalize("NFC"))
    // Line breaks and tabs belong to a text; other control characters do not.
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), { error: key("common:not_allowed") })
    .refine((text) => text.length > 0, { error: key("site:complaints.message_missing") })
    .refine((text) => [...text].length <= MESSAGE_MAX, { error: key("site:complaints.message_long") }),
});

export type Complaint = z.output<typeof complaintForm>;
