import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { chooseNewPassword, loadNewPassword } from "#app/features/account-recovery/new-password.server";
import { NewPasswordView } from "#app/features/account-recovery/new-password-view";
import { PASSWORD_MIN } from "#app/features/signup/signup-form.server";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { status, ...model } = await loadNewPassword(context, PASSWORD_MIN);
  return data(model, { status });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const outcome = await chooseNewPassword(context, request, PASSWORD_MIN);
  if (outcome.kind === "done") return redirect(outcome.to, 303);
  return data(outcome.refusal, { status: outcome.status });
}

export default function ResetPasswordDo() {
  return <NewPasswordView model={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
