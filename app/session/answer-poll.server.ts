import { type PollContent, pollAnswer } from "#app/http/etag.server";
import type { PageContext } from "#app/page-context";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { getViewer } from "./viewer.server";

/** Answers a poll: `false` when the login is gone (HOST-06), 503 when upstream fails; never a login page. */
export async function answerPoll(
  context: PageContext,
  request: Request,
  news: () => Promise<unknown>,
  content?: PollContent,
): Promise<Response> {
  context.upstream.becomePoll();
  try {
    if (!(await getViewer(context))) return pollAnswer(request, false);
    const answer = await news();
    return pollAnswer(request, context.upstream.loginEnded ? false : answer, content);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    if (error.code === "authentication_required") return pollAnswer(request, false);
    return new Response(null, { status: 503, headers: { "Retry-After": "10", "Cache-Control": "no-store" } });
  }
}
