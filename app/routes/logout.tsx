import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { logOut } from "#app/features/auth/logout.server";
import { LogoutView } from "#app/features/auth/logout-view";
import { issueFormKey } from "#app/once/form-key.server";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getViewer } from "#app/session/viewer.server";

/** A GET changes nothing (AUTH-02): it shows the button. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!(await getViewer(context))) throw redirect(paths.home(), 303);
  const { translator } = await getLanguage(context);
  const words = translator.words("auth");
  return { title: words.logout_title, words, formKey: issueFormKey(context, "logout") };
}

export async function action({ context }: ActionFunctionArgs) {
  await logOut(context);
  return redirect(paths.home(), 303);
}

export default function Logout() {
  return <LogoutView {...useLoaderData<typeof loader>()} />;
}
