import type { TextKey } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { valueText } from "#app/i18n/value-text.server";
import type { PageContext } from "#app/page-context";
import type { Site } from "#app/session/site";
import type { Viewer } from "#app/session/viewer.server";
import { countryOptions, getRegions } from "#app/shared/places/places.server";
import { groupOf, INTEREST_GROUPS } from "./interest-groups";
import { getOfferedInterests } from "./interests.server";
import { MAX_LENGTH, PERSONAL_LISTS, type ProfileAnswer } from "./profile-form.server";

export type OwnProfile = Viewer["user"]["profile"];
type Region = { code: string; name: string };

/** The countries the form offers, and the regions of each. */
export async function getPlaces(
  context: PageContext,
  site: Site,
): Promise<{ countries: string[]; regionsIn: (country: string) => Region[] }> {
  const regions = await getRegions(context);
  return {
    countries: site.countries?.length ? site.countries : Object.keys(regions),
    regionsIn: (country) => (Object.hasOwn(regions, country) ? (regions[country] ?? []) : []),
  };
}

/** What upstream calls a country's regions, in the reader's words; an unknown kind is a plain region. */
const REGION_LABEL: Record<string, TextKey> = {
  province: "signup:steps.province",
  state: "signup:steps.state",
  canton: "signup:steps.canton",
  voivodeship: "signup:steps.voivodeship",
  county: "signup:steps.county",
};

/** A country nobody chose yet is the visitor's own, as far as upstream knows it. */
export async function locationFields(
  context: PageContext,
  site: Site,
  translator: Translator,
  profile: OwnProfile,
  { typed }: ProfileAnswer,
) {
  const { t, locale } = translator;
  const { countries, regionsIn } = await getPlaces(context, site);
  const country = typed ? (typed.country ?? "") : (profile.country ?? site.geoip_country ?? "");
  const regions = countries.includes(country) ? regionsIn(country) : [];
  const kind = site.region_data?.[country] ?? "";
  return {
    country: {
      label: t("signup:steps.country"),
      options: countryOptions(countries, locale),
      chosen: country,
    },
    region:
      regions.length > 0
        ? {
            label: t((Object.hasOwn(REGION_LABEL, kind) && REGION_LABEL[kind]) || "signup:steps.region"),
            options: regions.map(({ code, name }) => ({ value: code, label: name })),
            chosen: typed ? (typed.region ?? "") : (profile.region ?? ""),
          }
        : undefined,
    city: typed ? (typed.city ?? "") : (profile.city ?? ""),
  };
}

/** The fields of "about you", filled with what was typed or else with the profile. */
export function personalFields(translator: Translator, profile: OwnProfile, { typed }: ProfileAnswer) {
  const words = translator.words("profile");
  const steps = translator.words("signup").steps;
  const listed = (field: keyof typeof PERSONAL_LISTS, label: string) => ({
    label,
    options: PERSONAL_LISTS[field].map((value) => ({ value, label: valueText(translator, field, value) })),
    chosen: typed ? (typed[field] ?? "") : (profile[field] ?? "").replaceAll(" ", "_"),
  });
  const text = (field: "tattoos" | "reason_for_signup") =>
    typed ? (typed[field] ?? "") : (profile[field] ?? "");
  return {
    gender: listed("gender", steps.gender),
    sexuality: listed("sexuality", words.sexuality),
    relationship_status: listed("relationship_status", words.relationship_status),
    body_type: listed("body_type", words.body_type),
    hair_color: listed("hair_color", words.hair_color),
    eye_color: listed("eye_color", words.eye_color),
    tattoos: { label: words.tattoos, value: text("tattoos") },
    reason_for_signup: { label: steps.reason, value: text("reason_for_signup") },
  };
}

/** The free text and interests of a profile, filled with what was typed or else with the profile. */
export async function aboutFields(
  context: PageContext,
  site: Site,
  translator: Translator,
  profile: OwnProfile,
  { typed, interests }: ProfileAnswer,
) {
  const offered = (await getOfferedInterests(context, site)) ?? [];
  const chosen = typed ? (interests ?? []) : (profile.interests ?? []);
  return {
    aboutMe: typed ? (typed.about_me ?? "") : (profile.about_me ?? ""),
    maxCharacters: MAX_LENGTH.about_me,
    interests: {
      label: translator.words("profile").interests_title,
      groups: interestGroups(translator, offered, chosen),
      chosen,
    },
  };
}

/** The interests on offer under headings, each with how many of its own are chosen. */
function interestGroups(translator: Translator, offered: readonly string[], chosen: readonly string[]) {
  const { t } = translator;
  const groups = INTEREST_GROUPS.map((id) => {
    const own = offered.filter((value) => groupOf(value) === id);
    const count = own.filter((value) => chosen.includes(value)).length;
    return {
      id,
      label: t(`ownProfile:group_${id}`),
      options: own.map((value) => ({ value, label: valueText(translator, "interest", value) })),
      chosenText: count > 0 ? t("ownProfile:chosen", { count }) : "",
    };
  });
  return groups.filter((group) => group.options.length > 0);
}
