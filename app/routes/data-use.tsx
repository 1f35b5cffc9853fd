import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { changeDataUse, loadDataUse } from "#app/features/site/data-use.server";
import { DataUseView } from "#app/features/site/data-use-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadDataUse(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await changeDataUse(context, request));
}

export default function DataUse() {
  return <DataUseView model={usePageData<typeof loader>()} />;
}
