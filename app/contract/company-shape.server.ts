import { z } from "zod";
import { field, wireList, wireOptional, wireText } from "./wire.server";

/** Company data of SPEC §3, shown in footers and static pages. */
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
});
