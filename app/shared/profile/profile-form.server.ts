import { z } from "zod";
import {
  BODY_TYPES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  RELATIONSHIP_STATUSES,
  SEXUALITIES,
} from "#app/contract/values";
import type { FormProblems, Typed } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import type { TextValues } from "#app/i18n/translator.server";

/** What a form with profile fields brought back: shown again with everything typed. */
export interface ProfileAnswer {
  problems?: FormProblems;
  typed?: Typed;
  /** Every chosen interest; `typed` holds one text a field. */
  interests?: string[];
  notice?: { kind: "danger" | "warning" | "success"; key: TextKey; values?: TextValues };
}

/** In code points, of each free text. */
export const MAX_LENGTH = { city: 80, tattoos: 200, reason_for_signup: 500, about_me: 2_000 } as const;

/** Value lists of SPEC §3. */
export const PERSONAL_LISTS = {
  gender: GENDERS,
  sexuality: SEXUALITIES,
  relationship_status: RELATIONSHIP_STATUSES,
  body_type: BODY_TYPES,
  hair_color: HAIR_COLORS,
  eye_color: EYE_COLORS,
} as const;

const key = (text: TextKey): TextKey => text;
const oneText = () => z.string({ error: key("common:not_allowed") });

/** One line that may stay empty. */
function line(max: number) {
  return oneText()
    .refine((text) => !/\p{Cc}/u.test(text), { error: key("common:not_allowed") })
    .transform((text) => text.trim().normalize("NFC"))
    .refine((text) => [...text].length <= max, { error: key("common:too_long") })
    .optional();
}

/** Several lines that may stay empty; line ends are one sign, control characters go. */
function paragraph(max: number) {
  return oneText()
    .transform((text) =>
      text
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n\t]/gu, "")
        .trim()
        .normalize("NFC"),
    )
    .refine((text) => [...text].length <= max, { error: key("common:too_long") })
    .optional();
}

function oneOf(values: readonly string[], message: TextKey) {
  return z
    .string({ error: message })
    .refine((value) => values.includes(value), { error: message })
    .optional();
}

/** Region and country belong together: a region of the country shown before is refused by name. */
export function locationForm(
  countries: readonly string[],
  regionsOfCountry: (country: string) => readonly { code: string }[],
) {
  return z
    .object({
      country: z
        .string({ error: key("signup:steps.country_missing") })
        .refine((code) => countries.includes(code), { error: key("signup:steps.country_missing") }),
      region: z.string({ error: key("signup:steps.region_unknown") }).optional(),
      city: line(MAX_LENGTH.city),
    })
    .refine(
      ({ country, region }) => !region || regionsOfCountry(country).some(({ code }) => code === region),
      { error: key("signup:steps.region_unknown"), path: ["region"] },
    );
}

/** The details: everything may stay open. */
export const personalForm = z.object({
  gender: oneOf(PERSONAL_LISTS.gender, "signup:steps.not_listed"),
  sexuality: oneOf(PERSONAL_LISTS.sexuality, "signup:steps.not_listed"),
  relationship_status: oneOf(PERSONAL_LISTS.relationship_status, "signup:steps.not_listed"),
  body_type: oneOf(PERSONAL_LISTS.body_type, "signup:steps.not_listed"),
  hair_color: oneOf(PERSONAL_LISTS.hair_color, "signup:steps.not_listed"),
  eye_color: oneOf(PERSONAL_LISTS.eye_color, "signup:steps.not_listed"),
  tattoos: line(MAX_LENGTH.tattoos),
  reason_for_signup: line(MAX_LENGTH.reason_for_signup),
});

/** About-me; its interests are a list of their own, see {@link chosenInterests}. */
export const aboutForm = z.object({ about_me: paragraph(MAX_LENGTH.about_me) });

/** The interests a form asks for, each once; undefined where one of them is not on offer. */
export function chosenInterests(form: FormData, offered: readonly string[]): string[] | undefined {
  const chosen = form.getAll("interests");
  const known = chosen.filter(
    (value): value is string => typeof value === "string" && offered.includes(value),
  );
  return known.length === chosen.length ? [...new Set(known)] : undefined;
}

/** A field that was emptied is cleared upstream; one that the form did not show stays. */
export function withCleared(
  form: FormData,
  value: Record<string, string | undefined>,
): Record<string, string> {
  const pairs = Object.entries(value).map(([field, text]): [string, string | undefined] => [
    field,
    text ?? (form.has(field) ? "" : undefined),
  ]);
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined));
}
