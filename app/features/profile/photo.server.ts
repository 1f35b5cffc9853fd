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
  /** Undefined where it is locked for this member. */
  photo: Photo | undefined;
  fictional: string | undefined;
  report: string | undefined;
  premium: string;
  /** Search engines leave it out. */
  unlisted: boolean;
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
  const alt = t("profile:photo_number", { number, name: profile.name });
  const canReport = viewer && viewer.user.profile.id !== id && photo?.id !== undefined;
  const model: PhotoModel = {
    ...frameOf(translator, answer.value, { number, count }),
    photo: photo && { ...pictureOf(site, photo), alt },
    fictional: profile.fictional ? site.fictional.singular : undefined,
    unlisted: isUnlistedMember(profile),
    report: canReport ? paths.memberReport(id, { about: `photo-${photo.id}` }) : undefined,
  };
  return { kind: "photo", model, status: photo ? 200 : 403 };
}

/** What stands around the photo: its place among the others, and the ways on. */
function frameOf(
  { t, words }: Translator,
  { profile: { id, name } }: AnswerOf<typeof read>,
  { number, count }: { number: number; count: number },
) {
  const { previous, next } = words("members");
  return {
    title: t("profile:photo_number", { number, name }),
    words: words("profile"),
    place: t("profile:photo_place", { number, all: count }),
    back: { href: paths.member(id), label: t("profile:photo_back", { name }) },
    previous: number > 1 ? { href: paths.memberPhoto(id, number - 1), label: previous } : undefined,
    next: number < count ? { href: paths.memberPhoto(id, number + 1), label: next } : undefined,
    premium: paths.premium(),
  };
}
