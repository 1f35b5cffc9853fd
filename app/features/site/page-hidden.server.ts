import type { AppLoadContext } from "@remix-run/server-runtime";
import { pageHidden } from "#app/contract/site.server";
import { UpstreamFailure } from "#app/upstream/failure.server";

/** Passes the beacon on; nobody waits for its answer. */
export async function tellPageHidden(context: AppLoadContext): Promise<void> {
  try {
    await context.upstream.ask(pageHidden, { body: {} });
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
  }
}
