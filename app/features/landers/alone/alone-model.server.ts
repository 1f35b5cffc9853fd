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

const WINDOWS = 3;

/**
 * The lander of the night, with who else is awake (LAND-02).
 * @throws Response 404 for an unknown slug
 */
export async function loadAlone(context: PageContext, slug: string | undefined): Promise<AloneModel> {
  const page = await loadLander(context, slug, { lander: "alonetonight", members: WINDOWS });
  const { translator } = await getLanguage(context);
  const words = translator.words("landers").alone;
  return { title: page.promise, description: page.description, page, words };
}
