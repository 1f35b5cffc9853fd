import { pageHidden } from "#app/contract/site.server";
import type { PageContext } from "#app/page-context";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";

/** Passes the beacon on; nobody reads the answer, so that not even a lost login changes it. */
export async function forwardPageHidden(context: PageContext): Promise<void> {
  await withRecoveryForAnyone(context.upstream.ask(pageHidden, { body: {} }), () => undefined);
}
