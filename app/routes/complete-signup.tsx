import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { postStep } from "#app/features/signup/save-step.server";
import { loadStep } from "#app/features/signup/step-model.server";
import { StepsView } from "#app/features/signup/steps-view";
import { formDataOf } from "#app/http/form.server";
import { usePageData, usePosted } from "#app/page-data";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";
import { asMember, takeDraft } from "#app/shared/profile/profile-draft.server";
import { Door } from "#app/ui/door";
import doorCss from "#app/ui/door.css?url";

export const handle: RouteHandle = { hideAccount: true, files: true, css: doorCss };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadStep(context, await requireMember(context), await takeDraft(context));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formDataOf(request);
  const step = context.url.searchParams.get("step") ?? undefined;
  return asMember(context, form, paths.completeSignup({ step }), async (viewer) =>
    answerForm(await postStep(context, viewer, form)),
  );
}

/** The steps after signup; the query says which (SIGN-02). */
export default function CompleteSignup() {
  const loaded = usePageData<typeof loader>();
  return (
    <Door>
      <StepsView model={usePosted<typeof action>() ?? loaded} />
    </Door>
  );
}
