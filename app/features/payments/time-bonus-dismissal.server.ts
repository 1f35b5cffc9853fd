import type { AppLoadContext } from "@remix-run/server-runtime";
import { formDataOf } from "#app/http/form.server";
import { paths } from "#app/paths";
import { isFormKey } from "#app/session/form-token.server";
import { readOwnCookie, serializeOwnCookie } from "#app/session/own-cookie.server";
import { safeReturnPath } from "#app/session/return-path";

export const OFFER_ACTION = "dismiss-offer";

/** One cookie for what was dismissed: the name of each alert and when, in milliseconds since the epoch. */
const COOKIE = "dismissed";
const ALERT = "time_bonus";
const YEAR_S = 365 * 24 * 3600;

/** Whether the time-bonus modal was dismissed before (SPEC §4, Dismissible alerts). */
export function isOfferDismissed(context: AppLoadContext): boolean {
  return typeof dismissedOf(context)[ALERT] === "number";
}

/** Remembers the dismissal with its moment; gives the page to go back to, or undefined where the form is not ours. */
export async function dismissOffer(context: AppLoadContext, request: Request): Promise<string | undefined> {
  const form = await formDataOf(request);
  const key = form.get("_key");
  const next = form.get("next");
  if (typeof key !== "string" || !isFormKey(context, key, OFFER_ACTION)) return undefined;
  const dismissed = { ...dismissedOf(context), [ALERT]: context.runtime.clock() };
  context.cookies.appendSetCookie(
    serializeOwnCookie(COOKIE, JSON.stringify(dismissed), {
      secure: context.proto === "https",
      maxAgeS: YEAR_S,
    }),
  );
  return safeReturnPath(typeof next === "string" ? next : null, paths.members(), "change");
}

function dismissedOf({ headers }: AppLoadContext): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readOwnCookie(headers.get("cookie"), COOKIE) ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
