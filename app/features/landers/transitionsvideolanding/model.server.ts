import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { usesLessData } from "#app/session/data-use.server";
import { getLanguage } from "#app/session/language.server";
import type { LanderPage } from "../lander-page";
import { loadLander } from "../lander-page.server";

export interface ScenesPage extends LanderPage {
  lessData: boolean;
  sceneWords: Words<"landers">["transitions"];
}

const FACES = 3;

/** The lander of three scenes (LAND-02), with who might be met; no film to those who save data (LAND-05). */
export async function loadScenesLander(context: PageContext, slug: string | undefined): Promise<ScenesPage> {
  const page = await loadLander(context, slug, { lander: "transitionsvideolanding", members: FACES });
  const { translator } = await getLanguage(context);
  return { ...page, lessData: usesLessData(context), sceneWords: translator.words("landers").transitions };
}
