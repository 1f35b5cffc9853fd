import type { AppLoadContext } from "@remix-run/server-runtime";
import type { z } from "zod";
import { type company as companySchema, readCompanyInfo } from "#app/contract/site.server";
import { keptReference } from "./reference.server";

export type Company = z.output<typeof companySchema>;

/**
 * The company behind the site (SPEC §3), fetched once and kept (HOST-08). Undefined while upstream cannot tell: a
 * footer is no reason to fail a page.
 */
export function companyDataOf(context: AppLoadContext): Promise<Company | undefined> {
  return keptReference(
    context,
    "company",
    async () => (await context.upstream.mustRead(readCompanyInfo)).companyinfo,
  );
}
