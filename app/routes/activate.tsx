import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { ActivateView } from "#app/features/signup/activated-view";
import { ACTIVATE_ACTION, activateAccount, activatedPath } from "#app/features/signup/activation.server";
import { formDataOf } from "#app/http/form.server";
import { issueFormKey } from "#app/once/form-key.server";
import { usePageData } from "#app/page-data";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";
import { getLanguage } from "#app/session/language.server";

export const handle: RouteHandle = { scriptless: true };

const CODE = /^[\w-]{8,200}$/;

export async function loader({ context }: LoaderFunctionArgs) {
  const code = context.url.searchParams.get("code") ?? "";
  if (!CODE.test(code)) throw redirect(paths.activateError(), 303);
  const { translator } = await getLanguage(context);
  const words = translator.words("signup");
  return { title: words.activate_title, words, code, formKey: issueFormKey(context, ACTIVATE_ACTION) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formDataOf(request);
  const code = form.get("code");
  const usable = typeof code === "string" && CODE.test(code);
  const done = usable && (await activateAccount(context, code));
  return redirect(done ? activatedPath(context) : paths.activateError(), 303);
}

export default function Activate() {
  return <ActivateView {...usePageData<typeof loader>()} />;
}
