import type { AnswerOf } from "#app/contract/endpoint";
import type { read } from "#app/contract/members.server";
import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { signupOfferOf } from "#app/session/signups.server";
import type { Site } from "#app/session/site";
import type { Viewer } from "#app/session/viewer.server";
import { pictureOf } from "#app/shared/photos/picture-url.server";
import { answeredByText, fictionalText } from "#app/shared/profile/answered-by.server";
import { type CardModel, cardOf } from "#app/shared/profile/card-model.server";
import { factsOf, interestsOf, isVisibleField } from "#app/shared/profile/profile-facts.server";
import { type TextLanguage, textLanguageOf } from "#app/shared/profile/text-language.server";
import type { PictureProps } from "#app/ui/picture";
import { photosInOrder } from "./photos-in-order";

export type Photo = Omit<PictureProps, "sizes">;

/** One thumbnail of the overview: a photo, or a locked one, of which nothing is known. */
export interface Thumbnail {
  href: string;
  label: string;
  /** Undefined where it is locked: its file is never sent. */
  photo: Photo | undefined;
}

/** Where each action leads; for visitors to the login, which comes back to do it (PROF-09). */
interface ProfileLinks {
  message: string;
  gift: string;
  block: string;
  report: string;
  photos: string | undefined;
  /** Undefined for members: they like by a form. */
  like: string | undefined;
  signup: { href: string; lead: string; text: string } | undefined;
  locked: string;
}

export interface ProfileModel {
  title: string;
  words: Words<"profile">;
  id: number;
  name: string;
  heading: string;
  place: string;
  fictional: string | undefined;
  main: Photo;
  thumbnails: Thumbnail[];
  photoCount: string;
  /** Undefined where no photo is locked. */
  lockedAction: string | undefined;
  liked: boolean;
  likeState: string | undefined;
  /** What this member may do here at all: nobody writes to or likes who is invisible (ACCT-05). */
  can: { write: boolean; like: boolean };
  unreachable: string | undefined;
  /** What a fictional profile is, and who answers what is written here (PROF-03, SAFE-09): said once. */
  answeredBy: string | undefined;
  /** Set where somebody came back from the login to like this member. */
  nowLike: string | undefined;
  links: ProfileLinks;
  cam: { title: string; href: string } | undefined;
  /** Undefined where the operator does not show what members write about themselves. */
  about: ({ title: string; text: string | undefined; empty: string } & TextLanguage) | undefined;
  facts: ReturnType<typeof factsOf>;
  interests: string[];
  related: CardModel[];
  key: string;
  mine: boolean;
}

/** A page in place of the profile: blocked by its owner, disabled. */
export interface ProfileRefusal {
  title: string;
  text: string;
  status: number;
  back: string;
}

/** One row on wide screens. */
const MAX_RELATED = 4;
const MAX_LOCKED_SHOWN = 4;
const LIKE_ACTION = "like";
/** In the address of a profile: what somebody went to log in for. */
const COME_BACK_TO_LIKE = "like";

type Answer = AnswerOf<typeof read>;

interface ProfileFacts {
  site: Site;
  translator: Translator;
  viewer: Viewer | undefined;
  answer: Answer;
}

