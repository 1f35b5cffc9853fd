import type { z } from "zod";
import type { settings as settingsSchema } from "#app/contract/site.server";

type Settings = z.output<typeof settingsSchema>;

/** Wordings used when the operator set none: a fictional profile is labelled in any case (PROF-03). */
const FICTIONAL_DEFAULT = { singular: "fictional profile", plural: "fictional profiles" };

/** Nobody under 18, whatever the setting says (TRUST.md, "Honest and safe"). */
const LOWEST_MIN_AGE = 18;

/** The domain's settings with every default applied. */
export type Site = Settings & {
  minAge: number;
  fictional: { singular: string; plural: string; warning: string | undefined };
  accent: string | undefined;
  /** Upstream cannot tell at present: these are the last settings it gave. */
  outdated?: true;
};

/** Settings as they are cached, and when upstream answered with them. */
export interface CachedSite {
  site: Site;
  goodAtMs: number;
}

/** `chosen`: the country the visitor chose (HOME-07). */
export function withDefaults(settings: Settings, chosen: string | undefined): Site {
  const isOffered = chosen !== undefined && (settings.countries?.includes(chosen) ?? true);
  return {
    ...settings,
    // An operator whose settings.php does not read the choice: it counts all the same (HOME-07).
    geoip_selected_country: isOffered ? chosen : settings.geoip_selected_country,
    minAge: Math.max(LOWEST_MIN_AGE, settings.min_age ?? LOWEST_MIN_AGE),
    fictional: {
      singular: settings.fictional_singular || FICTIONAL_DEFAULT.singular,
      plural: settings.fictional_plural || FICTIONAL_DEFAULT.plural,
      warning: settings.fictional_warning || undefined,
    },
    accent: settings.accent,
  };
}
