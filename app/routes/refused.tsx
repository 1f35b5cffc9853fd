import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RefusedView } from "#app/features/site/refused-view";
import { invariantResponse } from "#app/http/invariant-response";
import { languageOf } from "#app/session/language.server";

/** Explains what the host refused; asked for by the host alone. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { refusal } = context;
  invariantResponse(refusal, 404);
  const { translator } = await languageOf(context);
  const words = translator.words("common");
  const large = refusal.status === 413;
  const model = {
    title: large ? words.too_large_title : words.refused_title,
    text: large ? words.too_large_text : words.refused_text,
    back: words.back,
    typed: refusal.typed.filter(([, value]) => value.trim() !== ""),
  };
  return data(model, { status: refusal.status });
}

export default function Refused() {
  return <RefusedView model={useLoaderData<typeof loader>()} />;
}
