import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import ownProfileCss from "#app/features/own-profile/own-profile.css?url";
import { loadOwnProfile } from "#app/features/own-profile/own-profile.server";
import { OwnProfileView } from "#app/features/own-profile/own-profile-view";
import { keptSection, saveSection } from "#app/features/own-profile/save-section.server";
import { formDataOf } from "#app/http/form.server";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";
import { asMember } from "#app/shared/profile/profile-draft.server";

export const handle: RouteHandle = { css: ownProfileCss };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadOwnProfile(context, await requireMember(context), keptSection(context));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formDataOf(request);
  return asMember(context, form, paths.profile(), async (viewer) => {
    const outcome = await saveSection(context, viewer, form);
    if ("to" in outcome) return redirect(outcome.to, 303);
    return data(await loadOwnProfile(context, viewer, outcome.answer), { status: outcome.status });
  });
}

/** The member's own profile (ACCT-01). */
export default function OwnProfile() {
  const loaded = useLoaderData<typeof loader>();
  return <OwnProfileView model={useActionData<typeof action>() ?? loaded} action={paths.profile()} />;
}
