import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActivatedView } from "#app/features/signup/activated-view";
import { getLanguage } from "#app/session/language.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const { translator } = await getLanguage(context);
  const words = translator.words("signup");
  return { title: words.activated_title, words };
}

export default function ActivateDone() {
  return <ActivatedView {...useLoaderData<typeof loader>()} />;
}
