/** Where cookies of one name may stand in a browser (docs/decisions/0053). */
export interface CookieScope {
  /** The host the visitor asked for, with or without a port. */
  host: string;
  /** Path of the page: a cookie may be bound to any part of it. */
  pagePath: string;
  /** Domain that login cookies keep, where the operator shares them with other hosts. */
  cookieDomain: string | undefined;
  /** The login bears our mark: its cookies were moved to this host before. */
  isKnown: boolean;
}

/** One place of a cookie: a browser keeps cookies of one name and different places side by side. */
export interface CookiePlace {
  /** Undefined: this host alone. */
  domain: string | undefined;
  path: string;
}

/**
 * The host and every domain above it that a cookie could be set for; a public suffix among them is ignored by browsers.
 * Addresses and single names have none.
 */
export function parentDomainsOf(host: string): string[] {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  if (!/[a-z]/.test(name.slice(name.lastIndexOf(".") + 1)) || name.startsWith("[")) return [];
  const labels = name.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/** Where a cookie of PHP goes. */
export function placeOfLogin({ cookieDomain }: CookieScope): CookiePlace {
  return { domain: cookieDomain, path: "/" };
}

/** Where else a login cookie of the site before may stand: set for a domain above, or for the host alone. */
export function otherPlaces({ host, cookieDomain }: CookieScope): CookiePlace[] {
  const domains = [...(cookieDomain ? [undefined] : []), ...parentDomainsOf(host)];
  return domains.filter((domain) => domain !== cookieDomain).map((domain) => ({ domain, path: "/" }));
}

/** Deeper paths than this no site binds a login to. */
const MAX_DEPTH = 4;

/** Every place that a cookie sent with this page may stand at. */
export function allPlaces({ host, pagePath }: CookieScope): CookiePlace[] {
  const parts = pagePath.split("/").filter(Boolean).slice(0, MAX_DEPTH);
  const paths = ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)].filter((path) =>
    /^[\w/.~-]+$/.test(path),
  );
  return [undefined, ...parentDomainsOf(host)].flatMap((domain) => paths.map((path) => ({ domain, path })));
}
