import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { usesLessData } from "#app/session/data-use.server";
import { getLanguage } from "#app/session/language.server";
import type { LanderPage } from "../lander-page";
import { loadLander } from "../lander-page.server";

export interface FilmPage extends LanderPage {
  lessData: boolean;
  /** The visitor asked for it: it plays in the browser's own player. */
  plays: boolean;
  /** The same page with the film playing. */
  playUrl: string;
  filmWords: Words<"landers">["video"];
}

const SHOWN = 6;

/** The lander with a film in its frame (LAND-02); who saves data starts it by hand, as the address says (LAND-05). */
export async function loadFilmLander(context: PageContext, slug: string | undefined): Promise<FilmPage> {
  const page = await loadLander(context, slug, { lander: "video", members: SHOWN });
  const { translator } = await getLanguage(context);
  const { pathname, searchParams } = context.url;
  return {
    ...page,
    lessData: usesLessData(context),
    plays: searchParams.get("film") === "1",
    playUrl: `${pathname}?film=1`,
    filmWords: translator.words("landers").video,
  };
}
