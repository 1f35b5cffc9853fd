import type { AppLoadContext } from "@remix-run/server-runtime";
import { companyDataOf } from "#app/session/company.server";

/** Lines about the company behind the site, for the footer. */
export async function companyOf(context: AppLoadContext): Promise<string[]> {
  const info = await companyDataOf(context);
  if (!info) return [];
  return [
    info.company_name,
    [info.address, info.city, info.country].filter(Boolean).join(", "),
    info.kvk ? `KVK ${info.kvk}` : "",
    info.vat_numbers?.length ? `VAT ${info.vat_numbers.join(", ")}` : "",
  ].filter((line) => line !== "");
}
