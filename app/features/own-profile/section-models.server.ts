import { fieldErrors } from "#app/http/form.server";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import type { Site } from "#app/session/site";
import type { Viewer } from "#app/session/viewer.server";
import { consentFields } from "#app/shared/profile/intimate-consent.server";
import { SECTION_FIELD } from "#app/shared/profile/profile-draft.server";
import { isVisibleField } from "#app/shared/profile/profile-facts.server";
import {
  aboutFields,
  locationFields,
  type OwnProfile,
  personalFields,
} from "#app/shared/profile/profile-fields.server";
import { MAX_LENGTH, type ProfileAnswer } from "#app/shared/profile/profile-form.server";
import type { PersonalFields } from "#app/ui/profile-fields/field-models";
import { sectionsIn } from "./changed-sections.server";
import type { SectionFields, SectionModel } from "./own-profile-model";
import { DETAILS, SECTIONS, type Section } from "./sections";

/** Search needs it, whatever profiles show. */
const ALWAYS_SHOWN = "gender";
/** Pills cannot be unchosen: these have an answer that says nothing. */
const MAY_STAY_OPEN = ["sexuality", "body_type", "relationship_status"] as const;
/** Where the error summary leads, where it is not the field's own id. */
const ERROR_IDS = { date_of_birth: "date_of_birth-day" };

/** Every part that has something to ask; `answer` is what the form brought back. */
export async function sectionModels(
  context: PageContext,
  site: Site,
  translator: Translator,
  user: Viewer["user"],
  answer: ProfileAnswer,
): Promise<Omit<SectionModel, "notice">[]> {
  const held = sectionsIn(answer.typed?.[SECTION_FIELD]);
  const all = await Promise.all(
    SECTIONS.map((name) =>
      getFields(context, site, translator, user.profile, name, held.includes(name) ? answer : {}),
    ),
  );
  const shown = all.filter((fields) => fields !== undefined);
  const words = translator.words("ownProfile");
  const intimate = shown.find(asksIntimately);
  return shown.map((fields) => ({
    title: words[`${fields.name}_title`],
    consent: fields === intimate ? consentFields(translator, user, answer) : undefined,
    fields,
  }));
}

function asksIntimately(fields: SectionFields): boolean {
  return fields.name === "interests" || (fields.name === "basics" && fields.details.sexuality !== undefined);
}

/** What is wrong with the form, in the order of its parts. */
export function profileErrors(site: Site, translator: Translator, { problems = {} }: ProfileAnswer) {
  return Object.entries(problems).flatMap(([field, problem]) => {
    const max = MAX_LENGTH[field as keyof typeof MAX_LENGTH] ?? 0;
    return fieldErrors({ [field]: problem }, translator, { max, min_age: site.minAge }, ERROR_IDS);
  });
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
      return interests.groups.length > 0 ? { name, ...interests } : undefined;
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
