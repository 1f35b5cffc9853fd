/** Layouts of SPEC §2; the empty one carries nothing but its content. */
export type PageLayout = "default" | "chat" | "lander" | "empty";

export interface EntryFacts {
  /** `enable_site_entry_popup`. */
  setting: string | undefined;
  /** Countries whose visitors are warned. */
  countries: readonly string[] | undefined;
  /** Where the visitor is. */
  country: string | undefined;
  loggedIn: boolean;
  closed: boolean;
  path: string;
}

/** Pages where somebody is in the middle of something (SPEC §2). */
const NEVER_ON = ["/complete-signup", "/reset-password"];
/** Countries warned in the chat and lander layouts too. */
const EVERYWHERE = new Set(["NL", "DE"]);

/** The layouts in which this visitor sees the site-entry warning on this page (SPEC §2 and §4, HOME-02). */
export function warnedLayouts(facts: EntryFacts): readonly PageLayout[] {
  const { setting, countries = [], country, path } = facts;
  if (facts.loggedIn || facts.closed || setting?.toLowerCase() === "no") return [];
  if (NEVER_ON.some((page) => path === page || path.startsWith(`${page}/`))) return [];
  if (country === undefined || !countries.includes(country)) return [];
  return EVERYWHERE.has(country) ? ["default", "chat", "lander"] : ["default"];
}
