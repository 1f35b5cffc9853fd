import type { z } from "zod";
import { cachedReference } from "#app/cache/reference-cache.server";
import type { company as companySchema } from "#app/contract/company-shape.server";
import { readCompanyInfo } from "#app/contract/site.server";
import type { PageContext } from "#app/page-context";

export type Company = z.output<typeof companySchema>;

/**
 * The company behind the site (SPEC §3), fetched once and cached (HOST-08). Undefined while upstream cannot tell: a
 * footer is no reason to fail a page.
 */
export function getCompany(context: PageContext): Promise<Company | undefined> {
  return cachedReference(
    context,
    "company",
    async () => (await context.upstream.mustRead(readCompanyInfo)).companyinfo,
  );
}
