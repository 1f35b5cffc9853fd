import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm } from "#app/answer-form";
import { askForMail, loadAskMail } from "#app/features/account-recovery/ask-mail.server";
import { AskMailView } from "#app/features/account-recovery/ask-mail-view";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true, posts: "recovery" };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadAskMail(context, "reset");
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await askForMail(context, request, "reset"));
}

export default function ResetPassword() {
  return <AskMailView model={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
