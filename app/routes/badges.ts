import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "#app/route-handle";
import { answerPoll } from "#app/session/answer-poll.server";
import { getViewer } from "#app/session/viewer.server";

export const handle: RouteHandle = { poll: true };

/** Counts of the badges, for the refresh of APP-05. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const counts = async () => {
    const viewer = await getViewer(context);
    return {
      unread: viewer?.unread ?? 0,
      newLikes: viewer?.newLikes ?? 0,
      credits: viewer?.user.credits ?? 0,
    };
  };
  return answerPoll(context, request, counts, { content: "numbers", isRepeatable: true });
}
