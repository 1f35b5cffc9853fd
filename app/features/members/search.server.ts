import { redirect } from "#app/http/redirect";
import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { valueText } from "#app/i18n/value-text.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { ARRIVAL } from "#app/session/arrival.server";
import { dataUseOf, PICTURES_PARAMETER } from "#app/session/data-use.server";
import { getLanguage } from "#app/session/language.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import type { WireCard } from "#app/shared/profile/card-model.server";
import { isVisibleField } from "#app/shared/profile/profile-facts.server";
import { searchMembers } from "#app/shared/profile/read-members.server";
import { isIntimateInterest } from "#app/shared/profile/seen-by-visitors.server";
import { rememberedSearch, rememberSearch } from "#app/shared/search/search-memory.server";
import { FIELD, readSearch, type SearchQuery, searchParameters } from "#app/shared/search/search-query";
import { cardHtml } from "./card-html.server";
import { CHANGE_QUERY, chipsOf, type FilterChip } from "./search-chips.server";
import { loadSearchForm, type SearchFormModel } from "./search-form.server";
import { searchFormHtml } from "./search-form-html.server";

export interface MembersModel {
  title: string;
  words: Words<"members">;
  /** The search form as finished HTML, and whether it is unfolded. */
  form: { html: string; open: boolean };
  /** Cards as finished HTML; empty where nobody was found. */
  cards: string;
  similar: string;
  /** Members that fit in nothing, where even similar ones are few. */
  others: string;
  /** The filters that are set, each with the same search without it. */
  chips: FilterChip[];
  /** Everybody, whatever the member usually looks for. */
  all: string;
  count: string;
  page: number;
  pageText: string;
  previous: string | undefined;
  next: string | undefined;
  /** The address of this page, where a like comes back to. */
  here: string;
  key: string;
}

const PAGE_SIZE = 24;
/** Cards in the first view load their photos at once. */
const EAGER_CARDS = 4;
const LIKE_ACTION = "like";

function wireQuery(search: SearchQuery, { geoip_selected_country, geoip_country }: Site) {
  return {
    // Upstream: no gender means the member's own preference, an empty one means everybody.
    gender: search.gender === "all" ? "" : search.gender,
    country: search.country,
    countryregion: search.country ? search.region : undefined,
    min_age: search.minAge,
    max_age: search.maxAge,
    near: search.country ? undefined : (geoip_selected_country ?? geoip_country),
    pageNumber: search.page,
    pageSize: PAGE_SIZE,
  };
}

/** They say how the page comes, not what is searched for. */
const FRAME_PARAMETERS = new Set(["lang", "invite", ARRIVAL, PICTURES_PARAMETER]);

/** The search this request means: its address, else the remembered one. `?clear` starts afresh. */
async function searchOf(context: PageContext, site: Site) {
  const { searchParams } = context.url;
  const hasSearch = [...searchParams.keys()].some((name) => !FRAME_PARAMETERS.has(name));
  const query = hasSearch ? searchParams : await rememberedSearch(context);
  const read = readSearch(query, { lowestAge: site.minAge, countries: site.countries });
  return { ...read, isWhole: !leavesOut(query, read.search) };
}

/** Whether something was searched for that cannot be meant: such a search is not remembered. */
function leavesOut(query: URLSearchParams, search: SearchQuery): boolean {
  const meant = searchParameters(search);
  const names = [FIELD.gender, FIELD.country, FIELD.minAge, FIELD.maxAge];
  return names.some((name) => query.get(name) && meant[name] === undefined);
}

/** A region that the form cannot show would stay for ever: nobody could choose it away. */
function hasKnownRegion({ region }: SearchQuery, form: SearchFormModel): boolean {
  return region === undefined || (form.region?.options.some(({ value }) => value === region) ?? false);
}

/** What both like, where it may be read over somebody's shoulder. */
function sharedInterest(site: Site, card: WireCard): string | undefined {
  if (!isVisibleField(site, "interests")) return undefined;
  return card.shared_interests?.find((interest) => !isIntimateInterest(interest));
}

function sharedText(translator: Translator, interest: string): string {
  return translator.t("members:in_common", { interest: valueText(translator, "interest", interest) });
}

/** A page of members with the form that changes the search (SRCH-01, SRCH-02). */
export async function loadMembers(context: PageContext): Promise<MembersModel> {
  const site = await getSite(context);
  const { search, problems, isWhole } = await searchOf(context, site);
  const [{ translator }, answer] = await Promise.all([
    getLanguage(context),
    searchMembers(context, wireQuery(search, site)),
  ]);
  const pages = Math.max(1, Math.ceil(answer.numResults / PAGE_SIZE));
  // An old link to a page that is no more: the last one there is.
  if (answer.results.length === 0 && search.page > pages)
    throw redirect(paths.members(searchParameters(search, pages)), 303);
  const form = await loadSearchForm(context, site, translator, search, problems);
  if (isWhole && hasKnownRegion(search, form)) await rememberSearch(context, search);
  const words = translator.words("members");
  const canLike = context.binding !== "";
  const dataUse = dataUseOf(context);
  const htmlOf = (cards: typeof answer.results, eagerCount: number) =>
    // Added up, not joined: joining copies the whole list once more.
    cards.reduce(
      (html, card, index) =>
        html +
        cardHtml(site, card, {
          eager: index < eagerCount,
          canLike,
          dataUse,
          shared: sharedInterest(site, card),
          sharedText: (interest) => sharedText(translator, interest),
          words,
        }),
      "",
    );
  return {
    title: words.title,
    words,
    form: searchFormHtml(form, translator, context.url.searchParams.has(CHANGE_QUERY)),
    cards: htmlOf(answer.results, EAGER_CARDS),
    // They stand at the end of what fits.
    similar: search.page < pages ? "" : htmlOf(answer.similar_results ?? [], 0),
    others: search.page < pages ? "" : htmlOf(answer.otherCachedProfiles ?? [], 0),
    chips: chipsOf(translator, form, search),
    all: paths.members({ gender: "all" }),
    count: translator.t("members:results", { count: answer.numResults }),
    page: search.page,
    pageText: translator.t("members:page", { page: search.page, pages }),
    previous: search.page > 1 ? paths.members(searchParameters(search, search.page - 1)) : undefined,
    next: search.page < pages ? paths.members(searchParameters(search, search.page + 1)) : undefined,
    here: `${context.url.pathname}${context.url.search}`,
    key: issueFormKey(context, LIKE_ACTION),
  };
}
