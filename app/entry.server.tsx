import { redirect } from "@remix-run/node";
import type { EntryContext, HandleErrorFunction, ServerBuild } from "@remix-run/server-runtime";
import { renderToString } from "react-dom/server";
import { cacheHtml } from "./cache/html-cache.server";
import type { Shell } from "./features/site/shell";
import { loadShell } from "./features/site/shell.server";
import { type HandOff, HandOffContext } from "./hydration-scripts";
import { StoreUnavailable } from "./once/once-database.server";
import type { PageContext } from "./page-context";
import { DrawnPageProvider, type PageData, type PageModule } from "./page-data";
import { paths } from "./paths";
import App, { ErrorBoundary, Layout } from "./root";
import type { RouteHandle } from "./route-handle";
import { KEPT_FOR, keptFor } from "./session/kept-chats.server";
import { TOLD_ZONE, toldTimeZone } from "./session/time-zone.server";
import { KeptPiecesProvider } from "./ui/kept-piece";
import { pageStatusOf, UpstreamFailure } from "./upstream/failure.server";

declare module "@remix-run/server-runtime" {
  /** Loaders and actions get the page's context as Remix's `context`. */
  interface AppLoadContext extends PageContext {}
}

export { busyPage } from "./busy-page.server";
export { openCachedPage, storedPage } from "./cache/page-cache.server";
export { isShownElsewhere } from "./http/secret-fields";
export { createRequestContext, isOwnFormKey } from "./request-context.server";
export { startApp } from "./runtime.server";
export { unchangedPoll } from "./session/quiet-polls.server";
export { addVisitToLinks } from "./session/visit-links.server";

/** Bars of members and visitors that are kept, about 6 KB each. */
const keptPieces = cacheHtml(500);

/** Loaders are awaited before rendering, so nothing streams that could time out. */
export const streamTimeout = 1_000;

/** A page whose loaders have answered, or broken. */
export interface LoadedPage {
  data: PageData;
  routeId: string;
  module: PageModule | undefined;
  /** What broke on the way to it. */
  error?: unknown;
  assets: ServerBuild["assets"];
}

/** What React needs in the browser to take the page over; undefined where the page stays the server's. */
function handOffOf({ data, routeId, module, error, assets }: LoadedPage): HandOff | undefined {
  const { hydrate } = (module?.handle ?? {}) as RouteHandle;
  const isStill = (data.page as { still?: boolean } | undefined)?.still === true;
  if (!hydrate || isStill || error !== undefined) return undefined;
  const { routes, entry } = assets;
  const modules = ["root", routeId].flatMap((id) => routes[id]?.module ?? []);
  // The dev server's modules want React's refresh before them; a build has none.
  const { hmr } = assets as { hmr?: { runtime: string } };
  return { data, modules, before: hmr?.runtime, entry: entry.module };
}

/** An open circuit or a full queue is over in about that time (app/upstream/breaker, admission). */
const RETRY_AFTER_S = 10;
/** Beyond this nobody plans: a maintenance of days is asked about again. */
const MAX_RETRY_AFTER_S = 3_600;

function retryAfterOf({ retryAfterMs = 0 }: NonNullable<PageContext["failure"]>): string {
  return String(Math.min(MAX_RETRY_AFTER_S, Math.max(RETRY_AFTER_S, Math.ceil(retryAfterMs / 1_000))));
}

/** Remix's way to a page: everything that was posted, broke or leads elsewhere. */
export default async function handleRequest(
  _request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: PageContext,
): Promise<Response> {
  // The data travel as JSON: nobody reads Remix's stream of them.
  remix.serverHandoffStream = undefined;
  const { matches, loaderData, actionData, errors } = remix.staticHandlerContext;
  await frameErrorPage(remix, context);
  const routeId = matches.at(-1)?.route.id ?? "";
  const page = {
    data: { root: loaderData.root, page: loaderData[routeId], posted: actionData?.[routeId] },
    routeId,
    module: remix.routeModules[routeId],
    error: Object.values(errors ?? {})[0],
    assets: remix.manifest as ServerBuild["assets"],
  };
  return drawPage(context, page, status, headers);
}

/** Pages are rendered whole: people without scripts see everything, and one string compresses best. */
export async function drawPage(
  context: PageContext,
  page: LoadedPage,
  status = 200,
  headers = new Headers(),
): Promise<Response> {
  if (mustLogIn(context)) return redirect(paths.login({ next: returnPathOf(context.url) }), 303);
  const { data, module, error } = page;
  await context.turn();
  const html = renderToString(
    <HandOffContext.Provider value={handOffOf(page)}>
      <DrawnPageProvider value={{ ...data, module, error }}>
        <KeptPiecesProvider value={keptPieces}>
          <Layout>{error === undefined ? <App /> : <ErrorBoundary />}</Layout>
        </KeptPiecesProvider>
      </DrawnPageProvider>
    </HandOffContext.Provider>,
  );
  context.document = `<!DOCTYPE html>${html}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const keeper = await keptFor(context);
  if (keeper !== undefined) headers.set(KEPT_FOR, keeper);
  if (context.binding !== "") headers.set(TOLD_ZONE, toldTimeZone(context) ?? "");
  if (context.failure?.status === 503) headers.set("Retry-After", retryAfterOf(context.failure));
  return new Response(null, { status: context.failure?.status ?? status, headers });
}

/** A page may do without what failed, but not without the login; visitors have none to lose. */
function mustLogIn({ failure, upstream, binding }: PageContext): boolean {
  return failure?.loginNeeded === true || (upstream.loginEnded && binding !== "");
}

/**
 * Beside a thrown action error Remix runs only the loaders above the boundary, so the error page would lack its frame.
 * What broke is known only now: the frame says how long it may take, and holds the form whose post broke.
 */
async function frameErrorPage({ staticHandlerContext: page }: EntryContext, context: PageContext) {
  if (!page.errors || mustLogIn(context)) return;
  if (page.errors.root && !page.loaderData.root) page.loaderData.root = { shell: await loadShell(context) };
  const root = page.loaderData.root as { shell: Shell } | undefined;
  if (root) page.loaderData.root = { ...root, shell: withFailure(root.shell, context) };
}

function withFailure(shell: Shell, { failure, posted, typed, url }: PageContext): Shell {
  const isAway = failure?.status === 503;
  const again = failure && posted ? { action: returnPathOf(url), fields: typed() } : undefined;
  return { ...shell, failure: { isAway, again } };
}

function returnPathOf({ pathname, search }: URL): string {
  return `${pathname}${search}`;
}

/** Broken things are logged once, with words for operators; members see a page with the request id. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted) return;
  const page = context as PageContext;
  const { runtime, requestId, routeTemplate } = page;
  if (error instanceof UpstreamFailure) {
    page.failure ??= {
      status: pageStatusOf(error),
      loginNeeded: error.code === "authentication_required",
      retryAfterMs: error.retryAfterMs,
    };
    // The client has logged every call that failed; a refusal the page could not use was no failure to it.
    if (error.refusal !== undefined)
      runtime.log({ msg: "upstream failed", requestId, route: routeTemplate, ...error.forLog() });
    return;
  }
  if (error instanceof StoreUnavailable) {
    // Nothing was asked of PHP: the page says that it passes and keeps what was typed, with its key.
    page.failure ??= { status: 503, loginNeeded: false, retryAfterMs: undefined };
    runtime.log({ msg: "change refused", requestId, route: routeTemplate, error: error.message });
    return;
  }
  const stack = error instanceof Error ? error.stack : String(error);
  runtime.log({ msg: "page failed", requestId, route: routeTemplate, error: stack });
};
