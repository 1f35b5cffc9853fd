import { type PollContent, pollAnswer } from "#app/http/etag.server";
import type { PageContext } from "#app/page-context";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { rememberPoll } from "./quiet-polls.server";
import { getViewer } from "./viewer.server";

interface PollOptions {
  content?: PollContent;
  /** The news are made of PHP's answers alone: nothing in them is new each time, as a form key is. */
  isRepeatable?: boolean;
}

/** Answers a poll: `false` when the login is gone (HOST-06), 503 when upstream fails; never a login page. */
export async function answerPoll(
  context: PageContext,
  request: Request,
  news: () => Promise<unknown>,
  { content, isRepeatable = false }: PollOptions = {},
): Promise<Response> {
  context.upstream.becomePoll();
  try {
    if (!(await getViewer(context))) return pollAnswer(request, false);
    const answer = await news();
    if (context.upstream.loginEnded) return pollAnswer(request, false);
    const response = pollAnswer(request, answer, content);
    if (isRepeatable) await rememberPoll(context, response.headers.get("ETag") ?? "");
    return response;
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    if (error.code === "authentication_required") return pollAnswer(request, false);
    return new Response(null, { status: 503, headers: { "Retry-After": "10", "Cache-Control": "no-store" } });
  }
}
