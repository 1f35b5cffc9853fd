import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loginFromForm } from "#app/features/auth/login.server";
import { loadLogin, loginRefusal } from "#app/features/auth/login-model.server";
import { LoginForm } from "#app/features/auth/login-view";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { scriptless: true, shared: true };

export async function loader({ context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadLogin(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const outcome = await loginFromForm(context, request);
  if (outcome.kind === "done") return redirect(outcome.to, 303);
  return data(await loginRefusal(context, outcome), { status: outcome.status });
}

export default function Login() {
  return <LoginForm model={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
