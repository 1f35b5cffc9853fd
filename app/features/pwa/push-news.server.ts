import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getViewer, type Viewer } from "#app/session/viewer.server";

export interface PushNews {
  title: string;
  body: string;
  /** Sum for the app's badge (APP-04). */
  badge: number;
  /** Where the notification leads. */
  url: string;
}

/**
 * What a notification says: the site's name and counts in the member's language, never a text, a name or a photo.
 * The service worker asks when a push message arrives, so that what is on the screen is true.
 */
export async function getPushNews(context: PageContext): Promise<PushNews | undefined> {
  const [viewer, site, { translator }] = await Promise.all([
    getViewer(context),
    getSite(context),
    getLanguage(context),
  ]);
  if (!viewer) return undefined;
  const { unread, newLikes } = viewer;
  const { t } = translator;
  const parts = [
    unread > 0 ? t("site:push.messages", { count: unread }) : "",
    newLikes > 0 ? t("site:push.likes", { count: newLikes }) : "",
  ].filter(Boolean);
  return {
    title: site.name,
    body: parts.join(" · ") || t("site:push.something_new"),
    badge: unread + newLikes,
    url: urlOf(viewer),
  };
}

function urlOf({ unread, newLikes }: Viewer): string {
  return unread === 0 && newLikes > 0 ? paths.likes() : paths.chats();
}
