import { setTyping } from "#app/contract/chat.server";
import type { PageContext } from "#app/page-context";
import { UpstreamFailure } from "#app/upstream/failure.server";

/** Tells the partner that the member is writing (CHAT-03). Nobody waits for it, so a failure is only logged. */
export async function tellTyping(context: PageContext, profile: number): Promise<Response> {
  try {
    await context.upstream.ask(setTyping, { body: { profile } });
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({ msg: "typing not told", requestId: context.requestId, ...error.forLog() });
  }
  return new Response(null, { status: 204 });
}
