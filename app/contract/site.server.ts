import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { REFUSED } from "./refusal.server";
import { COMPLAINT_KINDS } from "./values";
import {
  wireBool,
  wireDone,
  wireInt,
  wireList,
  wireNumber,
  wireOptional,
  wireRecord,
  wireText,
} from "./wire.server";

/** Company data of SPEC §3, shown in footers and static pages. */
export const company = z.object({
  company_name: wireText,
  address: wireOptional(wireText),
  kvk: wireOptional(wireText),
  city: wireOptional(wireText),
  country: wireOptional(wireText),
  tradenames: wireList(z.string()).optional(),
  vat_numbers: wireList(z.string()).optional(),
  /** SEPA creditor identifier: stands in the mandate of a direct debit. */
  creditor_id: wireOptional(wireText).optional(),
  /** Day the company was added, `YYYY-MM-DD`; the terms are dated by it (SPEC §9). */
  added: wireOptional(wireText),
});

/** SPEC §3, Site settings. What an operator leaves out gets the documented default in the BFF. */
export const settings = z.object({
  name: z.string(),
  domain: z.string(),
  domain_language: wireOptional(z.string()),
  cdn_prefix: wireText,
  /** 1 to 7 (SPEC §9). */
  niche: wireInt.optional(),
  /** all, with_trafficsource, or other (disabled). */
  signups: z.string(),
  /** Ours: signup only with an invite link (SPEC §1). */
  invite_only: wireBool.optional(),
  logged_out_search: wireOptional(z.string()),
  logged_out_search_trafficsource: wireOptional(z.union([wireBool, wireList(z.string())])),
  enable_site_entry_popup: wireOptional(wireText),
  /** Ours: countries whose visitors see the site-entry warning. */
  site_entry_countries: wireList(z.string()).optional(),
  geoip_country: wireOptional(z.string()),
  geoip_selected_country: wireOptional(z.string()),
  /** Per country: what a message costs in money, bought in the largest package. */
  minimum_message_costs: wireRecord(z.object({ costs: wireNumber, currency: z.string() })).optional(),
  message_credits: wireInt,
  signup_credits: wireInt.optional(),
  photo_credits: wireInt,
  gift_credits: wireInt,
  /** Longest message in code points. */
  message_length: wireInt,
  support_email: wireOptional(wireText),
  support_phone: wireOptional(wireText),
  push_public_key: wireOptional(z.string()),
  fictional_icon: wireBool.optional(),
  fictional_warning: wireOptional(wireText),
  fictional_singular: wireOptional(wireText),
  fictional_plural: wireOptional(wireText),
  refund_days: wireInt.optional(),
  countries: wireList(z.string()).optional(),
  index_title: wireOptional(wireText),
  description: wireOptional(wireText),
  visible_profile_fields: wireOptional(wireList(z.string())),
  visible_profile_notes: wireOptional(wireList(z.string())),
  /** Country code → what its regions are called: province, state, canton or voivodeship. */
  region_data: wireRecord(z.string()).optional(),
  search_fields: wireOptional(wireList(z.string())),
  interests: wireOptional(wireList(z.string())),
  member_resell: wireBool.optional(),
  /** In percent, for members who are about to leave; its discount code is STAY and the number, such as STAY25. */
  delete_discount: wireOptional(wireNumber),
  /** Ours: minimum age; the BFF never goes below 18. */
  min_age: wireInt.optional(),
  /** Ours: `user.logoutEverywhere` is there; where it is not sent, no button is shown. */
  logout_everywhere: wireBool.optional(),
  /** Ours: name of the domain's accent colour. */
  accent: wireOptional(z.string()),
  /** Ours: offer all seven languages whatever the country (HOST-10). */
  all_languages: wireBool.optional(),
  company: wireOptional(company),
});

export const readSettings = defineEndpoint({
  name: "site.settings",
  summary: "Settings of the domain: the route's query plus a forced `domain` from the host.",
  method: "GET",
  path: "/api/settings.php",
  // The route's query: traffic, and as `geoip_selected_country` the country the visitor chose.
  query: z.object({ domain: z.string() }).catchall(z.string()),
  answer: z.object({ settings }),
  access: "anyone",
  source: "SPEC §7",
});

export const readInterests = defineEndpoint({
  name: "site.interests",
  summary: "The interests members can choose.",
  method: "GET",
  path: "/api/interests.php",
  answer: z.object({ interests: wireList(z.string()) }),
  access: "anyone",
  source: "SPEC §7",
});

export const readRegions = defineEndpoint({
  name: "site.regions",
  summary: "Regions by country code.",
  method: "GET",
  path: "/api/regions.php",
  answer: z.object({ regions: wireRecord(wireList(z.object({ code: wireText, name: wireText }))) }),
  access: "anyone",
  source: "SPEC §7",
});

export const readCompanyInfo = defineEndpoint({
  name: "site.companyInfo",
  summary: "The company behind the site.",
  method: "GET",
  path: "/api/companyinfo.php",
  answer: z.object({ companyinfo: company }),
  access: "anyone",
  source: "SPEC §7",
});

export const geocode = defineEndpoint({
  name: "site.geocode",
  summary: "Reverse geocode; a failure is stored as false.",
  method: "GET",
  path: "/api/geocode.php",
  query: z.object({ lat: z.string(), lon: z.string() }),
  answer: z.object({
    geocode: z.union([
      z.literal(false),
      z.object({ country: wireText, countryregion: wireOptional(wireText), city: wireOptional(wireText) }),
    ]),
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
  body: z.object({ name: z.string(), email: z.string(), kind: z.enum(COMPLAINT_KINDS), message: z.string() }),
  answer: z.object({ reference: wireText }),
  refusals: { rate_limited: REFUSED.rateLimited },
  access: "anyone",
});
