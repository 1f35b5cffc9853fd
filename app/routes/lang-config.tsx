import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { changeLanguage, loadLanguageChoice } from "#app/features/site/language.server";
import { LanguageView } from "#app/features/site/language-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadLanguageChoice(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await changeLanguage(context, request));
}

export default function LangConfig() {
  return <LanguageView model={usePageData<typeof loader>()} />;
}
