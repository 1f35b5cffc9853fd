import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { changeBlock, loadBlock } from "#app/features/profile/block.server";
import { BlockView } from "#app/features/profile/block-view";
import { routeId } from "#app/http/route-id";
import { usePageData, usePosted } from "#app/page-data";
import { requireMember } from "#app/session/viewer.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  return loadBlock(context, routeId(params.id));
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  await requireMember(context);
  return answerForm(await changeBlock(context, request, routeId(params.id)));
}

/** Asks before a member is blocked or unblocked (PROF-02). */
export default function MemberBlock() {
  return <BlockView model={usePageData<typeof loader>()} notice={usePosted<typeof action>()?.notice} />;
}
