import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { ActivationFailedView } from "#app/features/signup/activated-view";
import { usePageData } from "#app/page-data";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const words = translator.words("signup");
  const text = translator.t("signup:activation_failed_text", {
    email: site.support_email || site.support_phone || site.name,
  });
  return data({ title: words.activation_failed, words, text }, { status: 410 });
}

export default function ActivateError() {
  return <ActivationFailedView {...usePageData<typeof loader>()} />;
}
