import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { getSearchHidden } from "#app/features/home/search-hidden.server";
import { SearchHidden } from "#app/features/home/search-hidden-view";
import { likeAsPosted, likeFromForm } from "#app/features/likes/like.server";
import { MembersView } from "#app/features/members/members-view";
import { loadMembers } from "#app/features/members/search.server";
import { searchHere } from "#app/features/members/search-here.server";
import { formDataOf } from "#app/http/form.server";
import { formDone } from "#app/http/form-outcome";
import { invariantResponse } from "#app/http/invariant-response";
import { usePageData } from "#app/page-data";
import { requireMember } from "#app/session/viewer.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const hidden = await getSearchHidden(context);
  return hidden ? { title: hidden.title, hidden } : loadMembers(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formDataOf(request);
  if (form.has("here")) return answerForm(formDone(await searchHere(context, form)));
  await requireMember(context);
  const posted = likeFromForm(form);
  invariantResponse(posted, 400);
  await likeAsPosted(context, form, posted);
  return answerForm(formDone(`${context.url.pathname}${context.url.search}#m${posted.profile}`));
}

export default function Members() {
  const loaded = usePageData<typeof loader>();
  return "hidden" in loaded ? <SearchHidden model={loaded.hidden} /> : <MembersView model={loaded} />;
}
