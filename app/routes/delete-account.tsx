import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { ConfirmDeletionView } from "#app/features/account-deletion/confirm-deletion-view";
import { loadDeleteAccount, postDeleteAccount } from "#app/features/account-deletion/delete-account.server";
import { DeleteAccountView } from "#app/features/account-deletion/delete-account-view";
import { REACTIVATION_DAYS } from "#app/features/account-recovery/reactivation-days";
import { usePageData, usePosted } from "#app/page-data";

export async function loader({ context }: LoaderFunctionArgs) {
  return loadDeleteAccount(context, REACTIVATION_DAYS);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await postDeleteAccount(context, request));
}

export default function DeleteAccount() {
  const model = usePageData<typeof loader>();
  const page = usePosted<typeof action>();
  return page?.step === "confirm" ? (
    <ConfirmDeletionView model={model} page={page} />
  ) : (
    <DeleteAccountView model={model} page={page} />
  );
}
