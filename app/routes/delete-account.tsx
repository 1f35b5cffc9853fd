import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmLeavingView } from "#app/features/account-deletion/confirm-view";
import { postLeaving } from "#app/features/account-deletion/delete-account.server";
import { loadLeaving } from "#app/features/account-deletion/leaving.server";
import { LeavingView } from "#app/features/account-deletion/leaving-view";
import { REACTIVATION_DAYS } from "#app/features/account-recovery/reactivation-days";

export async function loader({ context }: LoaderFunctionArgs) {
  return loadLeaving(context, REACTIVATION_DAYS);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const outcome = await postLeaving(context, request);
  if (outcome.kind === "gone") return redirect(outcome.to, 303);
  return data(outcome.answer, { status: outcome.status });
}

export default function DeleteAccount() {
  const model = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return answer?.step === "confirm" ? (
    <ConfirmLeavingView model={model} answer={answer} />
  ) : (
    <LeavingView model={model} answer={answer} />
  );
}
