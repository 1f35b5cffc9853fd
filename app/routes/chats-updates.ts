import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadLiveList } from "#app/features/chat/live-list.server";
import type { RouteHandle } from "#app/route-handle";
import { answerPoll } from "#app/session/answer-poll.server";

export const handle: RouteHandle = { poll: true };

/** The list of conversations for the poll of a page without an open one (CHAT-15). */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerPoll(context, request, () => loadLiveList(context), { isRepeatable: true });
}
