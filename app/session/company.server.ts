import type { AppLoadContext } from "@remix-run/server-runtime";
import type { z } from "zod";
import { type company as companySchema, readCompanyInfo } from "#app/contract/site.server";
import { UpstreamFailure } from "#app/upstream/failure.server";

export type Company = z.output<typeof companySchema>;

/**
 * The company behind the site (SPEC §3), fetched once and kept (HOST-08). Undefined while upstream cannot tell: a
 * footer is no reason to fail a page.
 */
export async function companyDataOf(context: AppLoadContext): Promise<Company | undefined> {
  const { referenceCache } = context.runtime;
  const key = `company\n${context.domain}`;
  const kept = referenceCache.get(key) as Company | undefined;
  if (kept) return kept;
  try {
    const { companyinfo } = await context.upstream.mustRead(readCompanyInfo);
    referenceCache.set(key, companyinfo);
    return companyinfo;
  } catch (error) {
    if (error instanceof UpstreamFailure) return undefined;
    throw error;
  }
}
