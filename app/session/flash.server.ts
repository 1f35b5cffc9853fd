import { z } from "zod";
import type { PageContext } from "#app/page-context";
import { readOwnCookie, serializeOwnCookie } from "./own-cookie.server";

const COOKIE = "flash";

/** A closed list: the cookie carries a code, the catalog the words. */
export const FLASH_CODES = [
  "logged_out",
  "activation_sent",
  "mail_change_sent",
  "password_changed",
  "invisible_on",
  "invisible_off",
  "notifications_saved",
  "unblocked",
  "message_sent",
  "chat_removed",
  "chat_not_removed",
  "like_sent",
  "like_taken_back",
  "match",
  "new_like",
  "no_new_like",
  "language_changed",
  "action_failed",
  "welcome",
  "too_often",
  "blocked_action",
  "profile_saved",
  "photos_added",
  "photo_main",
  "photo_moved",
  "photo_deleted",
  "member_blocked",
  "member_unblocked",
] as const;

export type FlashCode = (typeof FLASH_CODES)[number];

const content = z.object({
  code: z.enum(FLASH_CODES),
  name: z.string().max(60).optional(),
  /** Whom it is about: a like is shown with the photo (LIKE-03). */
  profile: z.number().int().positive().optional(),
});

export type FlashContent = z.output<typeof content>;

const ERRORS: ReadonlySet<FlashCode> = new Set([
  "action_failed",
  "chat_not_removed",
  "too_often",
  "blocked_action",
]);

export function isErrorFlash(code: FlashCode): boolean {
  return ERRORS.has(code);
}

/** Leaves a word for the next page. */
export function setFlash(context: PageContext, code: FlashCode, name?: string, profile?: number): void {
  context.cookies.appendSetCookie(
    serializeOwnCookie(COOKIE, JSON.stringify({ code, name, profile }), {
      secure: context.proto === "https",
      maxAgeS: 60,
    }),
  );
}

/** Reads the word once: it is deleted with the page that shows it. */
export function takeFlash(context: PageContext): FlashContent | undefined {
  const raw = readOwnCookie(context.headers.get("cookie"), COOKIE);
  if (raw === undefined) return undefined;
  context.cookies.appendSetCookie(
    serializeOwnCookie(COOKIE, "", { secure: context.proto === "https", maxAgeS: 0 }),
  );
  try {
    const parsed = content.safeParse(JSON.parse(raw));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