/** Everything a profile shows, in the reader's words (PROF-01). */
export function profileModel(
  context: PageContext,
  { site, translator, viewer, answer }: ProfileFacts,
): ProfileModel {
  const { t } = translator;
  const words = translator.words("profile");
  const members = translator.words("members");
  const { profile, photos, related, likes_me, num_locked_photos: locked = 0 } = answer;
  const { id, name } = profile;
  const liked = answer.liked ?? profile.liked ?? false;
  const [main] = photosInOrder(answer);
  const heading = profile.age === undefined ? name : `${name}, ${profile.age}`;
  const canWrite = answer.can_be_written ?? true;
  // A like that was given can be taken back.
  const canLike = liked || (answer.can_be_liked ?? true);
  const mine = viewer?.user.profile.id === id;
  const cameToLike = context.url.searchParams.get("do") === COME_BACK_TO_LIKE;
  return {
    title: heading,
    words,
    id,
    name,
    heading,
    place: placeOf(site, profile),
    fictional: profile.fictional ? site.fictional.singular : undefined,
    main: { ...pictureOf(site, main), alt: t(main ? "profile:main_photo" : "profile:no_photo", { name }) },
    thumbnails: thumbnailsOf(site, translator, answer),
    photoCount: t("profile:photos", { count: photos.length + (locked ?? 0) }),
    lockedAction: locked ? (viewer ? words.locked_premium : words.locked_login) : undefined,
    liked,
    likeState: liked && likes_me ? words.match : liked ? t("profile:you_like", { name }) : undefined,
    nowLike: viewer && cameToLike && canLike && !liked && !mine ? t("profile:now_like", { name }) : undefined,
    can: { write: canWrite, like: canLike },
    unreachable: canWrite ? undefined : t("profile:unreachable", { name }),
    answeredBy:
      canWrite && !mine
        ? answeredByText(site, translator, profile)
        : fictionalText(site, translator, profile),
    links: {
      ...linksOf(answer, viewer !== undefined),
      signup: viewer ? undefined : signupOf(context, site, translator, id),
    },
    cam: camOf(translator, answer),
    about: isVisibleField(site, "about_me")
      ? {
          title: t("profile:about_title", { name }),
          text: profile.about_me?.trim() || undefined,
          empty: t("profile:about_empty", { name }),
          ...textLanguageOf(translator, profile),
        }
      : undefined,
    facts: factsOf(site, translator, profile),
    interests: interestsOf(site, translator, profile.interests ?? []),
    related: (related ?? [])
      .slice(0, MAX_RELATED)
      .map((card) => cardOf(site, card, { photo: members.photo_of, none: members.no_photo_of })),
    key: issueFormKey(context, LIKE_ACTION),
    mine,
  };
}

function placeOf(site: Site, { city, region }: Answer["profile"]): string {
  // The region is the coarser half of the same fact.
  const showsCity = isVisibleField(site, "city");
  const showsRegion = showsCity || isVisibleField(site, "region");
  return [showsCity && city, showsRegion && region].filter(Boolean).join(", ");
}

function thumbnailsOf(site: Site, { t, words }: Translator, answer: Answer): Thumbnail[] {
  const { id, name } = answer.profile;
  const photos = photosInOrder(answer);
  const seen = photos.map((photo, index) => {
    const label = t("profile:photo_number", { number: index + 1, name });
    const picture = { ...pictureOf(site, photo), alt: label };
    return { href: paths.memberPhoto(id, index + 1), label, photo: picture };
  });
  const shown = Math.min(answer.num_locked_photos ?? 0, MAX_LOCKED_SHOWN);
  const locked = Array.from({ length: shown }, (_, index) => ({
    href: paths.memberPhoto(id, photos.length + index + 1),
    label: words("profile").locked_photo,
    photo: undefined,
  }));
  // The main photo is on the page already.
  return [...seen.slice(1), ...locked];
}

function linksOf(
  { profile: { id }, photos, num_locked_photos }: Answer,
  isMember: boolean,
): Omit<ProfileLinks, "signup"> {
  const hasPhotos = photos.length + (num_locked_photos ?? 0) > 0;
  const forMembers = (path: string) => (isMember ? path : paths.login({ next: path }));
  return {
    message: forMembers(paths.memberChat(id)),
    gift: forMembers(paths.memberGift(id)),
    block: forMembers(paths.memberBlock(id)),
    report: forMembers(paths.memberReport(id)),
    photos: hasPhotos ? paths.memberPhoto(id) : undefined,
    like: isMember ? undefined : paths.login({ next: paths.member(id, { do: COME_BACK_TO_LIKE }) }),
    locked: isMember ? paths.premium() : paths.login({ next: paths.member(id) }),
  };
}

/** The invitation to sign up and write, or that there is none (SIGN-11). */
function signupOf(
  context: PageContext,
  site: Site,
  translator: Translator,
  id: number,
): ProfileLinks["signup"] {
  const words = translator.words("profile");
  const { closed } = signupOfferOf(context, site, translator);
  return {
    href: paths.memberSignup(id),
    lead: closed ? "" : words.visitor_text,
    text: closed ? closed.title : words.visitor_signup,
  };
}

/** The cam page of a profile that has one (PROF-08); an address that is none of the web's is left out. */
function camOf({ t }: Translator, { profile: { name, cam_url } }: Answer): ProfileModel["cam"] {
  if (!cam_url || !URL.canParse(cam_url) || new URL(cam_url).protocol !== "https:") return undefined;
  return { title: t("profile:cam_title", { name }), href: cam_url };
}
