import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fileComplaint } from "#app/features/site/complaint.server";
import {
  complaintRefusalModel,
  loadComplaint,
  withdrawalOf,
} from "#app/features/site/complaint-model.server";
import { ComplaintView } from "#app/features/site/complaint-view";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";
import { receiptQuery } from "#app/shared/reports/receipt.server";

export const handle: RouteHandle = { scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadComplaint(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const outcome = await fileComplaint(context, request);
  if (outcome.kind === "done")
    return redirect(
      paths.complaints({
        ...receiptQuery(context, "complaint", outcome.reference),
        ...withdrawalOf(context),
      }),
      303,
    );
  return data(await complaintRefusalModel(context, outcome), { status: outcome.status });
}

export default function Complaints() {
  return <ComplaintView model={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
