import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { HandleErrorFunction, ServerBuild } from "@remix-run/server-runtime";
import type { AppRuntime } from "#app/app-runtime";
import type { CachedPage, PageRequest, StoredAnswer } from "#app/cache/page-cache.server";
import type { LoadedPage } from "#app/entry.server";
import type { AppSettings } from "#app/env.server";
import type { PageContext, RequestFacts } from "#app/page-context";
import type { RouteHandle } from "#app/route-handle";
import type { UpstreamMeter } from "#app/upstream/meter.server";

/** The parts of an answer that lead to other pages. */
interface VisitedAnswer {
  document: string | undefined;
  location: string | null;
}

/** What app/entry.server.tsx exports besides Remix's own handler: the host's only way into the app. */
export interface AppEntry {
  startApp(
    settings: AppSettings,
    log: (line: Record<string, unknown>) => void,
    meter?: UpstreamMeter,
  ): Promise<AppRuntime>;
  /** The page of a host with too much to do, in the language that the headers ask for. */
  busyPage(headers: Pick<Headers, "get">): string;
  createRequestContext(
    runtime: AppRuntime,
    facts: RequestFacts,
    headers: Headers,
    signal: AbortSignal | undefined,
  ): PageContext;
  /** The headers of a 304, where PHP says to all that this poll asks what it said when the asker was answered last. */
  unchangedPoll(context: PageContext): Promise<readonly string[] | undefined>;
  /** The page visitors share as it is stored, for a request that the host has made nothing of yet. */
  storedPage(runtime: AppRuntime, request: PageRequest): StoredAnswer | undefined;
  /** The page visitors share, where this request is for one (docs/decisions/0010). */
  openCachedPage(
    context: PageContext,
    method: string,
    handle: RouteHandle | undefined,
  ): Promise<CachedPage | undefined>;
  /** Draws a page whose loaders have answered: the page is `context.document` then. */
  drawPage(context: PageContext, page: LoadedPage): Promise<Response>;
  /** Tells the operator what broke, and the page's status. */
  handleError: HandleErrorFunction;
  /** Whether a form key was rendered by this site for the given visitor (TRUST.md, "Who may post"). */
  isOwnFormKey(runtime: AppRuntime, key: string, headers: Headers, place: string): boolean;
  /** Whether a page other than the form's own may show a field again (app/http/secret-fields.ts). */
  isShownElsewhere(field: string): boolean;
  /** The answer with what a browser without cookies must carry on by itself (HOST-11, HOST-12). */
  addVisitToLinks<Answer extends VisitedAnswer>(context: PageContext, answer: Answer): Answer;
}

export interface AppBuild {
  build: ServerBuild;
  entry: AppEntry;
  enhanceUrl: string;
  clientDir: string;
}

/** Loads the built app from `buildDir`; the host imports no app code in any other way. */
export async function loadAppBuild(buildDir: string): Promise<AppBuild> {
  const build = (await import(
    pathToFileURL(join(buildDir, "server/index.js")).href
  )) as unknown as ServerBuild;
  const manifest = JSON.parse(readFileSync(join(buildDir, "enhance-manifest.json"), "utf8")) as {
    file: string;
  };
  return {
    build,
    entry: build.entry.module as unknown as AppEntry,
    enhanceUrl: `/${manifest.file}`,
    clientDir: join(buildDir, "client"),
  };
}
