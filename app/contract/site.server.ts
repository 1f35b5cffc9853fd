import { z } from "zod";
import { company } from "./company-shape.server";
import { defineEndpoint } from "./endpoint";
import { REFUSED } from "./refusal.server";
import { COMPLAINT_KINDS } from "./values";
import {
  field,
  wireBool,
  wireDone,
  wireInt,
  wireList,
  wireNumber,
  wireOptional,
  wireRecord,
  wireText,
} from "./wire.server";

/** SPEC §3, Site settings. What an operator leaves out gets the documented default in the BFF. */
export const settings = z.object({
  name: field(z.string(), "Name of the site.", "Example Dating"),
  domain: field(z.string(), "Domain these settings are for.", "www.example.com"),
  domain_language: field(wireOptional(z.string()), "Language of the domain.", "nl"),
  cdn_prefix: field(
    wireText,
    "What stands before each `match`; `/media/` for pictures by MEDIA_FROM_UPSTREAM.",
    "/media/",
  ),
  niche: field(
    wireInt.optional(),
    "Which of seven kinds of site, 1 to 7: words and pictures of landing pages.",
    1,
    "kinds",
  ),
  signups: field(
    z.string(),
    "`all`, `with_trafficsource` (only visitors who came by a partner), or anything else: closed.",
    "all",
  ),
  invite_only: field(wireBool.optional(), "Signup only with an invite link.", 0),
  logged_out_search: field(wireOptional(z.string()), "`none` hides the search from visitors.", "all"),
  logged_out_search_trafficsource: field(
    wireOptional(z.union([wireBool, wireList(z.string())])),
    "Where it is hidden: networks or partners whose visitors see it, or true for all who came by one.",
    ["adnet"],
  ),
  enable_site_entry_popup: field(
    wireOptional(wireText),
    "Whether visitors see the site-entry warning first.",
    "1",
  ),
  site_entry_countries: field(wireList(z.string()).optional(), "Countries whose visitors see it.", ["FR"]),
  geoip_country: field(
    wireOptional(z.string()),
    "Country of the visitor's address, ISO 3166-1 alpha-2.",
    "NL",
  ),
  geoip_selected_country: field(wireOptional(z.string()), "Country the visitor chose.", "BE"),
  minimum_message_costs: field(
    wireRecord(
      z.object({
        costs: field(wireNumber, "What a message costs.", 0.95, "major units of `currency`"),
        currency: field(z.string(), "ISO 4217.", "EUR"),
      }),
    ).optional(),
    "By country: what a message costs in money, bought in the largest package.",
    { NL: { costs: 0.95, currency: "EUR" } },
  ),
  message_credits: field(wireInt, "What a text costs.", 5, "credits"),
  signup_credits: field(wireInt.optional(), "Credits a new member gets.", 10, "credits"),
  photo_credits: field(wireInt, "What a photo costs.", 10, "credits"),
  gift_credits: field(wireInt, "What the cheapest gift costs.", 10, "credits"),
  message_length: field(wireInt, "Longest message.", 500, "code points"),
  support_email: field(wireOptional(wireText), "Address of the support.", "help@example.com"),
  support_phone: field(wireOptional(wireText), "Phone of the support.", "+31 20 123 4567"),
  push_public_key: field(
    wireOptional(z.string()),
    "VAPID public key, base64url; without it no push is offered.",
    "BNcRdreALRFX…",
  ),
  fictional_icon: field(wireBool.optional(), "Whether profiles that are fictional are marked.", 1),
  fictional_warning: field(
    wireOptional(wireText),
    "What is said of one on its own page, and wherever one writes to it; a default where it is missing.",
    "This profile is fictional: a meeting is not possible.",
  ),
  fictional_singular: field(wireOptional(wireText), "What one is called.", "fictional profile"),
  fictional_plural: field(wireOptional(wireText), "What several are called.", "fictional profiles"),
  refund_days: field(wireInt.optional(), "How long credits can be given back.", 14, "days"),
  countries: field(wireList(z.string()).optional(), "Countries members may live in, ISO 3166-1 alpha-2.", [
    "NL",
    "BE",
    "DE",
  ]),
  index_title: field(wireOptional(wireText), "Title of the home page.", "Example Dating: meet people nearby"),
  description: field(wireOptional(wireText), "Description for search engines.", "Meet people nearby."),
  visible_profile_fields: field(
    wireOptional(wireList(z.string())),
    "Fields that profiles show; left out or empty for all.",
    ["city", "interests"],
  ),
  visible_profile_notes: field(
    wireOptional(wireList(z.string())),
    "Free-text fields that profiles show; left out or empty for all.",
    ["about_me"],
  ),
  region_data: field(
    wireRecord(z.string()).optional(),
    "By country: what its regions are called, `province`, `state`, `canton` or `voivodeship`.",
    { NL: "province" },
  ),
  search_fields: field(
    wireOptional(wireList(z.string())),
    "Fields the search offers; left out or empty for all.",
    ["gender", "country", "age"],
  ),
  interests: field(
    wireOptional(wireList(z.string())),
    "Interests members can choose; left out for those of `site.interests`.",
    ["tea", "hiking"],
  ),
  nudity_forbidden: field(
    wireBool.optional(),
    "Whether nudity and sexual content are forbidden on this domain: intimate interests are neither offered, shown nor searched for, and what may be uploaded says so.",
    0,
  ),
  member_resell: field(
    wireBool.optional(),
    "Whether members are offered on partner sites too: said in the terms.",
    0,
  ),
  delete_discount: field(
    wireOptional(wireNumber),
    "For members who are about to leave; its discount code is STAY and the number, such as STAY25.",
    25,
    "percent",
  ),
  min_age: field(wireInt.optional(), "Minimum age; below 18 it counts as 18.", 18, "years"),
  logout_everywhere: field(
    wireBool.optional(),
    "Whether `user.logoutEverywhere` is there; where it is not sent, no button is shown.",
    1,
  ),
  accent: field(
    wireOptional(z.string()),
    "The domain's primary ink: `rose`, `red`, `orange`, `amber`, `green`, `teal`, `blue`, `violet` or `pink`; left out for the house's.",
    "rose",
  ),
  logo: field(
    wireOptional(
      z.object({
        src: field(wireText, "Address on the site's own origin or one of CDN_ORIGINS.", "/media/logo.svg"),
        width: field(wireInt, "Its own width.", 160, "px"),
        height: field(wireInt, "Its own height; shown 28 px high.", 40, "px"),
      }),
    ),
    "The domain's own mark and word, instead of the house's on bar, entry, empty and error pages.",
    { src: "/media/logo.svg", width: 160, height: 40 },
  ),
  all_languages: field(wireBool.optional(), "Offer all seven languages whatever the country.", 0),
  company: field(wireOptional(company), "The company behind the site.", { company_name: "Example B.V." }),
});

