import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import type { LanderPage } from "../lander-page";
import { loadLander } from "../lander-page.server";

export interface AloneModel {
  title: string;
  description: string;
  page: LanderPage;
  words: Words<"landers">["alone"];
}

/**
 * The lander of the night; it asks for no members (LAND-02).
 * @throws Response 404 for an unknown slug
 */
export async function loadAlone(context: PageContext, slug: string | undefined): Promise<AloneModel> {
  const page = await loadLander(context, slug, { members: 0 });
  const { translator } = await getLanguage(context);
  const words = translator.words("landers").alone;
  return { title: words.line, description: page.intro, page, words };
}
