import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { changePhotos } from "#app/features/own-profile/change-photos.server";
import { DeletePhotoView } from "#app/features/own-profile/delete-photo-view";
import ownPhotosCss from "#app/features/own-profile/own-photos.css?url";
import { loadOwnPhotos } from "#app/features/own-profile/own-photos.server";
import { OwnPhotosView } from "#app/features/own-profile/own-photos-view";
import { formDataOf } from "#app/http/form.server";
import { usePageData, usePosted } from "#app/page-data";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";
import { asMember } from "#app/shared/profile/profile-draft.server";

export const handle: RouteHandle = { css: ownPhotosCss, files: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context);
  const model = await loadOwnPhotos(context, viewer);
  // A question about a photo that is gone, as after Back: the photos themselves are the answer.
  if (context.url.searchParams.has("delete") && !model.toDelete) throw redirect(paths.ownPhotos(), 303);
  return model;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formDataOf(request);
  return asMember(context, form, paths.ownPhotos(), async (viewer) =>
    answerForm(await changePhotos(context, viewer, form)),
  );
}

/** The member's own photos (ACCT-02). */
export default function OwnPhotos() {
  const loaded = usePageData<typeof loader>();
  const model = usePosted<typeof action>() ?? loaded;
  const here = paths.ownPhotos();
  return model.toDelete ? (
    <DeletePhotoView model={model} photo={model.toDelete} action={here} />
  ) : (
    <OwnPhotosView model={model} action={here} />
  );
}
