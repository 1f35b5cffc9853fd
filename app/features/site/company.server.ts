import type { AppLoadContext } from "@remix-run/server-runtime";
import { readCompanyInfo } from "#app/contract/site.server";
import { UpstreamFailure } from "#app/upstream/failure.server";

/** Lines about the company behind the site, fetched once and kept (HOST-08); a footer is no reason to fail a page. */
export async function companyOf(context: AppLoadContext): Promise<string[]> {
  const { referenceCache } = context.runtime;
  const key = `company\n${context.domain}`;
  const kept = referenceCache.get(key) as string[] | undefined;
  if (kept) return kept;
  try {
    const { companyinfo: info } = await context.upstream.mustRead(readCompanyInfo);
    const lines = [
      info.company_name,
      [info.address, info.city, info.country].filter(Boolean).join(", "),
      info.kvk ? `KVK ${info.kvk}` : "",
      info.vat_numbers?.length ? `VAT ${info.vat_numbers.join(", ")}` : "",
    ].filter((line) => line !== "");
    referenceCache.set(key, lines);
    return lines;
  } catch (error) {
    if (error instanceof UpstreamFailure) return [];
    throw error;
  }
}
