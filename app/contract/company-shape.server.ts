import { z } from "zod";
import { RANKING_PARAMETERS, RECIPIENT_TASKS } from "./values";
import { field, wireBool, wireInt, wireList, wireOptional, wireRecord, wireText } from "./wire.server";

/** Whom data go to, as the privacy page names them. */
const recipient = z.object({
  name: field(wireText, "Name of the company.", "Example Hosting GmbH"),
  country: field(wireOptional(wireText).optional(), "Where it is, ISO 3166-1 alpha-2.", "DE"),
  task: field(
    wireOptional(wireText).optional(),
    `What it does for the site, of ${RECIPIENT_TASKS.map((task) => `\`${task}\``).join(", ")}.`,
    "hosting",
  ),
});

/** Company data of SPEC §3, shown in footers and static pages, and what the law wants such pages to say. */
export const company = z.object({
  company_name: field(wireText, "Name of the company.", "Example B.V."),
  address: field(wireOptional(wireText), "Street and number.", "Grote Markt 12"),
  kvk: field(wireOptional(wireText), "Number in the trade register.", "12345678"),
  city: field(wireOptional(wireText), "Postal code and town.", "2011 RD Haarlem"),
  country: field(wireOptional(wireText), "Country, ISO 3166-1 alpha-2 or as it is to be shown.", "NL"),
  tradenames: field(wireList(z.string()).optional(), "Other names it trades under.", ["Example Dating"]),
  vat_numbers: field(wireList(z.string()).optional(), "VAT numbers.", ["NL123456789B01"]),
  creditor_id: field(
    wireOptional(wireText).optional(),
    "SEPA creditor identifier: stands in the mandate of a direct debit.",
    "NL00ZZZ123456780000",
  ),
  added: field(
    wireOptional(wireText),
    "Day the company was added, `YYYY-MM-DD`; the terms are dated by it.",
    "2024-03-01",
  ),
  represented_by: field(
    wireOptional(wireText).optional(),
    "Who represents the company; stands in the legal notice.",
    "Jane Example",
  ),
  register: field(
    wireOptional(wireText).optional(),
    "Trade register and number, where it is not the Dutch one of `kvk`.",
    "Amtsgericht Musterstadt, HRB 12345",
  ),
  prices_include_vat: field(
    wireBool.optional(),
    "Whether prices include value-added tax, as they must in the EU; said at prices.",
    1,
  ),
  privacy_contact: field(
    wireOptional(wireText).optional(),
    "Data protection officer or other contact for data, a name or an address.",
    "privacy@example.com",
  ),
  privacy_authority: field(
    wireOptional(wireText).optional(),
    "Data protection authority in charge of the company.",
    "Autoriteit Persoonsgegevens, Den Haag",
  ),
  recipients: field(
    wireList(recipient).optional(),
    "Companies that process data for the site; named on the privacy page.",
    [{ name: "Example Hosting GmbH", country: "DE", task: "hosting" }],
  ),
  retention_days: field(
    wireRecord(wireInt).optional(),
    "How long data are kept: `payments`, `conversations`, `reports`, `logs` (your records with addresses).",
    { payments: 2555, conversations: 730, reports: 365, logs: 30 },
    "days",
  ),
  authorities_email: field(
    wireOptional(wireText).optional(),
    "Contact point for authorities (Digital Services Act, article 11).",
    "authorities@example.com",
  ),
  contact_languages: field(
    wireList(z.string()).optional(),
    "Languages in which the contact points can be written to, ISO 639-1.",
    ["nl", "en"],
  ),
  dispute_bodies: field(
    wireList(z.string()).optional(),
    "Certified out-of-court dispute settlement bodies (Digital Services Act, article 21).",
    ["Example Dispute Board, www.example.org"],
  ),
  accessibility_authority: field(
    wireOptional(wireText).optional(),
    "Authority that supervises the accessibility of the service.",
    "Example Authority, Haarlem",
  ),
  ranking: field(
    wireList(z.string()).optional(),
    `What decides the order of members who fit a search equally, the most important first, of ${RANKING_PARAMETERS.map((one) => `\`${one}\``).join(", ")}.`,
    ["last_online", "newest"],
  ),
});
