import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { changeLanguage, loadLanguageChoice } from "#app/features/site/language.server";
import { LanguageView } from "#app/features/site/language-view";
import { formDataOf } from "#app/http/form.server";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadLanguageChoice(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return redirect(await changeLanguage(context, await formDataOf(request)), 303);
}

export default function LangConfig() {
  return <LanguageView model={useLoaderData<typeof loader>()} />;
}
