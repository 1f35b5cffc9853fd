import { search } from "#app/contract/members.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getSite } from "#app/session/site.server";
import { pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";
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
  return textOr503(context, "text/plain", async () =>
    robotsText(originOf(context), await membersHidden(context)),
  );
}

/** `sitemap.xml`: the pages for everybody, and members where visitors may see them. Kept an hour a domain. */
export function answerSitemap(context: PageContext): Promise<Response> {
  return textOr503(context, "text/xml", async () => {
    const hidden = await membersHidden(context);
    const { referenceCache } = context.runtime;
    const key = `sitemap\n${originOf(context)}\n${hidden}`;
    const kept = referenceCache.get(key) as string | undefined;
    if (kept) return kept;
    const members = hidden ? [] : [paths.members(), ...(await memberPaths(context))];
    const text = sitemapText(originOf(context), [...PAGES, ...members]);
    referenceCache.set(key, text);
    return text;
  });
}

async function memberPaths(context: PageContext): Promise<string[]> {
  const found = new Set<string>();
  for (let pageNumber = 1; pageNumber <= MAX_PAGES; pageNumber += 1) {
    const query = { gender: "", pageNumber, pageSize: PAGE_SIZE };
    const { results, numResults } = await context.upstream.mustRead(search, { query });
    for (const { id } of results) found.add(paths.member(id));
    if (results.length === 0 || pageNumber * PAGE_SIZE >= numResults) break;
  }
  return [...found];
}

async function textOr503(context: PageContext, type: string, write: () => Promise<string>) {
  try {
    const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": PUBLIC };
    return new Response(await write(), { headers });
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({ msg: "nothing for crawlers", requestId: context.requestId, ...error.forLog() });
    const status = Math.max(500, pageStatusOf(error));
    return new Response("Please come back later.\n", {
      status: status === 500 ? 503 : status,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "300" },
    });
  }
}
