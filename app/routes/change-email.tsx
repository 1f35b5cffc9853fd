import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { loadChangeEmail, saveEmail } from "#app/features/account/change-email.server";
import { ChangeEmailView } from "#app/features/account/change-email-view";
import { usePageData, usePosted } from "#app/page-data";

export async function loader({ context }: LoaderFunctionArgs) {
  return loadChangeEmail(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await saveEmail(context, request));
}

export default function ChangeEmail() {
  return <ChangeEmailView model={usePageData<typeof loader>()} refusal={usePosted<typeof action>()} />;
}
