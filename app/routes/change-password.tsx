import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { loadChangePassword, savePassword } from "#app/features/account/change-password.server";
import { ChangePasswordView } from "#app/features/account/change-password-view";
import { usePageData, usePosted } from "#app/page-data";

export async function loader({ context }: LoaderFunctionArgs) {
  return loadChangePassword(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await savePassword(context, request));
}

export default function ChangePassword() {
  return <ChangePasswordView model={usePageData<typeof loader>()} refusal={usePosted<typeof action>()} />;
}
