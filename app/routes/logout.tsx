import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerForm } from "#app/answer-form";
import { loadLogout, logOut } from "#app/features/auth/logout.server";
import { LogoutView } from "#app/features/auth/logout-view";

export async function loader({ context }: LoaderFunctionArgs) {
  return loadLogout(context);
}

export async function action({ context }: ActionFunctionArgs) {
  return answerForm(await logOut(context));
}

export default function Logout() {
  return <LogoutView model={useLoaderData<typeof loader>()} />;
}
