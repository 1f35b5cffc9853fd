import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getSite } from "#app/session/site.server";
import { isUnlistedMember, searchMembers } from "#app/shared/profile/read-members.server";
import { pageStatusOf, type UpstreamFailure } from "#app/upstream/failure.server";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";
import { robotsText, sitemapText } from "./search-engines";

/** Of the contract: the most results a page. */
const PAGE_SIZE = 48;
/** The first pages of the search; the pages of the search itself lead to everybody else. */
const MAX_PAGES = 10;

const PAGES = [
  paths.home(),
  paths.signup(),
  paths.login(),
  paths.pricing(),
  paths.complaints(),
  ...[
    "faq",
    "service",
    "terms",
    "privacy",
    "cookies",
    "ban",
    "return-policy",
    "2257-compliance-statement",
  ].map((name) => paths.staticPage(name)),
];

const PUBLIC = "public, max-age=3600";

/** Crawlers bring no traffic source: what visitors without one do not see is hidden. */
async function membersHidden(context: PageContext): Promise<boolean> {
  return (await getSite(context)).logged_out_search === "none";
}

function originOf({ proto, host }: PageContext): string {
  return `${proto}://${host}`;
}

/** `robots.txt` by the settings (HOME-09); 503 while they cannot be read, which crawlers take as "later". */
export function answerRobots(context: PageContext): Promise<Response> {
  return textOr503("text/plain", writeRobots(context));
}

/** `sitemap.xml`: the pages for everybody, and members where visitors may see them. Cached for each domain. */
export function answerSitemap(context: PageContext): Promise<Response> {
  return textOr503("text/xml", writeSitemap(context));
}

async function writeRobots(context: PageContext): Promise<string> {
  return robotsText(originOf(context), await membersHidden(context));
}

async function writeSitemap(context: PageContext): Promise<string> {
  const hidden = await membersHidden(context);
  const { referenceCache } = context.runtime;
  const key = `sitemap\n${originOf(context)}\n${hidden}`;
  const cached = referenceCache.get(key) as string | undefined;
  if (cached) return cached;
  const members = hidden ? [] : [paths.members(), ...(await memberPaths(context))];
  const text = sitemapText(originOf(context), [...PAGES, ...members]);
  referenceCache.set(key, text);
  return text;
}

async function memberPaths(context: PageContext): Promise<string[]> {
  const found = new Set<string>();
  for (let pageNumber = 1; pageNumber <= MAX_PAGES; pageNumber += 1) {
    const query = { gender: "", pageNumber, pageSize: PAGE_SIZE };
    const { results, numResults } = await searchMembers(context, query);
    for (const member of results) if (!isUnlistedMember(member)) found.add(paths.member(member.id));
    if (results.length === 0 || pageNumber * PAGE_SIZE >= numResults) break;
  }
  return [...found];
}

async function textOr503(type: string, text: Promise<string>): Promise<Response> {
  const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": PUBLIC };
  return withRecoveryForAnyone(
    text.then((body) => new Response(body, { headers })),
    comeBackLater,
  );
}

function comeBackLater(failure: UpstreamFailure): Response {
  const status = Math.max(500, pageStatusOf(failure));
  return new Response("Please come back later.\n", {
    status: status === 500 ? 503 : status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "300" },
  });
}
