import { swipe, swipeNext } from "#app/contract/likes.server";
import { type FormDone, formDone } from "#app/http/form-outcome";
import { invariantResponse } from "#app/http/invariant-response";
import type { Words } from "#app/i18n/catalog";
import { LANGUAGES } from "#app/i18n/languages";
import { issueFormKey, verifiedFormKey } from "#app/once/form-key.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { toldTimeZone } from "#app/session/time-zone.server";
import { timeZoneOf } from "#app/shared/places/time-zone";
import { type CardModel, cardOf } from "#app/shared/profile/card-model.server";

export interface SwipeModel {
  title: string;
  words: Words<"likes">["swipe"];
  left: number;
  leftText: string;
  card: CardModel | undefined;
  passText: string;
  likeText: string;
  locale: string;
  nextDay: { iso: string; text: string };
  key: string;
}

const SWIPE_ACTION = "swipe";
const MAX_NAME_LENGTH = 60;

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
  const timeZone = toldTimeZone(context) ?? timeZoneOf(site.geoip_country);
  const clock = new Intl.DateTimeFormat(LANGUAGES[language].iso, CLOCK);
  const zoned = new Intl.DateTimeFormat(LANGUAGES[language].iso, { ...CLOCK, timeZone });
  return {
    title: words.title,
    words,
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

interface Swipe {
  profile: number;
  like: boolean;
  /** For the word about a match. */
  name: string;
}

/** What the pressed button of a form says; undefined for anything else. */
function readSwipe(form: FormData): Swipe | undefined {
  const field = form.get("name");
  const name = typeof field === "string" ? field.slice(0, MAX_NAME_LENGTH) : "";
  for (const button of ["like", "pass"] as const) {
    const value = form.get(button);
    if (typeof value === "string" && /^[1-9]\d{0,14}$/.test(value)) {
      return { profile: Number(value), like: button === "like", name };
    }
  }
  return undefined;
}

/**
 * Likes or passes once per form key; what came of it is a word on the next page. The limit needs none: the page says
 * it. Throws 400 for a form that decides nothing.
 */
export async function decide(context: PageContext, form: FormData): Promise<FormDone> {
  const decision = readSwipe(form);
  invariantResponse(decision, 400);
  const { profile, like, name } = decision;
  const formKey = verifiedFormKey(context, form, SWIPE_ACTION);
  const outcome =
    formKey &&
    (await once<{ match: boolean }, string>(context, formKey, {
      name: SWIPE_ACTION,
      payload: JSON.stringify([profile, like]),
      async perform(key) {
        const answer = await context.upstream.ask(swipe, { body: { profile, like } }, { key });
        if (!answer.ok) return { ok: false, refusal: answer.code };
        return { ok: true, value: { match: answer.value.match } };
      },
    }));
  if (outcome?.kind === "done") {
    if (outcome.value.match) setFlash(context, "match", name, profile);
  } else if (outcome?.kind !== "refused") setFlash(context, "action_failed");
  else if (outcome.refusal !== "no_likes_left") setFlash(context, "blocked_action");
  return formDone(paths.swipeGame());
}
