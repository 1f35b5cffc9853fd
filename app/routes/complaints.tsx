import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { fileComplaint, loadComplaint } from "#app/features/site/complaint.server";
import { ComplaintView } from "#app/features/site/complaint-view";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadComplaint(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await fileComplaint(context, request));
}

export default function Complaints() {
  return <ComplaintView model={usePageData<typeof loader>()} refusal={usePosted<typeof action>()} />;
}
