import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { confirmLink, loadConfirmLink } from "#app/features/account-recovery/confirm-link.server";
import { ConfirmLinkView } from "#app/features/account-recovery/confirm-link-view";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { status, ...model } = await loadConfirmLink(context, "mail-change");
  return data(model, { status });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await confirmLink(context, request, "mail-change"));
}

export default function MailChange() {
  return <ConfirmLinkView model={usePageData<typeof loader>()} refusal={usePosted<typeof action>()} />;
}
