import type { AnswerOf } from "#app/contract/endpoint";
import type { read } from "#app/contract/members.server";
import { invariantResponse } from "#app/http/invariant-response";
import { redirect } from "#app/http/redirect";
import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import { pictureOf } from "#app/shared/photos/picture-url.server";
import { isUnlistedMember, readMember } from "#app/shared/profile/read-members.server";
import { blockedBy, disabledProfile } from "./member.server";
import { photosInOrder } from "./photos-in-order";
import type { Photo, ProfileRefusal } from "./profile-model.server";

export interface PhotoModel {
  title: string;
  words: Words<"profile">;
  /** "2 of 5". */
  place: string;
  back: { href: string; label: string };
  previous: { href: string; label: string } | undefined;
  next: { href: string; label: string } | undefined;
  /** The photos one may see, this one first and the last before the first; empty where this one is locked. */
  strip: readonly StripPhoto[];
  fictional: string | undefined;
  premium: string;
  /** Search engines leave it out. */
  unlisted: boolean;
}

type PhotoPlace = Pick<PhotoModel, "place" | "previous" | "next">;

/** One photo to swipe to, with what stands under it. */
export interface StripPhoto extends PhotoPlace {
  number: number;
  photo: Photo;
  report: string | undefined;
}

export type PhotoOutcome =
  | { kind: "photo"; model: PhotoModel; status: number }
  | { kind: "refused"; model: ProfileRefusal };

/**
 * One photo of a profile, large (PROF-04). A locked one is a page without a file: visitors are sent to the login,
 * members without Premium read that it is for Premium only. Throws 404 where there is no such photo.
 */
export async function loadPhoto(context: PageContext, id: number, number: number): Promise<PhotoOutcome> {
  const [site, { translator }, viewer, answer] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getViewer(context),
    readMember(context, id),
  ]);
  if (!answer.ok) {
    invariantResponse(answer.code !== "profile_not_found", 404);
    const model =
      answer.code === "blocked" ? blockedBy(translator, answer.data.name) : disabledProfile(translator);
    return { kind: "refused", model };
  }
  if (answer.value.profile.status === "disabled")
    return { kind: "refused", model: disabledProfile(translator) };
  // The member hid this profile: its own page says so.
  if (answer.value.blocked) throw redirect(paths.member(id), 303);

  const { profile, num_locked_photos } = answer.value;
  const photos = photosInOrder(answer.value);
  const count = photos.length + (num_locked_photos ?? 0);
  invariantResponse(number <= count, 404);
  const photo = photos[number - 1];
  if (!photo && !viewer) throw redirect(paths.login({ next: paths.memberPhoto(id, number) }), 303);
  const { t } = translator;
  const canReport = viewer && viewer.user.profile.id !== id;
  const strip = photos.map((one, index): StripPhoto => {
    const at = index + 1;
    return {
      ...placeOf(translator, id, { number: at, count }),
      number: at,
      photo: { ...pictureOf(site, one), alt: t("profile:photo_number", { number: at, name: profile.name }) },
      report:
        canReport && one.id !== undefined ? paths.memberReport(id, { about: `photo-${one.id}` }) : undefined,
    };
  });
  const model: PhotoModel = {
    ...frameOf(translator, answer.value, { number, count }),
    strip: photo ? [...strip.slice(number - 1), ...strip.slice(0, number - 1)] : [],
    fictional: profile.fictional ? site.fictional.singular : undefined,
    unlisted: isUnlistedMember(profile),
  };
  return { kind: "photo", model, status: photo ? 200 : 403 };
}

type Numbers = { number: number; count: number };

/** What stands around the photo. */
function frameOf(translator: Translator, { profile: { id, name } }: AnswerOf<typeof read>, numbers: Numbers) {
  const { t, words } = translator;
  return {
    ...placeOf(translator, id, numbers),
    title: t("profile:photo_number", { number: numbers.number, name }),
    words: words("profile"),
    back: { href: paths.member(id), label: t("profile:photo_back", { name }) },
    premium: paths.premium(),
  };
}

/** A photo's place among the others, and the ways on. */
function placeOf({ t, words }: Translator, id: number, { number, count }: Numbers): PhotoPlace {
  const { previous, next } = words("members");
  return {
    place: t("profile:photo_place", { number, all: count }),
    previous: number > 1 ? { href: paths.memberPhoto(id, number - 1), label: previous } : undefined,
    next: number < count ? { href: paths.memberPhoto(id, number + 1), label: next } : undefined,
  };
}
