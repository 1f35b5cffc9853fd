import type { z } from "zod";
import type { company } from "#app/contract/company-shape.server";

type Company = z.output<typeof company>;

/** Facts only the operator knows, and what its pages lack without them: nothing is made up in their place. */
const FACTS: readonly [fact: keyof Company, lacks: string][] = [
  ["address", "the provider's address, Directive 2000/31/EC, article 5 (1) (b)"],
  ["represented_by", "who represents the provider, § 5 DDG"],
  ["vat_numbers", "the VAT number, Directive 2000/31/EC, article 5 (1) (g)"],
  ["prices_include_vat", "the tax note at prices, Directive 98/6/EC, article 2 (a)"],
  ["privacy_contact", "the contact for data, Regulation (EU) 2016/679, article 13 (1) (b)"],
  ["recipients", "who processes data, Regulation (EU) 2016/679, article 13 (1) (e)"],
  ["retention_days", "how long data are kept, Regulation (EU) 2016/679, article 13 (2) (a)"],
  ["privacy_authority", "the data protection authority, Regulation (EU) 2016/679, article 13 (2) (d)"],
  ["authorities_email", "the contact point for authorities, Regulation (EU) 2022/2065, article 11"],
  ["contact_languages", "languages of the contact points, Regulation (EU) 2022/2065, article 11 (3)"],
  ["ranking", "what decides the order of members, Regulation (EU) 2022/2065, article 27"],
  ["dispute_bodies", "a dispute settlement body, Regulation (EU) 2022/2065, article 21"],
  ["accessibility_authority", "the authority for accessibility, Directive (EU) 2019/882, annex V"],
];

/** What the law asks pages to say and the company's data leave out; an operator's counsel decides what applies. */
export function missingFacts(given: Company): string[] {
  if (given.kvk || given.register) return lacking(given);
  return ["not given: kvk or register, so pages lack the trade register number", ...lacking(given)];
}

function lacking(given: Company): string[] {
  return FACTS.filter(([fact]) => isEmpty(given[fact])).map(
    ([fact, lacks]) => `not given: ${fact}, so pages lack ${lacks}`,
  );
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === "") return true;
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
