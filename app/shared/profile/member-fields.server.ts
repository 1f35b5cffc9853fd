import { z } from "zod";
import { lineField } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import { ageOn, dayOf, isoDay, isPlausibleBirthday, utcDay } from "./birthday";
import { nameProblem, plainName } from "./member-name.server";

const NAME_MIN = 2;
const NAME_MAX = 30;

const key = (text: TextKey): TextKey => text;

/**
 * A name of SPEC §5 and SAFE-06: it does not start with @ and is nobody else's; that it is not the e-mail address is the
 * form's to say. `reserved`: names this site keeps to itself; `own`: the one somebody has, which stays.
 */
export function nameField(reserved: readonly string[], own?: string) {
  return lineField("signup:name_missing", 200)
    .overwrite(plainName)
    .refine((name) => name !== "", { error: key("signup:name_missing") })
    .refine((name) => !name.startsWith("@"), { error: key("signup:name_at") })
    .refine((name) => [...name].length >= NAME_MIN && [...name].length <= NAME_MAX, {
      error: key("signup:name_length"),
    })
    .superRefine((name, context) => {
      const problem = name === own ? undefined : nameProblem(name, reserved);
      if (problem) context.addIssue({ code: "custom", message: problem });
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
