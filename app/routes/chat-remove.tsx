import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { loadRemoveChat, removeChat } from "#app/features/chat/remove-chat.server";
import { RemoveChatView } from "#app/features/chat/remove-chat-view";
import { routeId } from "#app/http/route-id";
import { usePageData } from "#app/page-data";

export async function loader({ context, params }: LoaderFunctionArgs) {
  return loadRemoveChat(context, routeId(params.id));
}

export async function action({ context, params }: ActionFunctionArgs) {
  return answerForm(await removeChat(context, routeId(params.id)));
}

export default function ChatRemove() {
  return <RemoveChatView model={usePageData<typeof loader>()} />;
}
