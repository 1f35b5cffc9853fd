import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { fileReport, loadReport } from "#app/features/profile/report.server";
import { ReportView } from "#app/features/profile/report-view";
import { routeId } from "#app/http/route-id";
import { usePageData, usePosted } from "#app/page-data";

export async function loader({ context, params }: LoaderFunctionArgs) {
  return loadReport(context, routeId(params.id));
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return answerForm(await fileReport(context, request, routeId(params.id)));
}

/** Reports a member; reached from the profile, from a photo and from the chat (PROF-02). */
export default function MemberReport() {
  return <ReportView model={usePageData<typeof loader>()} refusal={usePosted<typeof action>()} />;
}
