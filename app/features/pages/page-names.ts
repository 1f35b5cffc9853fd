/** Static pages of SPEC §2, the one about browsers and those the law asks for (docs/law.md), as they stand in the address after `/pages/`. */
export const PAGE_NAMES = [
  "2257-compliance-statement",
  "accessibility",
  "ban",
  "browsers",
  "cookies",
  "faq",
  "privacy",
  "return-policy",
  "service",
  "terms",
  "transparency",
] as const;

export type PageName = (typeof PAGE_NAMES)[number];

export function isPageName(name: string | undefined): name is PageName {
  return PAGE_NAMES.some((one) => one === name);
}

const WRITTEN = "2026-11-22";

/** Day the text was last changed, in every language. SPEC §9 fixes that of the terms. */
export const TEXT_DATES: Readonly<Record<PageName, string>> = {
  "2257-compliance-statement": WRITTEN,
  accessibility: WRITTEN,
  ban: WRITTEN,
  browsers: WRITTEN,
  cookies: WRITTEN,
  faq: WRITTEN,
  privacy: WRITTEN,
  "return-policy": WRITTEN,
  service: WRITTEN,
  terms: "2023-12-01",
  transparency: WRITTEN,
};
