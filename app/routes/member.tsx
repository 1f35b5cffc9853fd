import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { getSearchHidden } from "#app/features/home/search-hidden.server";
import { SearchHidden } from "#app/features/home/search-hidden-view";
import { clearNewLike, likeAsPosted, likeFromForm } from "#app/features/likes/like.server";
import { loadLikeAsk } from "#app/features/likes/like-ask.server";
import { LikeAsk } from "#app/features/likes/like-ask-view";
import { BlockedProfile } from "#app/features/profile/block-view";
import { loadMember } from "#app/features/profile/member.server";
import profileCss from "#app/features/profile/profile.css?url";
import { ProfileRefused, ProfileView } from "#app/features/profile/profile-view";
import { formDataOf } from "#app/http/form.server";
import { formDone } from "#app/http/form-outcome";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import { usePageData } from "#app/page-data";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";

export const handle: RouteHandle = { css: profileCss };

/** Also the profile reached from the likes (PROF-06): opening it there clears its new-like flag. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = routeId(params.id);
  let likesSeen = 0;
  if (context.url.pathname === paths.likedMember(id)) {
    await requireMember(context);
    likesSeen = await clearNewLike(context, id);
  }
  // Where visitors may see no members, neither this one (HOME-03, SAFE-01).
  const hidden = await getSearchHidden(context);
  if (hidden) return data({ title: hidden.title, likesSeen, hidden });
  const outcome = await loadMember(context, id);
  invariantResponse(outcome, 404);
  const { title } = outcome.model;
  if (outcome.kind === "refused")
    return data({ title, likesSeen, refused: outcome.model }, { status: outcome.model.status });
  if (outcome.kind === "blocked") return data({ title, likesSeen, blocked: outcome.model });
  const { model, share, unlisted } = outcome;
  const { description } = share;
  // Only visitors are led to the login to like.
  const ask = await loadLikeAsk(context, { ...model, memberHere: model.links.like === undefined });
  const path = context.url.pathname;
  return data({ title, description, likesSeen, share, unlisted, profile: model, path, ask });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = routeId(params.id);
  await requireMember(context);
  const form = await formDataOf(request);
  const posted = likeFromForm(form);
  invariantResponse(posted?.profile === id, 400);
  await likeAsPosted(context, form, posted);
  return answerForm(formDone(context.url.pathname));
}

export default function Member() {
  const loaded = usePageData<typeof loader>();
  if ("hidden" in loaded) return <SearchHidden model={loaded.hidden} />;
  if ("refused" in loaded) return <ProfileRefused model={loaded.refused} />;
  if ("blocked" in loaded) return <BlockedProfile model={loaded.blocked} />;
  const { profile, path, ask } = loaded;
  return (
    <>
      {ask ? <LikeAsk model={ask} action={path} /> : null}
      <ProfileView model={profile} action={path} />
    </>
  );
}
