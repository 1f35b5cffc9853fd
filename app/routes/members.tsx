import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { searchHiddenFrom } from "#app/features/home/search-hidden.server";
import { SearchHidden } from "#app/features/home/search-hidden-view";
import { changeLike, likeFromForm } from "#app/features/likes/like.server";
import { MembersView } from "#app/features/members/members-view";
import { loadMembers } from "#app/features/members/search.server";
import { searchHere } from "#app/features/members/search-here.server";
import { formDataOf } from "#app/http/form.server";
import { invariantResponse } from "#app/http/invariant-response";
import { requireMember } from "#app/session/viewer.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const hidden = await searchHiddenFrom(context);
  return hidden ? { title: hidden.title, hidden } : loadMembers(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formDataOf(request);
  if (form.has("here")) return redirect(await searchHere(context, form), 303);
  await requireMember(context);
  const wanted = likeFromForm(form);
  invariantResponse(wanted, 400);
  await changeLike(context, wanted.intent, wanted.profile);
  return redirect(`${context.url.pathname}${context.url.search}#m${wanted.profile}`, 303);
}

export default function Members() {
  const loaded = useLoaderData<typeof loader>();
  return "hidden" in loaded ? <SearchHidden model={loaded.hidden} /> : <MembersView model={loaded} />;
}
