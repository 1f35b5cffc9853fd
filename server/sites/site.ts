import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { AppRuntime } from "#app/app-runtime";
import type { AppBuild } from "../app-entry";
import { prepareDataDir } from "../data-dir";
import type { Log } from "../log";
import { openPool } from "../postgres-pool";
import { ByteBudget } from "../posts/budget";
import { POST_PATIENCE, type PostPatience } from "../posts/patience";
import { openUploadFolder, UPLOAD_BYTES } from "../posts/upload-folder";
import type { AskedSite, SiteSteps } from "../request-state";
import type { HostSettings } from "../settings";
import { countedTogether, limits } from "../steps/limits";
import { media } from "../steps/media";
import { FORM_BYTES, postedBody } from "../steps/posted-body";
import { provenByKey } from "../steps/same-origin";
import type { Vitals } from "../vitals";

/** What all sites of a process use; nothing of it remembers a visitor. */
export interface SharedParts {
  app: AppBuild;
  log: Log;
  vitals: Vitals;
  /** How much may be posted at once, whatever the site: it is one memory and one disk. */
  budgets: { forms: ByteBudget; uploads: ByteBudget };
  patience: PostPatience;
}

export function sharedParts(
  app: AppBuild,
  log: Log,
  vitals: Vitals,
  patience: PostPatience = POST_PATIENCE,
): SharedParts {
  const budgets = {
    forms: new ByteBudget(FORM_BYTES),
    uploads: new ByteBudget(UPLOAD_BYTES, UPLOAD_BYTES / 2),
  };
  return { app, log, vitals, budgets, patience };
}

/**
 * One site with all that is its own: connections to its PHP, keys, limits, caches, circuits. Nothing of it can be reached
 * from another site of the process (OPS-12).
 */
export class Site implements AskedSite {
  #answering = 0;
  #answered: (() => void) | undefined;

  constructor(
    readonly name: string | undefined,
    readonly settings: HostSettings,
    readonly runtime: AppRuntime,
    readonly steps: SiteSteps,
  ) {}

  /** The site stays open until the work is done and the last byte of its answer is sent. */
  async answer(outgoing: ServerResponse, work: () => Promise<void>): Promise<void> {
    this.#answering += 1;
    const sent = new Promise<void>((done) => outgoing.once("close", done));
    try {
      await work();
    } finally {
      void sent.then(() => this.#leave());
    }
  }

  /** The same for an answer that is made at once. */
  stayOpenFor(outgoing: ServerResponse): void {
    this.#answering += 1;
    outgoing.once("close", () => this.#leave());
  }

  #leave(): void {
    this.#answering -= 1;
    if (this.#answering === 0) this.#answered?.();
  }

  /** For a site that gets no requests any more: closes after what it is answering, but not later than this. */
  async retire(withinMs: number): Promise<void> {
    if (this.#answering > 0) {
      const answered = new Promise<void>((done) => (this.#answered = done));
      const waiting = new AbortController();
      await Promise.race([answered, delay(withinMs, undefined, { ref: false, signal: waiting.signal })]);
      waiting.abort();
    }
    await this.close();
  }

  close(): Promise<void> {
    return this.runtime.close();
  }
}

/** @throws SettingsError or UnusableSetting */
export async function openSite(
  { name, settings }: { name?: string | undefined; settings: HostSettings },
  { app, log, vitals, budgets, patience }: SharedParts,
): Promise<Site> {
  prepareDataDir(settings.dataDir);
  const ofSite = name === undefined ? {} : { site: name };
  const pool = await openPool(settings.databaseUrl);
  const runtime = await app.entry.startApp(
    { ...settings, database: pool, enhanceUrl: app.enhanceUrl },
    (line) => log.warn({ ...ofSite, ...line }),
    vitals.metrics.meterOf(name),
  );
  const { isShownElsewhere: isShown, isOwnFormKey } = app.entry;
  // Not by the newest secret: while containers change over to another one, they count together.
  const counted = pool && countedTogether(pool, settings.formSecrets.at(-1) ?? "");
  const uploads = openUploadFolder(settings.dataDir, budgets.uploads);
  return new Site(name, settings, runtime, {
    ...limits(settings.postLimits, isShown, counted),
    media: settings.mediaFromUpstream
      ? media(
          settings.upstreamOrigin,
          runtime.cookieNames,
          runtime.dialect,
          settings.upstreamDeadlines.readMs,
        )
      : (_, next) => next(),
    postedBody: postedBody({
      uploadMaxBytes: settings.uploadMaxBytes,
      uploads,
      memory: budgets.forms,
      patience,
      isShown,
    }),
    provenByKey: provenByKey((...posted) => isOwnFormKey(runtime, ...posted), isShown, log),
  });
}
