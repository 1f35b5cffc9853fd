import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { loadBlocked, takeBlockBack } from "#app/features/account/blocked.server";
import { BlockedView } from "#app/features/account/blocked-view";
import settingsCss from "#app/features/account/settings.css?url";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { css: settingsCss };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadBlocked(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await takeBlockBack(context, request));
}

export default function BlockedMembers() {
  return <BlockedView model={usePageData<typeof loader>()} />;
}
