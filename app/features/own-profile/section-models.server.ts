import { fieldErrors } from "#app/http/form.server";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import type { Site } from "#app/session/site";
import type { Viewer } from "#app/session/viewer.server";
import { consentFields } from "#app/shared/profile/intimate-consent.server";
import { isVisibleField } from "#app/shared/profile/profile-facts.server";
import {
  aboutFields,
  locationFields,
  type OwnProfile,
  personalFields,
} from "#app/shared/profile/profile-fields.server";
import { MAX_LENGTH, type ProfileAnswer } from "#app/shared/profile/profile-form.server";
import type { PersonalFields } from "#app/ui/profile-fields/field-models";
import { groupOf, INTEREST_GROUPS } from "./interest-groups";
import type { SectionFields, SectionModel } from "./own-profile-model";
import { DETAILS, SECTIONS, type Section } from "./sections";

/** What the form of one part brought back. */
export type SectionAnswer = ProfileAnswer & { section: Section };

/** Search needs it, whatever profiles show. */
const ALWAYS_SHOWN = "gender";
/** Pills cannot be unchosen: these have an answer that says nothing. */
const MAY_STAY_OPEN = ["sexuality", "body_type", "relationship_status"] as const;
/** Where the error summary leads, where it is not the field's own id. */
const ERROR_IDS = { date_of_birth: "date_of_birth-day" };

/** Every part that has something to ask; `answer` is what the form of one of them brought back. */
export async function sectionModels(
  context: PageContext,
  site: Site,
  translator: Translator,
  user: Viewer["user"],
  answer: SectionAnswer | undefined,
): Promise<SectionModel[]> {
  const models = await Promise.all(
    SECTIONS.map(async (name) => {
      const own: ProfileAnswer = answer?.section === name ? answer : {};
      const fields = await getFields(context, site, translator, user.profile, name, own);
      const consent = fields && asksIntimately(fields) ? consentFields(translator, user, own) : undefined;
      return fields && { ...frameOf(site, translator, fields, own), consent };
    }),
  );
  return models.filter((model) => model !== undefined);
}

function asksIntimately(fields: SectionFields): boolean {
  return fields.name === "interests" || (fields.name === "basics" && fields.details.sexuality !== undefined);
}

function frameOf(
  site: Site,
  translator: Translator,
  fields: SectionFields,
  { problems = {}, notice }: ProfileAnswer,
): Omit<SectionModel, "consent"> {
  const { t } = translator;
  const words = translator.words("ownProfile");
  return {
    title: words[`${fields.name}_title`],
    save: words[`${fields.name}_save`],
    errors: Object.entries(problems).flatMap(([field, problem]) => {
      const max = MAX_LENGTH[field as keyof typeof MAX_LENGTH] ?? 0;
      return fieldErrors({ [field]: problem }, translator, { max, min_age: site.minAge }, ERROR_IDS);
    }),
    notice: notice && { kind: notice.kind, text: t(notice.key, notice.values) },
    fields,
  };
}

/** Undefined where the operator lets profiles show nothing of it. */
async function getFields(
  context: PageContext,
  site: Site,
  translator: Translator,
  profile: OwnProfile,
  name: Section,
  answer: ProfileAnswer,
): Promise<SectionFields | undefined> {
  switch (name) {
    case "basics": {
      const { typed } = answer;
      const [year, month, day] = (profile.date_of_birth ?? "").split("-");
      return {
        name,
        memberName: typed ? (typed.name ?? "") : profile.name,
        birth: typed
          ? {
              day: typed["date_of_birth.day"],
              month: typed["date_of_birth.month"],
              year: typed["date_of_birth.year"],
            }
          : { day, month, year },
        details: detailsOf(site, translator, profile, name, answer),
      };
    }
    case "place":
      return { name, location: await locationFields(context, site, translator, profile, answer) };
    case "words": {
      if (!isVisibleField(site, "about_me")) return undefined;
      const { aboutMe, maxCharacters } = await aboutFields(context, site, translator, profile, answer);
      return { name, aboutMe, maxCharacters };
    }
    case "interests": {
      if (!isVisibleField(site, name)) return undefined;
      const { interests } = await aboutFields(context, site, translator, profile, answer);
      return interests.options.length > 0 ? { name, ...grouped(translator, interests) } : undefined;
    }
    default: {
      const details = detailsOf(site, translator, profile, name, answer);
      return Object.keys(details).length > 0 ? { name, details } : undefined;
    }
  }
}

function detailsOf(
  site: Site,
  translator: Translator,
  profile: OwnProfile,
  name: keyof typeof DETAILS,
  answer: ProfileAnswer,
): Partial<PersonalFields> {
  const all: PersonalFields = personalFields(translator, profile, answer);
  const open = { value: "", label: translator.words("ownProfile").no_answer };
  for (const field of MAY_STAY_OPEN) all[field].options.push(open);
  const shown = DETAILS[name].filter((field) => field === ALWAYS_SHOWN || isVisibleField(site, field));
  return Object.fromEntries(shown.map((field) => [field, all[field]]));
}

function grouped(
  { t }: Translator,
  { options, chosen }: { options: { value: string; label: string }[]; chosen: string[] },
) {
  const groups = INTEREST_GROUPS.map((id) => {
    const own = options.filter(({ value }) => groupOf(value) === id);
    const count = own.filter(({ value }) => chosen.includes(value)).length;
    return {
      id,
      label: t(`ownProfile:group_${id}`),
      options: own,
      chosenText: count > 0 ? t("ownProfile:chosen", { count }) : "",
    };
  });
  return { groups: groups.filter((group) => group.options.length > 0), chosen };
}
