import { createHash } from "node:crypto";
import type { PageContext } from "#app/page-context";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";
import { COOKIES } from "./cookies.server";
import { getViewer } from "./viewer.server";

/** Header of every page for the service worker (public/sw-push.js): for which login it may keep conversations. */
export const KEPT_FOR = "Kept-For";

/** Says that nothing may be kept here, and that what was kept has to go. */
const NOBODY = "nobody";

/** Whether this member lets this browser keep conversations; no, until somebody chooses it. */
export function keepsChats(context: Pick<PageContext, "headers">, member: number): boolean {
  return COOKIES.keptChats.read(context) === member;
}

/** Keeps the choice in this browser: it is about this device, and each new one begins without. */
export function chooseKeptChats(context: PageContext, member: number, keeps: boolean): void {
  if (keeps) COOKIES.keptChats.write(context, member);
  else COOKIES.keptChats.clear(context);
}

/** Names the login that conversations are kept for, another one for each login; undefined while upstream did not say whose it is. */
export async function keptFor(context: PageContext): Promise<string | undefined> {
  if (context.binding === "") return NOBODY;
  const viewer = await withRecoveryForAnyone(getViewer(context), () => null);
  if (viewer === null) return undefined;
  const member = viewer?.user.profile.id;
  if (member === undefined || !context.runtime.settings.serviceWorker || !keepsChats(context, member))
    return NOBODY;
  return createHash("sha256").update(`${context.binding} ${member}`).digest("base64url").slice(0, 22);
}
