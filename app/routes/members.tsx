import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { changeLike, likeFromForm } from "#app/features/likes/like.server";
import { MembersView } from "#app/features/members/members-view";
import { loadMembers } from "#app/features/members/search.server";
import { formDataOf } from "#app/http/form.server";
import { invariantResponse } from "#app/http/invariant-response";
import { siteOf } from "#app/session/site.server";
import { trafficOf } from "#app/session/traffic.server";
import { requireMember, viewerOf } from "#app/session/viewer.server";
import { visitorsMaySearch } from "#app/session/visitor-search.server";

export async function loader({ context }: LoaderFunctionArgs) {
  // Visitors search where the operator lets them; else they log in and come back.
  const [site, viewer] = await Promise.all([siteOf(context), viewerOf(context)]);
  if (!viewer && !visitorsMaySearch(site, trafficOf(context))) await requireMember(context);
  return loadMembers(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireMember(context);
  const wanted = likeFromForm(await formDataOf(request));
  invariantResponse(wanted, 400);
  await changeLike(context, wanted.intent, wanted.profile);
  return redirect(`${context.url.pathname}${context.url.search}#m${wanted.profile}`, 303);
}

export default function Members() {
  return <MembersView model={useLoaderData<typeof loader>()} />;
}
