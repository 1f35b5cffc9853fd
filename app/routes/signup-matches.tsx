import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { likeAsPosted, likeFromForm } from "#app/features/likes/like.server";
import { loadMatches } from "#app/features/signup/matches.server";
import { MatchesView } from "#app/features/signup/matches-view";
import { formDataOf } from "#app/http/form.server";
import { invariantResponse } from "#app/http/invariant-response";
import { usePageData } from "#app/page-data";
import { paths } from "#app/paths";
import { requireMember } from "#app/session/viewer.server";

const LIKE_ACTION = "like";

export async function loader({ context }: LoaderFunctionArgs) {
  await requireMember(context);
  return loadMatches(context, LIKE_ACTION);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireMember(context);
  const form = await formDataOf(request);
  const like = likeFromForm(form);
  invariantResponse(like, 400);
  await likeAsPosted(context, form, like);
  return redirect(`${paths.signupMatches()}#m${like.profile}`, 303);
}

/** Members that fit, after signup (SIGN-06). */
export default function SignupMatches() {
  return <MatchesView model={usePageData<typeof loader>()} />;
}
