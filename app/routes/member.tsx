import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { searchHiddenFrom } from "#app/features/landing/search-hidden.server";
import { changeLike, clearNewLike, likeFromForm } from "#app/features/likes/like.server";
import { loadLikeAsk } from "#app/features/likes/like-ask.server";
import { LikeAsk } from "#app/features/likes/like-ask-view";
import { loadMember } from "#app/features/profile/member.server";
import { ProfileRefused, ProfileView } from "#app/features/profile/profile-view";
import { formDataOf } from "#app/http/form.server";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import { paths } from "#app/paths";
import { requireMember } from "#app/session/viewer.server";

/** Also the profile reached from the likes (PROF-06): opening it there clears its new-like flag. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = routeId(params.id);
  if (context.url.pathname === paths.likedMember(id)) {
    await requireMember(context);
    await clearNewLike(context, id);
  }
  const outcome = await loadMember(context, id);
  invariantResponse(outcome, 404);
  const { title } = outcome.model;
  if (outcome.kind === "refused")
    return data(
      { title, refused: outcome.model, path: "", ask: undefined },
      { status: outcome.model.status },
    );
  const { model, share } = outcome;
  // Other members are a search of their own, which this visitor may not see (HOME-03).
  const related = (await searchHiddenFrom(context)) ? [] : model.related;
  const { description } = share;
  const ask = await loadLikeAsk(context, model);
  const path = context.url.pathname;
  return data({ title, description, share, profile: { ...model, related }, path, ask });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = routeId(params.id);
  await requireMember(context);
  const wanted = likeFromForm(await formDataOf(request));
  invariantResponse(wanted?.profile === id, 400);
  await changeLike(context, wanted.intent, id);
  return redirect(context.url.pathname, 303);
}

export default function Member() {
  const loaded = useLoaderData<typeof loader>();
  if ("refused" in loaded) return <ProfileRefused model={loaded.refused} />;
  const { profile, path, ask } = loaded;
  return (
    <>
      {ask ? <LikeAsk model={ask} action={path} /> : null}
      <ProfileView model={profile} action={path} />
    </>
  );
}
