import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { loadLander } from "../lander-page.server";
import { savesData } from "../save-data.server";
import type { FilmPage } from "./video-view";

const SHOWN = 6;

/** The lander with a film in its frame (LAND-02); who saves data starts it by hand (LAND-05). */
export async function loadFilmLander(context: PageContext, slug: string | undefined): Promise<FilmPage> {
  const page = await loadLander(context, slug, { members: SHOWN });
  const { translator } = await getLanguage(context);
  return { ...page, saveData: savesData(context), filmWords: translator.words("landers").video };
}
