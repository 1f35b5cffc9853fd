import type { PageContext } from "#app/page-context";
import { readOwnCookie, serializeOwnCookie } from "#app/session/own-cookie.server";

const COOKIE = "last_chat";
const MONTH_S = 30 * 24 * 3600;
/** Opened again within this time, the date need not be written again. */
const FRESH_S = 3600;
const SHAPE = /^(\d{1,15})\.(\d{1,15})\.(\d{1,12})$/;

interface LastChat {
  memberId: number;
  profile: number;
  openedAtS: number;
}

function readLastChat(context: PageContext): LastChat | undefined {
  const [, memberId, profile, openedAtS] =
    SHAPE.exec(readOwnCookie(context.headers.get("cookie"), COOKIE) ?? "") ?? [];
  if (!openedAtS) return undefined;
  return { memberId: Number(memberId), profile: Number(profile), openedAtS: Number(openedAtS) };
}

/** The partner whose chat this member opened last in this browser, for a month (CHAT-14). */
export function lastChatOf(context: PageContext, memberId = 0): number | undefined {
  const last = readLastChat(context);
  if (last?.memberId !== memberId) return undefined;
  return context.runtime.clock() / 1000 - last.openedAtS <= MONTH_S ? last.profile : undefined;
}

/** Remembers profile and date of the chat that is opened now (SPEC §3). */
export function rememberChat(context: PageContext, memberId: number | undefined, profile: number): void {
  // An operator whose user.php tells no id has one member a browser.
  const member = memberId ?? 0;
  const nowS = Math.floor(context.runtime.clock() / 1000);
  const last = readLastChat(context);
  const isSame = last?.memberId === member && last.profile === profile;
  if (isSame && Math.abs(nowS - last.openedAtS) < FRESH_S) return;
  const secure = context.proto === "https";
  const value = `${member}.${profile}.${nowS}`;
  context.cookies.appendSetCookie(serializeOwnCookie(COOKIE, value, { secure, maxAgeS: MONTH_S }));
}
