import { logout } from "#app/contract/user.server";
import type { PageContext } from "#app/page-context";
import { setFlash } from "#app/session/flash.server";
import { UpstreamFailure } from "#app/upstream/failure.server";

/** Ends the session upstream (AUTH-02). When upstream cannot be reached the browser's cookies go all the same. */
export async function logOut(context: PageContext): Promise<void> {
  try {
    await context.upstream.ask(logout);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({ msg: "logout failed upstream", requestId: context.requestId, ...error.forLog() });
  }
  context.upstream.forgetLogin();
  setFlash(context, "logged_out");
}
