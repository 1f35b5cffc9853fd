import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { loadLander } from "../lander-page.server";
import { savesData } from "../save-data.server";
import type { ScenesPage } from "./transitionsvideolanding-view";

/** The lander of three scenes (LAND-02); it shows no members, and no film to those who save data (LAND-05). */
export async function loadScenesLander(context: PageContext, slug: string | undefined): Promise<ScenesPage> {
  const page = await loadLander(context, slug, { members: 0 });
  const { translator } = await getLanguage(context);
  return { ...page, saveData: savesData(context), sceneWords: translator.words("landers").transitions };
}
