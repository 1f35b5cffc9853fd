import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { NewLikeView } from "#app/features/likes/new-like-view";
import { findNewLike, loadNewLike } from "#app/features/likes/overlay.server";
import { formDataOf } from "#app/http/form.server";
import { usePageData } from "#app/page-data";
import { requireMember } from "#app/session/viewer.server";

export async function loader({ context }: LoaderFunctionArgs) {
  await requireMember(context);
  return loadNewLike(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireMember(context);
  return answerForm(await findNewLike(context, await formDataOf(request)));
}

/** The match overlay for the newest like, and the form that asks `auto-like.php` for one (LIKE-03). */
export default function NewLike() {
  return <NewLikeView model={usePageData<typeof loader>()} />;
}
