import { z } from "zod";
import { lineField } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import { ageOn, dayOf, isoDay, isPlausibleBirthday, utcDay } from "./birthday";

const NAME_MIN = 2;
const NAME_MAX = 30;

const key = (text: TextKey): TextKey => text;

/** A name of SPEC §5: it does not start with @; that it is not the e-mail address is the form's to say. */
export function nameField() {
  return lineField("signup:name_missing", 200)
    .refine((name) => !name.startsWith("@"), { error: key("signup:name_at") })
    .refine((name) => [...name].length >= NAME_MIN && [...name].length <= NAME_MAX, {
      error: key("signup:name_length"),
    });
}

const datePart = z.string().max(10).catch("");

/** A date of birth in three boxes, of somebody who is old enough (SPEC §5). */
export function birthField(minAge: number, nowMs: number) {
  return z
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
    });
}
