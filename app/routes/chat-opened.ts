import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadOpened } from "#app/features/chat/opened-conversation.server";
import { routeId } from "#app/http/route-id";
import type { RouteHandle } from "#app/route-handle";
import { answerPoll } from "#app/session/answer-poll.server";

export const handle: RouteHandle = { poll: true };

/** A conversation for a page that shows another one (CHAT-18); without scripts its link leads to its page. */
export function loader({ context, params, request }: LoaderFunctionArgs) {
  const conversation = routeId(params.id);
  return answerPoll(context, request, async () => (await loadOpened(context, conversation)) ?? null);
}
