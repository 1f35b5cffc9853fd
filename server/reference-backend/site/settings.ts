import { readCompanyInfo, readInterests, readRegions, readSettings } from "#app/contract/site.server";
import { INTERESTS } from "#app/contract/values";
import { forAnyone } from "../http/call";
import { COMPANY } from "./company";
import { FICTIONAL_WORDING, isWordingLanguage } from "./fictional-wording";
import { minimumMessageCosts } from "./message-costs";
import { ALL_REGION_KINDS, ALL_REGIONS, COUNTRIES } from "./regions";

const DEFAULT_COUNTRY = "US";
const VISIBLE_FIELDS = [
  "about_me",
  "interests",
  "hair_color",
  "eye_color",
  "body_type",
  "relationship_status",
  "tattoos",
  "reason_for_signup",
  "sexuality",
  "city",
];
const SEARCH_FIELDS = ["gender", "country", "countryregion", "min_age", "max_age"];
const LANGUAGE_OF_DOMAIN: Record<string, string> = {
  nl: "nl",
  be: "nl",
  de: "de",
  at: "de",
  fr: "fr",
  it: "it",
  es: "es",
  pl: "pl",
};

const settingsRoute = forAnyone(readSettings, async ({ backend, query, acceptLanguage }) => {
  const { limits, siteName } = backend;
  const language = LANGUAGE_OF_DOMAIN[query.domain.split(":")[0]?.split(".").at(-1) ?? ""];
  // The page's language comes first; a domain's is only its default.
  const requested = acceptLanguage.slice(0, 2).toLowerCase() || (language ?? "en");
  const wording = FICTIONAL_WORDING[isWordingLanguage(requested) ? requested : "en"];
  return {
    settings: {
      name: siteName,
      domain_language: language,
      cdn_prefix: "/media/",
      niche: 1,
      signups: "all",
      invite_only: false,
      logged_out_search: "all",
      logged_out_search_trafficsource: true,
      enable_site_entry_popup: "no",
      site_entry_countries: ["NL", "DE"],
      geoip_country: countryOf(acceptLanguage),
      geoip_selected_country: chosenCountry(query.geoip_selected_country) ?? countryOf(acceptLanguage),
      minimum_message_costs: minimumMessageCosts(),
      message_credits: limits.messageCredits,
      signup_credits: 0,
      photo_credits: limits.photoCredits,
      gift_credits: limits.giftCredits,
      message_length: limits.messageLength,
      support_email: "support@demo.example",
      support_phone: "+31 20 000 0000",
      fictional_icon: true,
      fictional_warning: wording.warning,
      fictional_singular: wording.singular,
      fictional_plural: wording.plural,
      refund_days: 14,
      logout_everywhere: true,
      countries: COUNTRIES,
      index_title: `${siteName}: meet people near you`,
      description: "Sign up for free, browse members, like and chat.",
      visible_profile_fields: VISIBLE_FIELDS,
      visible_profile_notes: [],
      region_data: ALL_REGION_KINDS,
      search_fields: SEARCH_FIELDS,
      interests: [...INTERESTS],
      member_resell: false,
      delete_discount: 0,
      push_public_key: backend.push?.publicKey,
      min_age: limits.minAge,
      company: COMPANY,
      ...backend.choices.settings,
      domain: query.domain,
    },
  };
});

const interestsRoute = forAnyone(readInterests, async () => ({ interests: [...INTERESTS] }));
const regionsRoute = forAnyone(readRegions, async () => ({ regions: ALL_REGIONS }));
const companyRoute = forAnyone(readCompanyInfo, async () => ({ companyinfo: COMPANY }));

function chosenCountry(requested: string | undefined): string | undefined {
  return requested !== undefined && COUNTRIES.includes(requested) ? requested : undefined;
}

/** Stands in for the operator's lookup by address: the first region, else the first language, that the browser names. */
function countryOf(acceptLanguage: string): string {
  const [, region = ""] = /\b[a-z]{2,3}-([A-Z]{2})\b/.exec(acceptLanguage) ?? [];
  if (COUNTRIES.includes(region)) return region;
  const [language = ""] = /^[a-z]{2,3}\b/.exec(acceptLanguage) ?? [];
  return COUNTRIES.find((country) => country === language.toUpperCase()) ?? DEFAULT_COUNTRY;
}

export const settingsRoutes = [settingsRoute, interestsRoute, regionsRoute, companyRoute];
