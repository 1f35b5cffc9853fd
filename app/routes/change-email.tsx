import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadChangeEmail, saveEmail } from "#app/features/account/change-email.server";
import { ChangeEmailView } from "#app/features/account/change-email-view";
import { suggestedEmail } from "#app/features/signup/create-account.server";
import { EMAIL } from "#app/features/signup/signup-form.server";

export async function loader({ context }: LoaderFunctionArgs) {
  return loadChangeEmail(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const outcome = await saveEmail(context, request, { pattern: EMAIL, suggest: suggestedEmail });
  if (outcome.kind === "done") return redirect(outcome.to, 303);
  return data(outcome.refusal, { status: outcome.status });
}

export default function ChangeEmail() {
  return <ChangeEmailView model={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
