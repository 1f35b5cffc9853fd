import type { PageContext } from "#app/page-context";
import { COOKIES } from "#app/session/cookies.server";

/** Opened again within this time, the date need not be written again. */
const FRESH_S = 3600;

/** The partner whose chat this member opened last in this browser, for a month (CHAT-14). */
export function lastChatOf(context: PageContext, memberId = 0): number | undefined {
  const last = COOKIES.lastChat.read(context);
  if (last?.memberId !== memberId) return undefined;
  const ageS = context.runtime.clock() / 1000 - last.openedAtS;
  return ageS <= (COOKIES.lastChat.maxAgeS ?? 0) ? last.profile : undefined;
}

/** Remembers profile and date of the chat that is opened now (SPEC §3). */
export function rememberChat(context: PageContext, member: number | undefined, profile: number): void {
  // An operator whose user.php has no id has one member a browser.
  const memberId = member ?? 0;
  const openedAtS = Math.floor(context.runtime.clock() / 1000);
  const last = COOKIES.lastChat.read(context);
  const isSame = last?.memberId === memberId && last.profile === profile;
  if (isSame && Math.abs(openedAtS - last.openedAtS) < FRESH_S) return;
  COOKIES.lastChat.write(context, { memberId, profile, openedAtS });
}
