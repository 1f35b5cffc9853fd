import type { AnswerOf, AskOf } from "#app/contract/endpoint";
import { read, search } from "#app/contract/members.server";
import type { PageContext } from "#app/page-context";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import { isPending } from "#app/shared/photos/picture-url.server";
import type { Outcome } from "#app/upstream/call.server";
import { allowedInterests } from "./interests.server";
import { asksIntimately, memberForVisitors, resultsForVisitors } from "./seen-by-visitors.server";

export type SearchQuery = NonNullable<AskOf<typeof search>["query"]>;

export interface SearchOptions {
  /** To be found by this search says something intimate of somebody: strangers find fictional members only. */
  saysSomething?: boolean;
}

/** The only way to a page of members: strangers get what `seen-by-visitors.server.ts` lets through, whatever PHP sends. */
export async function searchMembers(
  context: PageContext,
  query: SearchQuery,
  { saysSomething = false }: SearchOptions = {},
): Promise<AnswerOf<typeof search>> {
  const [viewer, site] = await Promise.all([getViewer(context), getSite(context)]);
  const interests = allowedInterests(site, query.interests?.split(",") ?? []).join(",") || undefined;
  const answer = await context.upstream.mustRead(search, { query: { ...query, interests } });
  if (viewer) return answer;
  const isIntimate = query.sexuality !== undefined || asksIntimately(query.interests);
  return resultsForVisitors(answer, saysSomething || isIntimate);
}

/** The only way to a member's profile; `profile_not_found` too where there is none for strangers (SAFE-01). */
export async function readMember(context: PageContext, id: number): Promise<Outcome<typeof read>> {
  const [viewer, answer] = await Promise.all([
    getViewer(context),
    context.upstream.read(read, { query: { id } }),
  ]);
  if (!answer.ok) return answer;
  const published = withoutPending(answer.value);
  if (viewer) return { ok: true, value: published };
  const value = memberForVisitors(published);
  return value ? { ok: true, value } : { ok: false, code: "profile_not_found", data: undefined };
}

/** Photos that nobody looked at yet are nobody's to see, whatever PHP sends (SAFE-10). */
function withoutPending(answer: AnswerOf<typeof read>): AnswerOf<typeof read> {
  const { profile, photos } = answer;
  const main = isPending(profile.main_image) ? undefined : profile.main_image;
  return {
    ...answer,
    profile: { ...profile, main_image: main },
    photos: photos.filter((photo) => !isPending(photo)),
  };
}

/** Whether search engines leave the pages about this member out: a real one who did not agree to be found (SAFE-01). */
export function isUnlistedMember(member: { fictional?: boolean; findable?: boolean }): boolean {
  return !member.fictional && !member.findable;
}
