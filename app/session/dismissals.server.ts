import { z } from "zod";
import type { PageContext } from "#app/page-context";
import { readOwnCookie, serializeOwnCookie } from "./own-cookie.server";

/** What a member can send away for good (ACCT-09, SPEC §4 "Dismissible alerts"). */
const DISMISSIBLE = ["notifications", "time_bonus", "profile", "push"] as const;

export type Dismissible = (typeof DISMISSIBLE)[number];

const COOKIE = "alerts";
const YEAR_S = 365 * 24 * 3600;

/** Whose they are, and when each was sent away, in milliseconds since the epoch. */
const content = z.object({
  member: z.number().int(),
  at: z.partialRecord(z.enum(DISMISSIBLE), z.number().int().positive()),
});

function read(context: PageContext, member: number): Partial<Record<Dismissible, number>> {
  try {
    const parsed = content.safeParse(JSON.parse(readOwnCookie(context.headers.get("cookie"), COOKIE) ?? ""));
    // Somebody else on this device sees alerts of their own.
    return parsed.success && parsed.data.member === member ? parsed.data.at : {};
  } catch {
    return {};
  }
}

/** What this member sent away on this device. */
export function dismissedBy(context: PageContext, member: number): Set<Dismissible> {
  const at = read(context, member);
  return new Set(DISMISSIBLE.filter((name) => at[name] !== undefined));
}

/** Remembers when something was sent away. */
export function keepDismissed(context: PageContext, member: number, name: Dismissible): void {
  const at = { ...read(context, member), [name]: context.runtime.clock() };
  context.cookies.appendSetCookie(
    serializeOwnCookie(COOKIE, JSON.stringify({ member, at }), {
      secure: context.proto === "https",
      maxAgeS: YEAR_S,
    }),
  );
}
