import type { z } from "zod";
import { list as listChats } from "#app/contract/chat.server";
import { list as listLikes } from "#app/contract/likes.server";
import { current, type user } from "#app/contract/user.server";
import { isolatedName } from "#app/contract/wire.server";
import { redirect } from "#app/http/redirect";
import { acceptLanguageIn } from "#app/i18n/languages";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { withFallback } from "#app/upstream/with-fallback.server";
import { setFlash } from "./flash.server";
import { keepLoginMark } from "./login-mark.server";
import { memoize } from "./memoize.server";
import { estimatedLanguage } from "./page-language.server";

/** The logged-in user as upstream tells, with the totals of the badges. */
export interface Viewer {
  user: z.output<typeof user>;
  unread: number;
  newLikes: number;
}

/** What waits for the operator's age check (docs/decisions/0115): other members, and what they send. */
const SHOWS_MEMBERS = /^\/(members|likes|chats|swipe-game|signup-matches|match-finder|gifs)(\/|$)/;

/** Whether the browser sent any cookie that could be a login; without one user.php need not be asked. */
function hasAuthCookie(context: PageContext): boolean {
  return context.binding !== "";
}

/** The current user, or undefined for a visitor. One `user.php` a page. */
export function getViewer(context: PageContext): Promise<Viewer | undefined> {
  return memoize(context, "viewer", async () => {
    if (!hasAuthCookie(context)) return undefined;
    const viewer = await readViewer(context);
    keepLoginMark(context, viewer?.user.profile.id);
    // Here, so that no address that shows members can forget it, those that are polled included.
    if (viewer?.user.age_check_url && SHOWS_MEMBERS.test(context.url.pathname))
      throw redirect(paths.ageCheck({ next: `${context.url.pathname}${context.url.search}` }), 303);
    return viewer;
  });
}

async function readViewer(context: PageContext): Promise<Viewer | undefined> {
  const { user, totals } = await context.upstream.mustRead(
    current,
    {},
    // Who it is decides nothing that is said in a language; waiting for the settings would cost each page their time.
    { acceptLanguage: acceptLanguageIn(estimatedLanguage(context), context.headers.get("accept-language")) },
  );
  if (!user) return undefined;
  if (totals) return { user, unread: totals.unread_messages, newLikes: totals.new_likes };
  // An operator whose user.php has no totals: the two lists of SPEC §7 have them. No page fails for want of a badge.
  const [{ chats }, { liked_by }] = await Promise.all([
    withFallback(context.upstream.mustRead(listChats), { chats: [] }),
    withFallback(context.upstream.mustRead(listLikes), { liked_by: [] }),
  ]);
  return {
    user,
    unread: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
    newLikes: liked_by.filter((entry) => entry.like_new).length,
  };
}

/** The member, or a redirect to the login that comes back here (AUTH-05). */
export async function requireMember(context: PageContext): Promise<Viewer> {
  const viewer = await getViewer(context);
  if (viewer) return viewer;
  throw redirect(paths.login({ next: `${context.url.pathname}${context.url.search}` }), 303);
}

/** Sends members to the search: pages that only visitors need. */
export async function requireVisitor(context: PageContext): Promise<void> {
  await sendMembersTo(context, paths.members());
}

/** Sends members on. A form that was opened before somebody logged in says to whom it was not sent (AUTH-01). */
export async function sendMembersTo(context: PageContext, path: string): Promise<void> {
  if (!(await getViewer(context))) return;
  if (context.posted) await sayWhoIsHere(context);
  throw redirect(path, 303);
}

/** Leaves a word for the next page: who is logged in here, and that the form was not sent. */
export async function sayWhoIsHere(context: PageContext): Promise<void> {
  const viewer = await getViewer(context);
  if (viewer) setFlash(context, "other_login", nameOf(viewer));
}

/** What the member is called. */
export function nameOf({ user }: Viewer): string {
  return isolatedName(user.profile.name);
}
