import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { chooseNewPassword, loadNewPassword } from "#app/features/account-recovery/new-password.server";
import { NewPasswordView } from "#app/features/account-recovery/new-password-view";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true, posts: "recovery" };

export async function loader({ context }: LoaderFunctionArgs) {
  const { status, ...model } = await loadNewPassword(context);
  return data(model, { status });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await chooseNewPassword(context, request));
}

export default function ResetPasswordDo() {
  return <NewPasswordView model={usePageData<typeof loader>()} refusal={usePosted<typeof action>()} />;
}