export const readSettings = defineEndpoint({
  name: "site.settings",
  summary: "Settings of the domain: the route's query plus a forced `domain` from the host.",
  method: "GET",
  path: "/api/settings.php",
  // The route's query: traffic, and as `geoip_selected_country` the country the visitor chose.
  query: z
    .object({
      domain: field(
        z.string(),
        "Host the visitor asked for. Beside it stands the page's own query: `network`, `ref`, `sub1` …, and `geoip_selected_country`.",
        "www.example.com",
      ),
    })
    .catchall(z.string()),
  answer: z.object({
    settings: field(settings, "The settings.", {
      name: "Example Dating",
      domain: "www.example.com",
      cdn_prefix: "/media/",
      signups: "all",
      message_credits: 5,
      photo_credits: 10,
      gift_credits: 10,
      message_length: 500,
    }),
  }),
  access: "anyone",
  source: "SPEC §7",
});

export const readInterests = defineEndpoint({
  name: "site.interests",
  summary: "The interests members can choose.",
  method: "GET",
  path: "/api/interests.php",
  answer: z.object({
    interests: field(
      wireList(z.string()),
      "Words members can choose; the known ones are shown in the member's language.",
      ["tea", "hiking"],
    ),
  }),
  access: "anyone",
  source: "SPEC §7",
});

export const readRegions = defineEndpoint({
  name: "site.regions",
  summary: "Regions by country code.",
  method: "GET",
  path: "/api/regions.php",
  answer: z.object({
    regions: field(
      wireRecord(
        wireList(
          z.object({
            code: field(wireText, "What searches and profiles name it by.", "NH"),
            name: field(wireText, "What it is called.", "Noord-Holland"),
          }),
        ),
      ),
      "By country, ISO 3166-1 alpha-2.",
      { NL: [{ code: "NH", name: "Noord-Holland" }] },
    ),
  }),
  access: "anyone",
  source: "SPEC §7",
});

export const readCompanyInfo = defineEndpoint({
  name: "site.companyInfo",
  summary: "The company behind the site.",
  method: "GET",
  path: "/api/companyinfo.php",
  answer: z.object({ companyinfo: field(company, "The company.", { company_name: "Example B.V." }) }),
  access: "anyone",
  source: "SPEC §7",
});

export const geocode = defineEndpoint({
  name: "site.geocode",
  summary: "Reverse geocode; a failure is stored as false.",
  method: "GET",
  path: "/api/geocode.php",
  query: z.object({
    lat: field(z.string(), "Latitude, decimal degrees north.", "52.37"),
    lon: field(z.string(), "Longitude, decimal degrees east.", "4.89"),
  }),
  answer: z.object({
    geocode: field(
      z.union([
        z.literal(false),
        z.object({
          country: field(wireText, "Country, ISO 3166-1 alpha-2.", "NL"),
          countryregion: field(wireOptional(wireText), "Region by its code in `site.regions`.", "NH"),
          city: field(wireOptional(wireText), "Town.", "Amsterdam"),
        }),
      ]),
      "Where that is; false where it cannot be said.",
      { country: "NL", countryregion: "NH", city: "Amsterdam" },
    ),
  }),
  access: "anyone",
  source: "SPEC §7",
});

export const pageHidden = defineEndpoint({
  name: "site.pageHidden",
  summary: "Beacon when the page becomes hidden; an empty JSON body.",
  method: "POST",
  path: "/api/page-hidden.php",
  body: z.object({}),
  answer: wireDone,
  access: "anyone",
  source: "SPEC §7",
});

export const complain = defineEndpoint({
  name: "site.complain",
  summary: "A complaint from anybody; answered with a reference.",
  method: "POST",
  path: "/api/complaint.php",
  body: z.object({
    name: field(z.string(), "Who complains.", "Anna Jansen"),
    email: field(z.string(), "An e-mail address.", "anna@example.com"),
    kind: field(z.enum(COMPLAINT_KINDS), "What about.", "payment"),
    message: field(z.string(), "What happened, in their own words.", "I was charged twice."),
  }),
  answer: z.object({ reference: field(wireText, "What the member can quote later.", "R-2026-0815") }),
  refusals: { rate_limited: REFUSED.rateLimited },
  access: "anyone",
});
