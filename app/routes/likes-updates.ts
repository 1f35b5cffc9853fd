import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLikeType } from "#app/features/likes/like-types";
import { loadLikeCards } from "#app/features/likes/likes.server";
import { invariantResponse } from "#app/http/invariant-response";
import type { RouteHandle } from "#app/route-handle";
import { answerPoll } from "#app/session/answer-poll.server";

export const handle: RouteHandle = { poll: true };

/** The cards of a likes view, for its poll. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { type } = params;
  invariantResponse(isLikeType(type), 404);
  return answerPoll(context, request, async () => ({ cards: await loadLikeCards(context, type) }));
}
