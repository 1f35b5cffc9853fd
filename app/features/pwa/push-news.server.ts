import type { AppLoadContext } from "@remix-run/server-runtime";
import { paths } from "#app/paths";
import { languageOf } from "#app/session/language.server";
import { siteOf } from "#app/session/site.server";
import { type Viewer, viewerOf } from "#app/session/viewer.server";

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
export async function pushNews(context: AppLoadContext): Promise<PushNews | undefined> {
  const [viewer, site, { translator }] = await Promise.all([
    viewerOf(context),
    siteOf(context),
    languageOf(context),
  ]);
  if (!viewer) return undefined;
  const { unread, newLikes } = viewer;
  const { t } = translator;
  const parts = [
    unread > 0 ? t("push:messages", { count: unread }) : "",
    newLikes > 0 ? t("push:likes", { count: newLikes }) : "",
  ].filter(Boolean);
  return {
    title: site.name,
    body: parts.join(" · ") || t("push:something_new"),
    badge: unread + newLikes,
    url: urlOf(viewer),
  };
}

function urlOf({ unread, newLikes }: Viewer): string {
  return unread === 0 && newLikes > 0 ? paths.likes() : paths.chats();
}
