import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { ActivatedView } from "#app/features/signup/activated-view";
import { isActivated } from "#app/features/signup/activation.server";
import { usePageData } from "#app/page-data";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";

export async function loader({ context }: LoaderFunctionArgs) {
  if (!(await isActivated(context))) throw redirect(paths.completeSignup({ step: "confirm" }), 303);
  const { translator } = await getLanguage(context);
  const words = translator.words("signup");
  return { title: words.activated_title, words };
}

export default function ActivateDone() {
  return <ActivatedView {...usePageData<typeof loader>()} />;
}
