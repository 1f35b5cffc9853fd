import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createAccount } from "#app/features/signup/create-account.server";
import { loadSignup, signupRefusalModel } from "#app/features/signup/signup-model.server";
import { SignupView } from "#app/features/signup/signup-view";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { scriptless: true, shared: true };

export async function loader({ context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadSignup(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  // Back and "send" after a success: the account is there already.
  await requireVisitor(context);
  const outcome = await createAccount(context, request);
  if (outcome.kind === "done") {
    return redirect(
      outcome.loggedIn ? paths.completeSignup({ created: outcome.matches ?? "yes" }) : paths.login(),
      303,
    );
  }
  return data(await signupRefusalModel(context, outcome), { status: outcome.status });
}

export default function Signup() {
  return <SignupView model={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
