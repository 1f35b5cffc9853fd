import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import type { LanderPage } from "../lander-page";
import { loadLander } from "../lander-page.server";
import { savesData } from "../save-data.server";

export interface ScenesPage extends LanderPage {
  /** The answer differs by the `Save-Data` header. */
  saveData: boolean;
  sceneWords: Words<"landers">["transitions"];
}

/** The lander of three scenes (LAND-02); it shows no members, and no film to those who save data (LAND-05). */
export async function loadScenesLander(context: PageContext, slug: string | undefined): Promise<ScenesPage> {
  const page = await loadLander(context, slug, { members: 0 });
  const { translator } = await getLanguage(context);
  return { ...page, saveData: savesData(context), sceneWords: translator.words("landers").transitions };
}
