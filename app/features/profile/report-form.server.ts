import { z } from "zod";
import { REPORT_REASONS } from "#app/contract/values";
import type { TextKey } from "#app/i18n/catalog";

/** Words about what happened; the operator reads them. */
export const REMARKS_MAX = 2_000;

const key = (text: TextKey): TextKey => text;

/** A report as typed; messages are catalog keys. Words are optional: the reason is enough. */
export const reportForm = z.object({
  reason: z.enum(REPORT_REASONS, { error: key("report:reason_missing") }),
  remarks: z
    .string()
    .optional()
    .transform((text = "") => text.replaceAll("\r\n", "\n").trim().normalize("NFC"))
    // Line breaks and tabs belong to a text; other control characters do not.
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), { error: key("common:not_allowed") })
    .refine((text) => [...text].length <= REMARKS_MAX, { error: key("common:too_long") }),
});

export type Report = z.output<typeof reportForm>;

/** What a report is about besides the profile: `?about=photo-12` or `?about=chat`; anything else is the profile. */
export type About = { kind: "profile" } | { kind: "photo"; photo: number } | { kind: "chat" };

export function readAbout(given: string | null | undefined): About {
  const [, photo] = /^photo-([1-9]\d{0,14})$/.exec(given ?? "") ?? [];
  if (photo) return { kind: "photo", photo: Number(photo) };
  return given === "chat" ? { kind: "chat" } : { kind: "profile" };
}

/** The same as the address spells it; undefined for the profile itself. */
export function aboutText(about: About): string | undefined {
  if (about.kind === "photo") return `photo-${about.photo}`;
  return about.kind === "chat" ? "chat" : undefined;
}
