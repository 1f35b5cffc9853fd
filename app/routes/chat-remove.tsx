import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findChatRow, removeChat } from "#app/features/chat/chat-list.server";
import { RemoveChatView } from "#app/features/chat/remove-chat-view";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import { issueFormKey } from "#app/once/form-key.server";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const conversation = routeId(params.id);
  await requireMember(context);
  const [row, { translator }] = await Promise.all([
    findChatRow(context, { conversation }),
    getLanguage(context),
  ]);
  invariantResponse(row, 404);
  const words = translator.words("chat");
  const text = translator.t("chat:remove_text", { name: row.name });
  return {
    title: words.remove_title,
    words,
    conversation,
    text,
    formKey: issueFormKey(context, "remove-chat"),
  };
}

export async function action({ context, params }: ActionFunctionArgs) {
  const conversation = routeId(params.id);
  await requireMember(context);
  const removed = await removeChat(context, conversation);
  setFlash(context, removed ? "chat_removed" : "chat_not_removed");
  return redirect(paths.chats(), 303);
}

export default function ChatRemove() {
  return <RemoveChatView {...useLoaderData<typeof loader>()} />;
}
