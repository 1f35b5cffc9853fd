import { type Niche, parseSlug } from "./lander-slug";

/** What a visitor chose before the signup (LAND-07); each part is there only when it was chosen. */
export interface Arrival {
  /** The lander's name in the address. */
  lander?: string | undefined;
  niche?: Niche | undefined;
  /** Whom the visitor wants to write to, and what. */
  member?: number | undefined;
  message?: string | undefined;
  /** Answers of the match finder. */
  gender?: "female" | "male" | "all" | undefined;
  minAge?: number | undefined;
  maxAge?: number | undefined;
  country?: string | undefined;
  region?: string | undefined;
  /** Chosen icons, or interests told the match finder. */
  interests?: string[] | undefined;
}

const LANDER = /^\/landers\/([a-z]+)(?:\/([^/]+))?\/?$/;
const MEMBER = /^\/members\/([1-9]\d{0,14})\/(landing|landing2|landing3|signup)(?:\/([^/]+))?\/?$/;
/** The last page of the match finder: all is answered. */
const FINDER_DONE = "5";

/** What the address of a page says by itself; shared pages say it without being drawn anew. */
export function addressSays({ pathname, searchParams }: URL): Arrival {
  const lander = LANDER.exec(pathname);
  if (lander) {
    const niche = parseSlug(lander[2] ?? "")?.niche;
    const interests = searchParams.has("go") ? searchParams.getAll("i") : undefined;
    return present({ lander: lander[1], niche, interests });
  }
  const member = MEMBER.exec(pathname);
  if (member) {
    const message = searchParams.get("signup_message")?.trim() || undefined;
    return present({ member: Number(member[1]), niche: parseSlug(member[3] ?? "")?.niche, message });
  }
  if (pathname === "/match-finder" && searchParams.get("step") === FINDER_DONE)
    return finderSays(searchParams);
  return {};
}

/** As it was answered, all of it anew: what cannot be meant is left out where it is used. */
function finderSays(query: URLSearchParams): Arrival {
  const gender = query.get("gender");
  const age = (name: string) => {
    const text = query.get(name) ?? "";
    return /^\d{2}$/.test(text) ? Number(text) : undefined;
  };
  const country = query.get("country") ?? "";
  return {
    gender: gender === "female" || gender === "male" || gender === "all" ? gender : undefined,
    minAge: age("min_age"),
    maxAge: age("max_age"),
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    region: query.get("countryregion")?.slice(0, 60) || undefined,
    interests: query.getAll("interests"),
  };
}

/** Without what was not said, so that it takes nothing away from what was said before. */
function present(says: Arrival): Arrival {
  return Object.fromEntries(Object.entries(says).filter(([, value]) => value !== undefined));
}
