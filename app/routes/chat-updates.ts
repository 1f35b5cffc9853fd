import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { loadMore } from "#app/features/chat/conversation-news.server";
import { postFromScript } from "#app/features/chat/post-from-script.server";
import { routeId } from "#app/http/route-id";
import type { RouteHandle } from "#app/route-handle";
import { answerPoll } from "#app/session/answer-poll.server";

export const handle: RouteHandle = { poll: true, files: true };

/** What is new in a conversation, for its poll (CHAT-07), or what is older (CHAT-11). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const profile = routeId(params.id);
  // Keys are new each time.
  const isRepeatable = !context.url.searchParams.has("keys");
  return answerPoll(context, request, async () => (await loadMore(context, profile)) ?? null, {
    isRepeatable,
  });
}

/** A message sent by script; without scripts the page itself takes the post. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  return postFromScript(context, request, routeId(params.id));
}
