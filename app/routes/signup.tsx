import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm } from "#app/answer-form";
import { createAccount } from "#app/features/signup/create-account.server";
import { loadSignup } from "#app/features/signup/signup-model.server";
import { SignupView } from "#app/features/signup/signup-view";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { scriptless: true, shared: true, posts: "signup" };

export async function loader({ context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadSignup(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  // Back and "send" after a success: the account is there already.
  await requireVisitor(context);
  return answerForm(await createAccount(context, request));
}

export default function Signup() {
  return <SignupView model={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
