import { isolatedName } from "#app/contract/wire.server";
import type { TextKey } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import type { Viewer } from "#app/session/viewer.server";
import { forOwner, isPending, pictureOf } from "#app/shared/photos/picture-url.server";
import { SECTION_FIELD } from "#app/shared/profile/profile-draft.server";
import { isVisibleField } from "#app/shared/profile/profile-facts.server";
import type { OwnProfile } from "#app/shared/profile/profile-fields.server";
import type { ProfileAnswer } from "#app/shared/profile/profile-form.server";
import { sectionMarks } from "./changed-sections.server";
import { completenessOf } from "./completeness";
import type { OwnProfileModel } from "./own-profile-model";
import { profileErrors, sectionModels } from "./section-models.server";
import { type CountedField, SECTION_OF } from "./sections";

export const PROFILE_ACTION = "profile";

/** The own profile as others see it in short, and every part of it with its form (ACCT-01). */
export async function loadOwnProfile(
  context: PageContext,
  viewer: Viewer,
  answer: ProfileAnswer = {},
): Promise<OwnProfileModel> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  // What user.php says anyway: no call that could fail while a form waits to be shown again.
  const { profile } = viewer.user;
  const signup = translator.words("signup");
  const words = translator.words("ownProfile");
  const sections = await sectionModels(context, site, translator, viewer.user, answer);
  const { notice, typed } = answer;
  const said = notice && { kind: notice.kind, text: translator.t(notice.key, notice.values) };
  // What the device's place came to is said where it was asked for.
  const isLookUp = Boolean(typed?.here);
  return {
    title: words.title,
    words,
    steps: translator.words("signup").steps,
    basics: {
      nameLabel: signup.name,
      nameHelp: signup.name_help,
      birthLabel: signup.birth,
      parts: { day: signup.day, month: signup.month, year: signup.year },
    },
    key: issueFormKey(context, PROFILE_ACTION),
    errorsTitle: translator.words("common").errors_title,
    errors: profileErrors(site, translator, answer),
    notice: isLookUp ? undefined : said,
    marks: {
      name: SECTION_FIELD,
      value: sectionMarks(
        sections.map(({ fields }) => fields),
        typed?.[SECTION_FIELD],
      ),
    },
    face: faceOf(site, translator, profile),
    complete: completeOf(site, translator, profile),
    sections: sections.map((section) => ({
      ...section,
      notice: isLookUp && section.fields.name === "place" ? said : undefined,
    })),
  };
}

function faceOf(site: Site, translator: Translator, profile: OwnProfile): OwnProfileModel["face"] {
  const { t } = translator;
  const { age } = profile;
  const [name = "", city, region] = [profile.name, profile.city, profile.region].map((text) =>
    text === undefined ? undefined : isolatedName(text),
  );
  const main = profile.main_image ?? undefined;
  const place = isVisibleField(site, "city") ? [city, region] : [region];
  return {
    heading: age === undefined ? name : `${name}, ${age}`,
    place: place.filter(Boolean).join(", "),
    fictional: profile.fictional ? site.fictional.singular : undefined,
    picture: {
      ...pictureOf(site, forOwner(main)),
      alt: t(main ? "profile:main_photo" : "profile:no_photo", { name }),
    },
    pending: isPending(main) ? translator.words("ownProfile").photos.pending : undefined,
    about: profile.about_me?.trim() || undefined,
    publicHref: paths.member(profile.id),
    photosHref: paths.ownPhotos(),
    photosText: main ? t("profile:photos", { count: profile.num_photos || 1 }) : t("ownProfile:add_photo"),
  };
}

const MISSING_LABEL: Record<CountedField, TextKey> = {
  gender: "profile:gender",
  sexuality: "profile:sexuality",
  city: "signup:steps.city",
  about_me: "signup:steps.about_label",
  interests: "profile:interests_title",
  body_type: "profile:body_type",
  hair_color: "profile:hair_color",
  eye_color: "profile:eye_color",
  tattoos: "profile:tattoos",
  relationship_status: "profile:relationship_status",
  reason_for_signup: "signup:steps.reason",
};

function completeOf(site: Site, { t }: Translator, profile: OwnProfile): OwnProfileModel["complete"] {
  const { done, total, missing } = completenessOf(profile, {
    hasPhoto: Boolean(profile.main_image),
    isShown: (field) => field === "gender" || isVisibleField(site, field),
  });
  return {
    done,
    total,
    text:
      missing.length === 0 ? t("ownProfile:complete_all") : t("ownProfile:complete_text", { done, total }),
    missing: missing.map((field) =>
      field === "photo"
        ? { href: paths.ownPhotos(), label: t("ownProfile:main_photo") }
        : { href: `#${SECTION_OF[field]}`, label: t(MISSING_LABEL[field]) },
    ),
  };
}
