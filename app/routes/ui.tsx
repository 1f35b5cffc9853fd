import type { LoaderFunctionArgs } from "@remix-run/node";
import { invariantResponse } from "#app/http/invariant-response";
import { usePageData } from "#app/page-data";
import { getLanguage } from "#app/session/language.server";
import { ChatGallery, Gallery } from "#app/ui/gallery";

/** Every part in every state, for those who build the site; not there in production. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { part } = params;
  invariantResponse(context.runtime.settings.deployment !== "production", 404);
  invariantResponse(part === undefined || part === "chat" || part === "chats", 404);
  const { translator } = await getLanguage(context);
  return { title: translator.words("site").ui_title, part };
}

export default function Ui() {
  const { part } = usePageData<typeof loader>();
  if (part) return <ChatGallery view={part === "chat" ? "conversation" : "list"} />;
  return <Gallery />;
}
