import type { AppLoadContext } from "@remix-run/server-runtime";
import { z } from "zod";
import { readOwnCookie, serializeOwnCookie } from "#app/session/own-cookie.server";
import { ALERT_NAMES, type AlertName } from "./alert-rules";

const COOKIE = "alerts";
const YEAR_S = 365 * 24 * 3600;

/** Whose they are, and when each alert was sent away, in milliseconds since the epoch. */
const content = z.object({
  member: z.number().int(),
  at: z.partialRecord(z.enum(ALERT_NAMES), z.number().int().positive()),
});

function read(context: AppLoadContext, member: number): Partial<Record<AlertName, number>> {
  try {
    const parsed = content.safeParse(JSON.parse(readOwnCookie(context.headers.get("cookie"), COOKIE) ?? ""));
    // Somebody else on this device sees alerts of their own.
    return parsed.success && parsed.data.member === member ? parsed.data.at : {};
  } catch {
    return {};
  }
}

/** The alerts this member sent away on this device. */
export function dismissedAlerts(context: AppLoadContext, member: number): Set<AlertName> {
  const at = read(context, member);
  return new Set(ALERT_NAMES.filter((name) => at[name] !== undefined));
}

/** Remembers when an alert was sent away (ACCT-09). */
export function keepDismissed(context: AppLoadContext, member: number, name: AlertName): void {
  const at = { ...read(context, member), [name]: context.runtime.clock() };
  context.cookies.appendSetCookie(
    serializeOwnCookie(COOKIE, JSON.stringify({ member, at }), {
      secure: context.proto === "https",
      maxAgeS: YEAR_S,
    }),
  );
}
