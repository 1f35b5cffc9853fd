import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import type { LanderPage } from "../lander-page";
import { loadLander } from "../lander-page.server";

export interface CollageModel {
  title: string;
  description: string;
  page: LanderPage;
  words: Words<"landers">["collage"];
}

const PHOTOS = 6;

/**
 * The lander of paper and photos (LAND-02).
 * @throws Response 404 for an unknown slug
 */
export async function loadCollage(context: PageContext, slug: string | undefined): Promise<CollageModel> {
  const [page, { translator }] = await Promise.all([
    loadLander(context, slug, { lander: "collagelanding", members: PHOTOS }),
    getLanguage(context),
  ]);
  return {
    title: page.title,
    description: page.description,
    page,
    words: translator.words("landers").collage,
  };
}
