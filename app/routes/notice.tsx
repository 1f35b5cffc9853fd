import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { fileStatement, loadStatement } from "#app/features/statements/statement.server";
import { StatementView } from "#app/features/statements/statement-view";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadStatement(context, "notice");
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await fileStatement(context, request, "notice"));
}

export default function Notice() {
  return <StatementView model={usePageData<typeof loader>()} refusal={usePosted<typeof action>()} />;
}
