import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import type { PictureProps } from "#app/ui/picture";

export interface LikeAskModel {
  profile: number;
  seconds: number;
  title: string;
  likeText: string;
  laterText: string;
  picture: Omit<PictureProps, "sizes">;
  fictional: string | undefined;
  key: string;
}

/** What the profile's page knows. */
export interface LikeAskFacts {
  id: number;
  name: string;
  main: LikeAskModel["picture"];
  fictional: string | undefined;
  key: string;
  liked: boolean;
  mine: boolean;
  memberHere: boolean;
}

/** Whole seconds, an hour at most. */
const SECONDS = /^(0|[1-9]\d{0,2}|[12]\d{3}|3[0-5]\d\d|3600)$/;

/** The like modal: `t` in the query asks for it and says after how many seconds (LIKE-04). */
export async function loadLikeAsk(
  context: PageContext,
  { id, name, main, fictional, key, liked, mine, memberHere }: LikeAskFacts,
): Promise<LikeAskModel | undefined> {
  const seconds = context.url.searchParams.get("t") ?? "";
  if (!SECONDS.test(seconds) || !memberHere || mine || liked) return undefined;
  const { translator } = await getLanguage(context);
  const words = translator.words("likes");
  return {
    profile: id,
    seconds: Number(seconds),
    title: translator.t("likes:ask_title", { name }),
    likeText: words.ask_like,
    laterText: words.ask_later,
    picture: main,
    fictional,
    key,
  };
}
