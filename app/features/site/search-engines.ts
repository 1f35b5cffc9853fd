/** First parts of addresses that belong to one member or one visit; nobody should find them by a search engine. */
const PRIVATE = [
  "account-deleted",
  "activate",
  "badges",
  "chats",
  "complete-signup",
  "credits",
  "directdebit",
  "entry-warning",
  "lang-config",
  "likes",
  "logout",
  "mail-change",
  "notifications",
  "page-hidden",
  "premium",
  "profile",
  "refused",
  "reset-password",
  "settings",
  "signup-matches",
  "swipe-game",
  "time-zone",
  "transactions",
  "ui",
];

/** Pages of a member that only a login, or a signup under way, shows. */
const PRIVATE_OF_MEMBER = ["chat", "signup"];

/** What addresses may say beside their path: the search, which is worth finding page by page. */
const MEANT = new Set(["gender", "country", "countryregion", "min_age", "max_age", "page"]);

/** Whether search engines should leave this page out (HOME-09). */
export function isUnlisted(path: string, membersHidden: boolean): boolean {
  const [, first = "", , third = ""] = path.split("/");
  if (PRIVATE.includes(first)) return true;
  return first === "members" && (membersHidden || PRIVATE_OF_MEMBER.includes(third));
}

/** The page's one address: without traffic, language and every other parameter that changes nothing (HOME-09). */
export function canonicalUrl(origin: string, url: URL): string {
  const canonical = new URL(url.pathname, origin);
  if (url.pathname === "/members") {
    for (const [name, value] of url.searchParams)
      if (MEANT.has(name) && value !== "") canonical.searchParams.set(name, value);
    if (canonical.searchParams.get("page") === "1") canonical.searchParams.delete("page");
  }
  return canonical.href;
}

/** robots.txt (RFC 9309). A site that hides its members from visitors hides them from search engines too. */
export function robotsText(origin: string, membersHidden: boolean): string {
  return [
    "User-agent: *",
    ...PRIVATE.map((name) => `Disallow: /${name}`),
    ...(membersHidden
      ? ["Disallow: /members"]
      : PRIVATE_OF_MEMBER.map((name) => `Disallow: /members/*/${name}`)),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

/** A sitemap (sitemaps.org, protocol 0.9) of these addresses. */
export function sitemapText(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
