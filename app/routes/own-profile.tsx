import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import ownProfileCss from "#app/features/own-profile/own-profile.css?url";
import { loadOwnProfile } from "#app/features/own-profile/own-profile.server";
import { OwnProfileView } from "#app/features/own-profile/own-profile-view";
import { saveOwnProfile, takeProfileDraft } from "#app/features/own-profile/save-own-profile.server";
import { formDataOf } from "#app/http/form.server";
import { usePageData, usePosted } from "#app/page-data";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";
import { asMember } from "#app/shared/profile/profile-draft.server";

export const handle: RouteHandle = { css: ownProfileCss };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadOwnProfile(context, await requireMember(context), await takeProfileDraft(context));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formDataOf(request);
  return asMember(context, form, paths.profile(), async (viewer) =>
    answerForm(await saveOwnProfile(context, viewer, form)),
  );
}

/** The member's own profile (ACCT-01). */
export default function OwnProfile() {
  const loaded = usePageData<typeof loader>();
  return <OwnProfileView model={usePosted<typeof action>() ?? loaded} action={paths.profile()} />;
}
