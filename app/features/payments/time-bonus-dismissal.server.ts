import type { AppLoadContext } from "@remix-run/server-runtime";
import { z } from "zod";
import { formDataOf } from "#app/http/form.server";
import { paths } from "#app/paths";
import { isFormKey } from "#app/session/form-token.server";
import { readOwnCookie, serializeOwnCookie } from "#app/session/own-cookie.server";
import { safeReturnPath } from "#app/session/return-path";
import type { Viewer } from "#app/session/viewer.server";

export const OFFER_ACTION = "dismiss-offer";

/** The cookie of all dismissed alerts: whose they are, and when each was sent away, in milliseconds since the epoch. */
const COOKIE = "alerts";
const ALERT = "time_bonus";
const YEAR_S = 365 * 24 * 3600;

const content = z.object({ member: z.number().int(), at: z.record(z.string(), z.number().int()) });

/** Whether this member dismissed the time-bonus modal before (SPEC §4, Dismissible alerts). */
export function isOfferDismissed(context: AppLoadContext, { user }: Viewer): boolean {
  return ALERT in dismissedOf(context, user.id ?? 0);
}

/** Remembers the dismissal with its moment; gives the page to go back to, or undefined where the form is not ours. */
export async function dismissOffer(
  context: AppLoadContext,
  { user }: Viewer,
  request: Request,
): Promise<string | undefined> {
  const form = await formDataOf(request);
  const key = form.get("_key");
  const next = form.get("next");
  if (typeof key !== "string" || !isFormKey(context, key, OFFER_ACTION)) return undefined;
  const member = user.id ?? 0;
  const at = { ...dismissedOf(context, member), [ALERT]: context.runtime.clock() };
  context.cookies.appendSetCookie(
    serializeOwnCookie(COOKIE, JSON.stringify({ member, at }), {
      secure: context.proto === "https",
      maxAgeS: YEAR_S,
    }),
  );
  return safeReturnPath(typeof next === "string" ? next : null, paths.members(), "change");
}

function dismissedOf({ headers }: AppLoadContext, member: number): Record<string, number> {
  try {
    const parsed = content.safeParse(JSON.parse(readOwnCookie(headers.get("cookie"), COOKIE) ?? ""));
    return parsed.success && parsed.data.member === member ? parsed.data.at : {};
  } catch {
    return {};
  }
}
