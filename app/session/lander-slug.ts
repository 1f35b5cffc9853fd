import { LANGUAGE_LIST, LANGUAGES, type Language } from "#app/i18n/languages";

/** Niche codes of SPEC §9; the position is the code minus one. */
const PREFIXES = ["", "she-", "bdsm-", "bbw-", "gilf-", "milf-", "gay-"] as const;

/** A niche code of SPEC §9. */
export type Niche = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface LanderSlug {
  niche: Niche;
  language: Language;
}

const SLUGS = new Map<string, LanderSlug>(
  PREFIXES.flatMap((prefix, index) =>
    LANGUAGE_LIST.map((language): [string, LanderSlug] => [
      `${prefix}${LANGUAGES[language].slug}`,
      { niche: (index + 1) as Niche, language },
    ]),
  ),
);

/** Addresses whose last part is a slug: landers, and two of the three landings of a member (SPEC §2). */
const SLUG_PATH = /^\/(?:landers\/[a-z]+|members\/[1-9]\d{0,14}\/landing[23])\/([^/]+)\/?$/;

/** Niche and language of a slug such as `milf-de` or `eng` (SPEC §9, LAND-03); undefined when there is none like it. */
export function parseSlug(slug: string): LanderSlug | undefined {
  return SLUGS.get(slug);
}

/** The slug an address carries; undefined for other addresses and unknown slugs. */
export function slugOfPath(pathname: string): LanderSlug | undefined {
  const slug = SLUG_PATH.exec(pathname)?.[1];
  return slug === undefined ? undefined : parseSlug(slug);
}

/** The slug that `parseSlug` reads back. */
export function slugFor({ niche, language }: LanderSlug): string {
  return `${PREFIXES[niche - 1]}${LANGUAGES[language].slug}`;
}

/** The settings' niche code; anything else than 1 to 7 is the general niche. */
export function nicheOf(code: number | undefined): Niche {
  return code !== undefined && Number.isInteger(code) && code >= 1 && code <= 7 ? (code as Niche) : 1;
}

/** Whether to be shown under this niche says of somebody whom or what she wants, or how she looks (SAFE-01). */
export function nicheSaysSomething(niche: Niche): boolean {
  return niche !== 1;
}
