import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import type { LanderPage } from "../lander-page";
import { loadLander } from "../lander-page.server";

export interface GalleryModel {
  title: string;
  description: string;
  page: LanderPage;
  words: Words<"landers">["gallery"];
  /** Names of the rooms between entrance and door. */
  rooms: string[];
}

const WORKS = 6;
const WORKS_A_ROOM = 2;

/**
 * The lander that is an exhibition (LAND-02).
 * @throws Response 404 for an unknown slug
 */
export async function loadGallery(context: PageContext, slug: string | undefined): Promise<GalleryModel> {
  const [page, { translator }] = await Promise.all([
    loadLander(context, slug, { lander: "gallery", members: WORKS }),
    getLanguage(context),
  ]);
  // Few members fill few rooms; without any, drawings fill all. The first two hang at the entrance.
  const count = Math.ceil((page.members.length || WORKS) / WORKS_A_ROOM) - 1;
  return {
    title: page.title,
    description: page.description,
    page,
    words: translator.words("landers").gallery,
    rooms: Array.from({ length: count }, (_, at) => translator.t("landers:gallery.room", { number: at + 1 })),
  };
}
