import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NewLikeView } from "#app/features/likes/new-like-view";
import { askForLike, loadNewLike } from "#app/features/likes/overlay.server";
import { formDataOf } from "#app/http/form.server";
import { paths } from "#app/paths";
import { requireMember } from "#app/session/viewer.server";

export async function loader({ context }: LoaderFunctionArgs) {
  await requireMember(context);
  return loadNewLike(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireMember(context);
  await askForLike(context, await formDataOf(request));
  return redirect(paths.likes(), 303);
}

/** The match overlay for the newest like, and the form that asks `auto-like.php` for one (LIKE-03). */
export default function NewLike() {
  return <NewLikeView model={useLoaderData<typeof loader>()} />;
}
