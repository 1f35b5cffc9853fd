import { pageHidden } from "#app/contract/site.server";
import type { PageContext } from "#app/page-context";
import { UpstreamFailure } from "#app/upstream/failure.server";

/** Passes the beacon on; nobody waits for its answer. */
export async function tellPageHidden(context: PageContext): Promise<void> {
  try {
    await context.upstream.ask(pageHidden, { body: {} });
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
  }
}
