import { swipe, swipeNext } from "#app/contract/likes.server";
import { LANGUAGES } from "#app/i18n/languages";
import { isFormKey, issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { timeZoneOf } from "#app/shared/places/time-zone";
import { cardOf } from "#app/shared/profile/card-model.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { swipePageWords } from "./page-words.server";
import type { SwipeModel } from "./swipe-view";

const SWIPE_ACTION = "swipe";
/** Likes a day that the rules name (SPEC §9); what is left is upstream's word. */
const LIKES_A_DAY = 4;

/** The card to decide about, how many likes are left, and when more come (LIKE-05). */
export async function loadSwipe(context: PageContext): Promise<SwipeModel> {
  const [site, { translator }, answer] = await Promise.all([
    getSite(context),
    getLanguage(context),
    context.upstream.mustRead(swipeNext),
  ]);
  const { t, language } = translator;
  const words = translator.words("likes").swipe;
  const alt = { photo: words.photo_of, none: translator.words("members").no_photo_of };
  const card = answer.profile && cardOf(site, answer.profile, alt);
  const timeZone = timeZoneOf(site.geoip_country);
  const clock = new Intl.DateTimeFormat(LANGUAGES[language].iso, CLOCK);
  const zoned = new Intl.DateTimeFormat(LANGUAGES[language].iso, { ...CLOCK, timeZone });
  return {
    title: words.title,
    words: swipePageWords(words),
    intro: t("likes:swipe.intro", { count: LIKES_A_DAY }),
    left: answer.likes_left,
    leftText: t("likes:swipe.likes_left", { count: answer.likes_left }),
    card,
    passText: card ? t("likes:swipe.pass_label", { name: card.name }) : "",
    likeText: card ? t("likes:swipe.like_label", { name: card.name }) : "",
    locale: clock.resolvedOptions().locale,
    nextDay: { iso: new Date(answer.next_day).toISOString(), text: zoned.format(answer.next_day) },
    key: issueFormKey(context, SWIPE_ACTION),
  };
}

const CLOCK = { weekday: "long", hour: "numeric", minute: "2-digit" } as const;

export interface Swipe {
  profile: number;
  like: boolean;
  /** For the word about a match. */
  name: string;
}

/** What a pressed button says; undefined for anything else. */
export function swipeFromForm(form: FormData): Swipe | undefined {
  const given = form.get("name");
  const name = typeof given === "string" ? given.slice(0, 60) : "";
  for (const button of ["like", "pass"] as const) {
    const value = form.get(button);
    if (typeof value === "string" && /^[1-9]\d{0,14}$/.test(value)) {
      return { profile: Number(value), like: button === "like", name };
    }
  }
  return undefined;
}

/** Likes or passes once; what came of it is a word on the next page. The limit needs none: the page says it. */
export async function decide(
  context: PageContext,
  { profile, like, name }: Swipe,
  key: FormDataEntryValue | null,
): Promise<void> {
  if (typeof key !== "string" || !isFormKey(context, key, SWIPE_ACTION)) {
    setFlash(context, "action_failed");
    return;
  }
  try {
    const answer = await context.upstream.ask(swipe, { body: { profile, like } }, { key });
    if (answer.ok) {
      if (answer.value.match) setFlash(context, "match", name, profile);
    } else if (answer.code !== "no_likes_left") setFlash(context, "blocked_action");
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "swipe failed", requestId: context.requestId, ...error.forLog() });
    setFlash(context, "action_failed");
  }
}
