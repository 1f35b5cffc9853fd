import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fileReport } from "#app/features/profile/report.server";
import { loadReport, reportRefusalModel } from "#app/features/profile/report-model.server";
import { ReportView } from "#app/features/profile/report-view";
import { routeId } from "#app/http/route-id";
import { paths } from "#app/paths";
import { receiptQuery } from "#app/shared/reports/receipt.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  return loadReport(context, routeId(params.id));
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = routeId(params.id);
  const outcome = await fileReport(context, request, id);
  if (outcome.kind === "done")
    return redirect(paths.memberReport(id, receiptQuery(context, "report", outcome.reference)), 303);
  return data(await reportRefusalModel(context, outcome), { status: outcome.status });
}

/** Reports a member; reached from the profile, from a photo and from the chat (PROF-02). */
export default function MemberReport() {
  return <ReportView model={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
