import type { AppLoadContext } from "@remix-run/server-runtime";
import type { AnswerOf } from "#app/contract/endpoint";
import { read } from "#app/contract/members.server";
import type { Translator } from "#app/i18n/translator.server";
import { cardOf } from "#app/session/card-model.server";
import { issueFormKey } from "#app/session/form-token.server";
import { languageOf } from "#app/session/language.server";
import { pictureOf } from "#app/session/picture-url.server";
import { factsOf, interestsOf } from "#app/session/profile-facts.server";
import { type Site, siteOf } from "#app/session/site.server";
import { viewerOf } from "#app/session/viewer.server";

import type { ProfileModel, ProfileRefusal } from "./profile-view";
import { type ProfileShare, shareOf } from "./share.server";

/** One row on wide screens. */
const MOST_RELATED = 4;

export const LIKE_ACTION = "like";

type Answer = AnswerOf<typeof read>;

/** A profile, a refusal that has a page of its own, or undefined where there is no such member. */
export async function loadMember(
  context: AppLoadContext,
  id: number,
): Promise<
  | { kind: "profile"; model: ProfileModel; share: ProfileShare }
  | { kind: "refused"; model: ProfileRefusal }
  | undefined
> {
  const [site, { translator }, viewer, answer] = await Promise.all([
    siteOf(context),
    languageOf(context),
    viewerOf(context),
    context.upstream.read(read, { query: { id } }),
  ]);
  const { t } = translator;
  const words = translator.words("profile");
  if (!answer.ok) {
    if (answer.code === "profile_not_found") return undefined;
    const refused =
      answer.code === "blocked"
        ? { title: words.blocked_title, text: t("profile:blocked", { name: answer.data.name }), status: 403 }
        : { title: words.disabled_title, text: words.disabled, status: 410 };
    return { kind: "refused", model: { ...refused, back: words.back_to_search } };
  }
  if (answer.value.profile.status === "disabled") {
    const model = {
      title: words.disabled_title,
      text: words.disabled,
      status: 410,
      back: words.back_to_search,
    };
    return { kind: "refused", model };
  }
  const mine = viewer?.user.profile.id === id;
  const model = profileModel(context, site, translator, answer.value);
  const photoOf = translator.words("members").photo_of;
  return {
    kind: "profile",
    share: shareOf(context, { site, answer: answer.value, title: model.title, photoOf }),
    model: {
      ...model,
      mine,
      memberHere: viewer !== undefined,
      lockedText: lockedText(translator, answer.value.num_locked_photos ?? 0),
      lockedAction: viewer ? words.locked_premium : words.locked_login,
    },
  };
}

function lockedText(translator: Translator, count: number): string | undefined {
  return count > 0 ? translator.t("profile:locked", { count }) : undefined;
}

function profileModel(
  context: AppLoadContext,
  site: Site,
  translator: Translator,
  { profile, photos, related, liked, likes_me, num_locked_photos }: Answer,
) {
  const { t } = translator;
  const words = translator.words("profile");
  const members = translator.words("members");
  const alt = { photo: members.photo_of, none: members.no_photo_of };
  const { name } = profile;
  const main = profile.main_image ?? photos[0];
  const others = photos.filter((photo) => photo.match !== main?.match);
  const count = photos.length + (num_locked_photos ?? 0);
  return {
    title: profile.age === undefined ? name : `${name}, ${profile.age}`,
    words,
    id: profile.id,
    name,
    heading: profile.age === undefined ? name : `${name}, ${profile.age}`,
    place: [profile.city, profile.region].filter(Boolean).join(", "),
    fictional: profile.fictional ? site.fictional.singular : undefined,
    fictionalWarning: profile.fictional ? site.fictional.warning : undefined,
    main: { ...pictureOf(site, main), alt: t(main ? "profile:main_photo" : "profile:no_photo", { name }) },
    photos: others.map((photo, index) => ({
      ...pictureOf(site, photo),
      alt: t("profile:photo_number", { number: index + 2, name }),
    })),
    photoCount: t("profile:photos", { count }),
    locked: num_locked_photos ?? 0,
    liked: liked ?? profile.liked ?? false,
    likeState: liked && likes_me ? words.match : liked ? t("profile:you_like", { name }) : undefined,
    giftWord: translator.words("attach").gift,
    aboutTitle: t("profile:about_title", { name }),
    about: profile.about_me?.trim() || undefined,
    aboutEmpty: t("profile:about_empty", { name }),
    facts: factsOf(site, translator, profile),
    interests: interestsOf(site, translator, profile.interests ?? []),
    related: (related ?? []).slice(0, MOST_RELATED).map((card) => cardOf(site, card, alt)),
    key: issueFormKey(context, LIKE_ACTION),
  };
}
