import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { loadLogout, logOut } from "#app/features/auth/logout.server";
import { LogoutView } from "#app/features/auth/logout-view";
import { usePageData } from "#app/page-data";

export async function loader({ context }: LoaderFunctionArgs) {
  return loadLogout(context);
}

export async function action({ context }: ActionFunctionArgs) {
  return answerForm(await logOut(context));
}

export default function Logout() {
  return <LogoutView model={usePageData<typeof loader>()} />;
}
